import { CHANCE, type Game, MoveList, SeededRng, seatNumber, unwrap } from '@tessera/kernel';
import { GAMES } from '@tessera/registry/games';
import { describe, expect, it } from 'vitest';
import { toldHint } from './told-hint.ts';

const effort = { search: 48, compare: 48, worlds: 3, futures: 4, line: 16 };

/** A position of the game at which somebody has to choose between several moves. */
function decisionIn(game: Game, seats: number, decisions: number): unknown {
  const { rules } = game;
  const s = unwrap(rules.setup({ seats, scenario: Object.keys(game.scenarios)[0], options: {} }));
  const rng = new SeededRng('decision');
  const list = new MoveList();
  for (let left = decisions; ; ) {
    const actor = rules.actor(s);
    if (actor === CHANCE) {
      rules.play(s, rules.sample(s, rng));
      continue;
    }
    if (rules.legal(s, list) > 3 && left-- === 0) return s;
    rules.play(s, list.moves[rng.below(list.size)]);
  }
}

describe.each([
  ['cambria', 3, 8],
  ['hibernia', 4, 6],
  ['scythia', 3, 14],
] as const)('a hint of %s', (id, seats, decisions) => {
  const game = GAMES[id];
  const { rules } = game;
  const s = decisionIn(game, seats, decisions);
  const seat = rules.actor(s);
  const view = rules.view(s, seat);

  it('is the same in every world that the view allows, and tells of each move what happens then', () => {
    const told = unwrap(toldHint(game, structuredClone(view), { effort }));
    const other = rules.determinize(view, new SeededRng('another world'));
    expect(unwrap(toldHint(game, rules.view(other, seat), { effort }))).toEqual(told);
    expect(told.seat).toBe(seatNumber(seat));
    for (const { move, line, steps } of told.moves) {
      expect(steps.map((step) => step.move)).toEqual([move, ...line]);
      expect(steps.every((step) => step.seat === told.seat)).toBe(true);
      expect(unwrap(rules.parse(s, move))).toBeTypeOf('number');
    }
  });
});
