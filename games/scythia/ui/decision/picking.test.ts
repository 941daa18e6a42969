import { SeededRng, seatOf } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { randomGame, textIn } from '../testing.ts';
import { choices } from './choices.ts';
import { objectOf } from './move-object.ts';
import { needsOf, pathOf } from './needs.ts';
import { cancelPicking, NOTHING, type Picking, pickedMove, tap } from './picking.ts';
import type { ScythiaDecision } from './prompt.ts';
import { targetsOf } from './targets.ts';

const text = textIn('en');

/** Decisions of a few games, of all kinds. */
function decisions(): ScythiaDecision[] {
  const found: ScythiaDecision[] = [];
  for (const seats of [1, 2, 3, 4])
    randomGame(seats, new SeededRng(40 + seats), (decision) => found.push({ ...decision, text }));
  return found.filter((_, index) => index % 6 === 0);
}

/** Every move that somebody with a pointer can make from here, by taps and buttons alone. */
function reachable(decision: ScythiaDecision): Set<string> {
  const moves = new Set<string>();
  const seen = new Set<string>();
  const look = (picking: Picking) => {
    const key = picking.needs.join('|');
    if (seen.has(key)) return;
    seen.add(key);
    const now = { ...decision, picking };
    for (const choice of choices(now)) if ('move' in choice.does) moves.add(choice.does.move);
    for (const target of targetsOf(now)) {
      const done = tap(now.view, now.legal, picking, target.id, false);
      if (done && 'move' in done) moves.add(done.move);
      else if (done) look(done.picking);
    }
  };
  look(NOTHING);
  return moves;
}

describe('choosing a move', () => {
  const all = decisions();

  it('the places of a move are those that one taps for it, a card by where it is held', () => {
    for (const decision of all)
      for (const move of decision.legal) {
        const path = pathOf(decision.view, move);
        const needs = needsOf(decision.view, objectOf(move));
        expect(path).toHaveLength(needs.length);
        expect(path.some((place) => place.startsWith('card '))).toBe(false);
        expect(path.filter((place) => place.startsWith('hand '))).toHaveLength(
          needs.filter((need) => need.startsWith('card ')).length,
        );
      }
  });

  it('every legal move can be reached by taps, buttons, or the controls of the raid and of the set-up', () => {
    for (const decision of all) {
      const found = reachable(decision);
      for (const { text: move, move: object } of decision.legal)
        if (!['kumis', 'reroll', 'choose'].includes((object as { do: string }).do))
          expect(found, `${move} in ${JSON.stringify(decision.view.pending.at(-1))}`).toContain(move);
    }
    expect(new Set(all.flatMap(({ legal }) => legal.map((each) => objectOf(each).do))).size).toBeGreaterThan(15);
  });

  it('a finger looks first, and its second tap plays', () => {
    const turn = all.find(({ legal }) => legal.some((each) => objectOf(each).do === 'place'));
    const target = turn && targetsOf(turn)[0];
    expect(turn && target).toBeDefined();
    if (!turn || !target) return;
    const first = tap(turn.view, turn.legal, NOTHING, target.id, true);
    expect(first).toEqual({ picking: { needs: [target.id] } });
    const picking = first && 'picking' in first ? first.picking : NOTHING;
    expect(tap(turn.view, turn.legal, picking, target.id, true)).toEqual({
      move: pickedMove(turn.view, turn.legal, picking)?.text,
    });
  });

  it('S-40 a card to hire is chosen first, then its place lights up; Escape takes the card back', () => {
    const hiring = all.find(({ legal }) => legal.some((each) => objectOf(each).do === 'hire'));
    expect(hiring).toBeDefined();
    if (!hiring) return;
    const [move] = hiring.legal.map(objectOf).filter((each) => each.do === 'hire');
    if (!move) return;
    const [card, place] = needsOf(hiring.view, move);
    expect(targetsOf(hiring).some(({ id }) => id === place)).toBe(false);
    const picking = { needs: [card ?? ''] };
    expect(targetsOf({ ...hiring, picking }).some(({ id }) => id === place)).toBe(true);
    expect(cancelPicking(picking)).toEqual(NOTHING);
    expect(cancelPicking(NOTHING)).toBeUndefined();
  });

  it('S-40 a chosen card goes on to a free place, or where there is none to any', () => {
    const chosen = all.flatMap((decision) =>
      targetsOf(decision)
        .filter(({ kind }) => kind === 'hand')
        .map(({ id }) => tap(decision.view, decision.legal, NOTHING, id, false))
        .flatMap((done) => (done && 'picking' in done ? [{ ...decision, picking: done.picking }] : [])),
    );
    const found = chosen.map((decision) => {
      const { crew } = decision.view.players[seatOf(decision.view.turn)] ?? { crew: [] };
      const next = targetsOf(decision).filter((target) => target.next);
      expect(next.map(({ kind }) => kind)).toEqual(['crew']);
      const isFree = next.every(({ id }) => !crew[Number(id.split(' ').at(-1)) - 1]);
      const anyFree = targetsOf(decision).some(
        ({ id, kind }) => kind === 'crew' && !crew[Number(id.split(' ').at(-1)) - 1],
      );
      expect(isFree).toBe(anyFree);
      return isFree && crew[0] !== null;
    });
    expect(found).toContain(true);
    for (const decision of all) expect(targetsOf(decision).some((target) => target.next)).toBe(false);
  });
});
