import { CHANCE, LEVELS, MoveList, OVER, randomMove, SeededRng } from '@tessera/kernel';
import { playArena, type Thought, think } from '@tessera/mind';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hibernia } from '../index.ts';
import { Phase, SPENT } from '../rules/state.ts';
import { RING_MAP, SMALL_MAP } from '../testing/maps.ts';
import { fresh, land, look, moves, play, type Table, table } from '../testing/table.ts';

const { rules } = hibernia;

const expert = (position: Table, iterations = 150): Thought =>
  think(hibernia, look(position.state()), { level: 'expert', iterations, rng: new SeededRng(1) });

const after = (position: Table, { move }: Thought) => play(position.state(), move);

/** Everybody in a corner of their own; only one action is left to seat 1. */
const corners = () =>
  table(4)
    .holds(1, 'Cenél Conaill', 'Dál Riata')
    .holds(2, 'Aidne', 'Umall', 'Tuadmumu')
    .holds(3, 'Caisel', 'Desmumu')
    .holds(4, 'Brega', 'Cualu');

describe('the expert', () => {
  test('marches where its marker goes furthest with the last action', () => {
    // blue, blue, yellow, red lie ahead of 30, and a blue land is held: a second one brings three spaces more
    const position = corners()
      .holds(1, 'Cenél nEógain', 'Airgialla')
      .gone(30, 29, 29, 29)
      .die('black')
      .with({ actions: { die: false, wild: true } });
    const end = after(position, expert(position));
    const furthest = Math.max(...moves(position).map((move) => look(play(position.state(), move)).players[0].distance));
    expect(look(end).players[0].distance).toBe(furthest);
    expect(furthest).toBe(34);
  });

  test('does not raise with nothing on the shield when a march wins a land', () => {
    const list = new MoveList();
    let asked = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const s = fresh(4);
      const rng = new SeededRng(seed);
      // on to the last action of a turn
      for (let i = 0; i < 20 || rules.actor(s) < 0 || s.dieAction !== SPENT; i++)
        rules.play(s, randomMove(hibernia, s, rng, list));
      const wins = (text: string) => text.startsWith('march ') && land(s, text.slice(6)) === 'empty';
      if (s.phase !== Phase.act || s.shield[s.turn] > 0 || !moves(s).some(wins)) continue;
      asked++;
      expect(think(hibernia, look(s), { level: 'expert', iterations: 20, rng }).move).not.toBe('raise');
    }
    expect(asked).toBeGreaterThan(5);
  });

  test('raises when there is nobody left to march with', () => {
    const position = corners().reserve(1, 0).shield(1, 11).gone(3, 3, 3, 3).die('black');
    expect(expert(position).move).toBe('raise');
  });

  test('takes the march that wins', () => {
    // seat 4 is the last in order; green lies ahead of 43, then the sword: only a green land brings the end, and the lead
    const position = corners()
      .holds(4, 'Uí Cheinnselaig')
      .gone(44, 20, 20, 43)
      .turn(4)
      .die('red')
      .with({ actions: { die: false, wild: true } });
    const wins = (move: string) => rules.result(play(position.state(), move)).winners.includes(3);
    const thought = expert(position);
    expect(moves(position).filter(wins)).toEqual(['march Ulaid', 'march Uí Dúnlainge']);
    expect(wins(thought.move)).toBe(true);
    expect(thought.values[3]).toBe(1);
  });

  test('finds the two marches of the last turn that win', () => {
    // yellow, yellow, red, blue lie ahead of 44; seat 4 has one yellow and a blue, and must pass 47
    const s = corners().gone(47, 32, 32, 44).turn(4).die('yellow').with({ ending: true }).state();
    for (let action = 0; action < 2; action++) {
      const { move } = think(hibernia, look(s), { level: 'expert', iterations: 100, rng: new SeededRng(action) });
      play(s, move);
    }
    expect(rules.result(s)).toMatchObject({ over: true, winners: [3] });
  });

  test('the same seed gives the same move', () => {
    const position = corners().gone(12, 9, 10, 11).die('red');
    for (const id of LEVELS) {
      const move = () => think(hibernia, look(position.state()), { level: id, iterations: 60, rng: new SeededRng(9) });
      expect(move()).toEqual(move());
    }
  });

  test('says nothing when the die is to be rolled or the game is over', () => {
    const quiet = { move: '', iterations: 0 };
    expect(think(hibernia, look(fresh(3)), { level: 'expert', rng: new SeededRng(1) })).toMatchObject(quiet);
    const end = play(table(4).turn(4).gone(32, 33, 34, 44).die('purple'), 'raise');
    expect(think(hibernia, look(end), { level: 'expert', rng: new SeededRng(1) })).toMatchObject({
      ...quiet,
      values: [0, 0, 0, 1],
    });
  });
});

describe('every level', () => {
  test('plays legal moves only, with three and four players, on any map, scattered or not', () => {
    const list = new MoveList();
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 4 }),
        fc.constantFrom('hibernia', 'hibernia-long', SMALL_MAP, RING_MAP),
        fc.constantFrom('no', 'yes'),
        fc.constantFrom(...LEVELS),
        fc.integer({ min: 0, max: 150 }),
        fc.integer(),
        (seats, scenario, scattered, level, count, seed) => {
          const s = fresh(seats, { scattered }, scenario);
          const rng = new SeededRng(seed);
          for (let i = 0; (i < count || rules.actor(s) === CHANCE) && rules.actor(s) !== OVER; i++)
            rules.play(s, randomMove(hibernia, s, rng, list));
          const { move, values } = think(hibernia, look(s), { level, iterations: 12, rng });
          expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 6);
          expect(rules.parse(s, move).ok).toBe(rules.actor(s) !== OVER);
        },
      ),
      { numRuns: 60, seed: 1 },
    );
  });

  test('the expert beats three easy ones', () => {
    const entrants = ['expert', 'easy', 'easy', 'easy'];
    const { rows } = playArena(hibernia, { entrants, games: 12, iterations: 12, seed: 3, luck: false });
    expect(rows[0]).toMatchObject({ name: 'expert:12it', par: 0.25 });
    expect(rows[0].wins).toBeGreaterThanOrEqual(8);
  });
});
