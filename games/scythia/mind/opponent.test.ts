import { CHANCE, LEVELS, MoveList, OVER, SeededRng, unwrap } from '@tessera/kernel';
import { type Player, playArena, type Thought, think } from '@tessera/mind';
import { describe, expect, test } from 'vitest';
import { scythia } from '../index.ts';
import type { ScythiaPosition } from '../rules/position/position-types.ts';
import type { State } from '../rules/state/state.ts';
import { livelyMove } from '../testing/lively.ts';
import { scramble } from '../testing/scramble.ts';
import { fresh, type Table, table } from '../testing/table.ts';
import { quickWorlds } from './tune/quick-worlds.ts';

const { rules } = scythia;

const expert = (position: Table | State, iterations = 60): Thought => {
  const s = 'cells' in position ? position : position.state();
  return think(scythia, rules.view(s, s.turn), { level: 'expert', iterations, rng: new SeededRng(1) });
};

const crewed = () =>
  table(2).crew(1, 'Warrior', 'Champion', 'Veteran').crew(2, 'Warrior', 'Champion', 'Veteran').has(1, { silver: 1 });

describe('the expert', () => {
  test('raids in the last turn what gives points, and completes no less (S-60)', () => {
    const position = crewed()
      .worker(1, 'grey')
      .has(1, { provisions: 4, points: 20 })
      .has(2, { points: 20 })
      .villageQuests('G+2S=4', '2W=4')
      .with({ turnsLeft: 1 });
    expect(expert(position).move).toMatch(/^raid /);
  });

  test('takes the quest that it can pay when the game ends with this turn', () => {
    const position = crewed()
      .worker(1, 'grey')
      .has(1, { livestock: 4, points: 20 })
      .has(2, { points: 20 })
      .villageQuests('4L=4', '2W=4')
      .with({ turnsLeft: 1 });
    const s = position.state();
    rules.play(s, unwrap(rules.parse(s, expert(s).move)));
    expect(rules.format(s, unwrap(rules.parse(s, expert(s).move)))).toMatch(/^complete 4L=4/);
  });

  test('hires when it has the silver and the places, rather than skip', () => {
    const s = crewed().hand(1, 'Guard', 'Strongman').has(1, { silver: 8 }).state();
    rules.play(s, unwrap(rules.parse(s, 'place Barracks')));
    expect(expert(s).move).toMatch(/^hire (Guard|Strongman) at [45]$/);
  });

  test('knows no more than its seat: where the view is equal, so is the thought', () => {
    const list = new MoveList();
    let asked = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const s = fresh(3);
      const rng = new SeededRng(seed);
      for (let i = 0; (i < 30 * seed || rules.actor(s) < 0) && rules.actor(s) !== OVER; i++)
        rules.play(s, livelyMove(s, rng, list));
      if (rules.actor(s) === OVER) continue;
      const other = rules.alloc(s);
      rules.copyInto(other, s);
      scramble(other, s.turn, rng);
      expect(rules.view(other, s.turn)).toEqual(rules.view(s, s.turn));
      expect(expert(other, 20)).toEqual(expert(s, 20));
      asked++;
    }
    expect(asked).toBeGreaterThan(6);
  });

  test('thinks in a game for one too', () => {
    const thought = expert(table(1).crew(1, 'Warrior', 'Champion', 'Veteran').has(1, { provisions: 4 }));
    expect(thought.values).toHaveLength(1);
    expect(thought.move).not.toBe('');
  });
});

describe('every level', () => {
  test('plays a game to its end with legal moves only', () => {
    for (const seats of [2, 4]) {
      const s = fresh(seats);
      const rng = new SeededRng(seats);
      const levels = [...LEVELS];
      let decisions = 0;
      for (let actor = rules.actor(s); actor !== OVER; actor = rules.actor(s)) {
        if (actor === CHANCE) {
          rules.play(s, rules.sample(s, rng));
          continue;
        }
        const level = levels[(actor + (seats === 2 ? 2 : 0)) % levels.length];
        const view = quickWorlds.rules.view(s, actor);
        const { move } = think(quickWorlds, view, { level, iterations: 4, rng });
        rules.play(s, unwrap(rules.parse(s, move)));
        expect(++decisions).toBeLessThan(20_000);
      }
      const { winners, standings } = rules.result(s);
      expect(winners.length).toBeGreaterThan(0);
      expect(standings).toHaveLength(seats);
    }
  }, 60_000);

  test('medium leaves far behind who moves at random, even in a hurry to raid', () => {
    const list = new MoveList();
    const lively: Player<ScythiaPosition> = {
      name: 'lively',
      move: (view, rng) => {
        const s = rules.determinize(view, rng);
        return rules.format(s, livelyMove(s, rng, list));
      },
    };
    const { rows } = playArena(quickWorlds, {
      entrants: ['medium', lively],
      games: 6,
      iterations: 1,
      seed: 'medium',
      luck: false,
    });
    expect(rows[0].wins).toBeGreaterThanOrEqual(5);
    expect(rows[0].points).toBeGreaterThan(rows[1].points + 10);
  }, 60_000);
});
