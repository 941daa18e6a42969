import { CHANCE, LEVELS, MoveList, OVER, randomMove, SeededRng } from '@tessera/kernel';
import { playArena, type Thought, think } from '@tessera/mind';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cambria } from '../index.ts';
import { SMALL_BOARD } from '../testing/boards.ts';
import { fresh, look, play, type Table, table } from '../testing/table.ts';

const { rules } = cambria;

const expert = (position: Table, iterations = 150): Thought =>
  think(cambria, look(position.state()), { level: 'expert', iterations, rng: new SeededRng(1) });

const after = (position: Table, { move }: Thought) => play(position.state(), move);

/** Seven forts in the north stand, nine have fallen: the next to fall is the last. */
const nearTheEnd = (): Table =>
  table(3)
    .took(1, 'Castell Collen', 'Gobannium', 'Nidum')
    .took(2, 'Mediomanum', 'Bravonium', 'Bremia', 'Moridunum')
    .took(3, 'Cicucium', 'Isca');

describe('the expert', () => {
  test('takes the fort that is there for the taking', () => {
    const position = table(3).hold('Canovium', 1, 1, 2).dice(2, 4);
    expect(look(after(position, expert(position))).armies[0].forts).toEqual(['Canovium']);
  });

  test('throws out with a double when that wins', () => {
    const position = nearTheEnd().hold('Tomen-y-Mur', 1, 2, 3).dice(3, 3);
    const thought = expert(position);
    const end = after(position, thought);
    expect(rules.result(end)).toMatchObject({ over: true, winners: [0] });
    expect(thought.values[0]).toBe(1);
  });

  test('finds the last move that wins', () => {
    const position = nearTheEnd().hold('Deva', 1).dice(2, 5);
    expect(rules.result(after(position, expert(position)))).toMatchObject({ over: true, winners: [0] });
  });

  test('does not end a game that it would lose', () => {
    const position = nearTheEnd().hold('Deva', 1).hold('Caer Gai', 2, 2, 0, 2).dice(2, 3);
    expect(rules.result(play(position.state(), 'put Deva/Caer Gai')).winners).toEqual([1]);
    expect(rules.result(after(position, expert(position))).over).toBe(false);
  });

  test('sends the Legion where it saves a fort', () => {
    // seat 2 rolls next, and four of the five roads of Gobannium are its own
    const position = table(3).hold('Gobannium', 2, 2, 2, 2).dice(1, 5);
    expect(expert(position).move).toMatch(/^(legion|put) .*Gobannium/);
  });

  test('does not pass when a move gains', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
        const s = fresh(3);
        const rng = new SeededRng(seed);
        const list = new MoveList();
        for (let i = 0; i < 14 || rules.actor(s) < 0; i++) rules.play(s, randomMove(cambria, s, rng, list));
        // early on there is always a road worth having
        return think(cambria, look(s), { level: 'expert', iterations: 20, rng }).move !== 'pass';
      }),
      { numRuns: 15 },
    );
  });

  test('the same seed gives the same move', () => {
    const position = table(4).hold('Caer Gai', 1, 2, 3).hold('Isca', 4).dice(1, 6);
    for (const id of LEVELS) {
      const move = () => think(cambria, look(position.state()), { level: id, iterations: 60, rng: new SeededRng(9) });
      expect(move()).toEqual(move());
    }
  });

  test('says nothing when the dice are to be rolled or the game is over', () => {
    const rolling = look(fresh(3));
    expect(think(cambria, rolling, { level: 'expert', rng: new SeededRng(1) })).toMatchObject({
      move: '',
      iterations: 0,
    });
    const end = play(nearTheEnd().hold('Deva', 1).dice(2, 5), 'put Deva/Caer Gai');
    expect(think(cambria, look(end), { level: 'expert', rng: new SeededRng(1) })).toMatchObject({
      move: '',
      values: [1, 0, 0],
    });
  });
});

describe('every level', () => {
  test('plays legal moves only, with any number of players, on any board', () => {
    const list = new MoveList();
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 5 }),
        fc.constantFrom('cambria', 'cumbria', SMALL_BOARD),
        fc.constantFrom(...LEVELS),
        fc.integer({ min: 0, max: 120 }),
        fc.integer(),
        (seats, scenario, level, moves, seed) => {
          const s = fresh(seats, scenario);
          const rng = new SeededRng(seed);
          for (let i = 0; (i < moves || rules.actor(s) === CHANCE) && rules.actor(s) !== OVER; i++)
            rules.play(s, randomMove(cambria, s, rng, list));
          const { move, values } = think(cambria, look(s), { level, iterations: 12, rng });
          expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 6);
          expect(rules.parse(s, move).ok).toBe(rules.actor(s) !== OVER);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('the expert beats the easy one', () => {
    const { rows } = playArena(cambria, {
      entrants: ['expert', 'easy'],
      games: 12,
      iterations: 12,
      seed: 3,
      luck: false,
    });
    expect(rows[0]).toMatchObject({ name: 'expert:12it', par: 0.5 });
    expect(rows[0].wins).toBeGreaterThanOrEqual(9);
  });
});
