import { expect, test } from 'vitest';
import { unwrap } from '../outcome.ts';
import { makeRecord, parseRecord, randomMove, recordToText, replay } from '../record.ts';
import { SeededRng } from '../rng.ts';
import { OVER, type Spectator } from '../rules.ts';
import type { Seat } from '../seat.ts';
import { type Harness, same, text } from './harness.ts';

/** What leaves the rules comes back the same: moves, positions, views and records. */
export function textConforms<S, J>(h: Harness<S, J>): void {
  const { game, rules, options, list, legalMoves, clone, snapshot, writeDown, named, everywhere } = h;

  everywhere('every move is one text, and one object', (s) => {
    const moves = legalMoves(s);
    const texts = moves.map((move) => rules.format(s, move));
    same(new Set(texts).size, moves.length);
    for (const [index, move] of moves.entries()) {
      same(unwrap(rules.parse(s, texts[index])), move);
      const object: unknown = JSON.parse(text(rules.describe(s, move)));
      same(unwrap(rules.moveObjectToText(object)), texts[index]);
    }
  });

  everywhere('a position survives JSON', (s) => {
    const json = snapshot(s);
    const read = unwrap(rules.fromJSON(JSON.parse(json)));
    same(snapshot(read), json);
    same(legalMoves(read), legalMoves(s));
    same(rules.result(read), rules.result(s));
  });

  everywhere('a view tells what its seat may know, and nothing else', (s, rng) => {
    const viewers: (Seat | Spectator)[] = ['spectator', ...Array.from({ length: rules.seats(s) }, (_, seat) => seat)];
    for (const who of viewers) {
      const view = text(rules.view(s, who));
      if (options.scramble) {
        const other = clone(s);
        options.scramble(other, who, rng);
        options.invariants(other);
        same(text(rules.view(other, who)), view);
      } else same(view, snapshot(s));
      const imagined = rules.determinize(JSON.parse(view) as J, rng);
      options.invariants(imagined);
      same(text(rules.view(imagined, who)), view);
      if (rules.actor(s) === who) same(legalMoves(imagined), legalMoves(s));
    }
  });

  test.each(named)('a record is replayed to the same end: %s', (title, config) => {
    const { moves, end } = writeDown(config, `record ${title}`);
    const written = recordToText(makeRecord(game, config, moves));
    const read = unwrap(parseRecord(JSON.parse(written)));
    expect(read.moves).toEqual(moves);
    same(snapshot(unwrap(replay(game, read))), snapshot(end));
    const broken = replay(game, { ...read, moves: [...moves, moves[0]] });
    expect(broken.ok ? '' : broken.error.message).toContain(`Move ${moves.length + 1}`);
  });

  test('a record may begin with a position, of as many seats', () => {
    const [, config] = named[0];
    const half: { position: J; moves: string[] }[] = [];
    const rng = new SeededRng('from');
    const s = unwrap(rules.setup(config));
    while (rules.actor(s) !== OVER) {
      half.push({ position: rules.toJSON(s), moves: [] });
      const move = randomMove(game, s, rng, list);
      for (const { moves } of half) moves.push(rules.format(s, move));
      rules.play(s, move);
    }
    const { position, moves } = half[half.length >> 1];
    const record = { ...makeRecord(game, config, moves), from: JSON.parse(text(position)) as unknown };
    same(snapshot(unwrap(replay(game, unwrap(parseRecord(JSON.parse(recordToText(record))))))), snapshot(s));
    same(replay(game, { ...record, seats: config.seats + 1 }).ok, false);
  });
}
