import { expect } from 'vitest';
import { MoveList } from '../movelist.ts';
import { randomMove } from '../record.ts';
import { CHANCE, OVER } from '../rules.ts';
import { type Harness, same, text } from './harness.ts';

/** Play itself: nobody is stuck, nothing is lost, and only `play` changes a state. */
export function playConforms<S, J>(h: Harness<S, J>): void {
  const { game, rules, options, list, legalMoves, clone, snapshot, everywhere } = h;

  everywhere('pieces are conserved, and nobody is ever stuck', (s) => {
    options.invariants(s);
    const moves = legalMoves(s);
    same(moves.length > 0, rules.actor(s) !== OVER);
    same(new Set(moves).size, moves.length);
    const actor = rules.actor(s);
    same(actor === CHANCE || actor === OVER || (actor >= 0 && actor < rules.seats(s)), true);
  });

  everywhere('legal clears the list it is given', (s) => {
    const moves = legalMoves(s);
    const other = new MoveList();
    for (let stale = 0; stale < 3; stale++) other.push(-1 - stale);
    for (let time = 0; time < 2; time++) {
      same(rules.legal(s, other), moves.length);
      same(other.toArray(), moves);
    }
    same(other.size <= other.moves.length, true);
  });

  everywhere('what was told before a move is not changed by it', (s, rng) => {
    if (rules.actor(s) === OVER) return;
    const after = clone(s);
    const move = randomMove(game, s, rng, list);
    const told = [rules.toJSON(after), rules.view(after, 0), rules.result(after), rules.describe(after, move)];
    const before = text(told);
    rules.play(after, move);
    same(text(told), before);
    const view = rules.view(s, 0);
    const seen = text(view);
    const imagined = rules.determinize(view, rng);
    rules.play(imagined, randomMove(game, imagined, rng, list));
    same(text(view), seen);
  });

  everywhere('the result names every seat, and a winner at the end only', (s) => {
    const { over, winners, standings } = rules.result(s);
    same(over, rules.actor(s) === OVER);
    // alone one may lose
    if (rules.seats(s) > 1 || !over) same(winners.length > 0, over);
    expect(standings.map(({ seat }) => seat).sort()).toEqual(Array.from({ length: rules.seats(s) }, (_, seat) => seat));
    for (const [index, { rank }] of standings.entries()) {
      // alone one is first, or second to an opponent without a seat
      same(
        rank <= Math.max(index + 1, rules.seats(s) === 1 ? 2 : 1) && rank >= (standings[index - 1]?.rank ?? 1),
        true,
      );
    }
    if (over)
      expect([...winners].sort()).toEqual(
        standings
          .filter(({ rank }) => rank === 1)
          .map((x) => x.seat)
          .sort(),
      );
  });

  everywhere('a copy is equal and lives on its own', (s, rng) => {
    const before = snapshot(s);
    const dirty = clone(s);
    for (let n = 0; n < 5 && rules.actor(dirty) !== OVER; n++) rules.play(dirty, randomMove(game, dirty, rng, list));
    same(snapshot(s), before);
    rules.copyInto(dirty, s);
    same(snapshot(dirty), before);
    same(legalMoves(dirty), legalMoves(s));
  });

  everywhere('asking changes nothing', (s, rng) => {
    const before = snapshot(s);
    const moves = legalMoves(s);
    if (rules.actor(s) === CHANCE) moves.push(rules.sample(s, rng));
    for (const move of moves) text([rules.format(s, move), rules.describe(s, move)]);
    rules.result(s);
    rules.view(s, 0);
    game.evaluate(s, new Float64Array(16));
    same(snapshot(s), before);
  });

  everywhere('events change nothing and can be sent', (s, rng) => {
    if (rules.actor(s) === OVER) return;
    const move = randomMove(game, s, rng, list);
    const told = clone(s);
    const silent = clone(s);
    const events: unknown[] = [];
    rules.play(told, move, (event) => events.push(event));
    rules.play(silent, move);
    same(snapshot(told), snapshot(silent));
    expect(events.length).toBeGreaterThan(0);
    expect(JSON.parse(text(events))).toStrictEqual(events);
  });
}
