import { type Game, LEVELS, SeededRng } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { type Bids, bids, bidsAt } from '../../testing/bids.ts';
import { foray, forayAt } from '../../testing/foray.ts';
import { race, raceAt } from '../../testing/race.ts';
import { vault } from '../../testing/vault.ts';
import { playArena } from '../arena/arena.ts';
import { think } from '../levels/think.ts';
import { search } from './search.ts';

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);

/** The same game for a bot that takes the first world it imagines for the true one. */
const oneWorld = <S, J>(game: Game<S, J>): Game<S, J> => ({ ...game, hidesInformation: false });

const expert = <S, J>(game: Game<S, J>, view: J, iterations: number, seed: number) =>
  think(game, view, { level: 'expert', iterations, rng: new SeededRng(seed) });

describe('a bot in a game with secret hands', () => {
  // a prize of 4, and one of 2.5 or so to come; 1, 2, 3, 8, 9 and 10 are with seat 2 or in the deck
  const position = (hand: number[]): Bids => bidsAt([[7, 12], hand], { prize: 4 }, [4, 5, 6, 11]);

  test('does the same whatever is hidden from it', () => {
    const [weak, strong] = [position([1, 2]), position([9, 10])];
    expect(bids.rules.toJSON(weak)).not.toEqual(bids.rules.toJSON(strong));
    for (const id of LEVELS)
      for (const seed of SEEDS) {
        const thought = (s: Bids) =>
          think(bids, bids.rules.view(s, 0), { level: id, iterations: 40, rng: new SeededRng(seed) });
        expect(thought(weak)).toEqual(thought(strong));
      }
  });

  test('makes sure of a prize where a bot errs that believes in one world', () => {
    const view = bids.rules.view(position([1, 2]), 0);
    const moves = (game: typeof bids) => SEEDS.map((seed) => expert(game, view, 200, seed).move);
    expect(new Set(moves(bids))).toEqual(new Set(['bid 12']));
    // seat 2 has nothing above 7 in some worlds: then 7 takes this prize and 12 the next
    expect(moves(oneWorld(bids))).toContain('bid 7');
  });

  test('does not count on guessing right later what it cannot know', () => {
    const view = vault.rules.view({ number: 3, phase: 'choose', winner: -1 }, 0);
    for (const seed of SEEDS) {
      const thought = expert(vault, view, 300, seed);
      expect(thought.move).toBe('safe');
      expect(thought.values[0]).toBeCloseTo(0.6, 1);
      expect(expert(oneWorld(vault), view, 300, seed).move).toBe('dare');
    }
  });

  test('knows how good its guess is, though the game goes on in one case and ends in the other', () => {
    const view = vault.rules.view({ number: 3, phase: 'guess', winner: -1 }, 0);
    for (const seed of SEEDS) {
      const [chance] = expert(vault, view, 2000, seed).values;
      // of 32 worlds the best guess fits a few more than eight
      expect(chance).toBeGreaterThan(0.2);
      expect(chance).toBeLessThan(0.55);
    }
  });

  test('knows what others may answer, and how likely they can', () => {
    // the last round: seat 2 has one of 2, 4, 6, 8, 10; the 7 wins against three of them
    const cards = [2, 4, 6, 8, 10];
    const last = (card: number) => bidsAt([[7], [card]], { prize: 4 }, []);
    const gone = (s: Bids): Bids => ({ ...s, at: s.at.map((where) => (where < 0 ? -2 : where)) });
    let n = 0;
    const found = search(bids.rules, bids.evaluate, gone(last(cards[0])), {
      iterations: 2000,
      imagine: () => gone(last(cards[++n % cards.length])),
    });
    expect(n).toBe(31);
    expect(found.values[0]).toBeCloseTo(0.6, 1);
  });

  test('the same seed gives the same thought', () => {
    const view = bids.rules.view(
      bidsAt(
        [
          [3, 7, 9],
          [1, 2, 4],
          [5, 6, 8],
        ],
        { prize: 2 },
      ),
      0,
    );
    for (const id of LEVELS)
      for (const iterations of [1, 60, 400]) {
        const thought = () => think(bids, view, { level: id, iterations, rng: new SeededRng(5) });
        expect(thought()).toEqual(thought());
      }
  });

  test('draws that it will not see are one and the same to it', () => {
    const secret: number[] = [];
    const rules: typeof bids.rules = {
      ...bids.rules,
      sample: (s, rng) => {
        secret.push(s.drawing);
        return bids.rules.sample(s, rng);
      },
    };
    const s = bidsAt(
      [
        [3, 7, 9],
        [1, 2, 4],
      ],
      { prize: 2 },
    );
    const view = bids.rules.view(s, 0);
    const rng = new SeededRng(1);
    search(rules, bids.evaluate, s, { iterations: 300, imagine: () => bids.rules.determinize(view, rng) });
    expect(new Set(secret)).toEqual(new Set([1]));
  });

  test('plays whole games, with two, three and four', () => {
    for (const seats of [2, 3, 4]) {
      const others = Array.from({ length: seats - 1 }, () => 'random');
      const { rows } = playArena(bids, { entrants: ['expert', ...others], games: 40, iterations: 25, seed: 4 });
      expect(rows[0].low).toBeGreaterThan(rows[0].par - 0.1);
      expect(rows[0].share).toBeGreaterThan(rows[0].par);
      expect(rows[0].wins + rows[1].wins).toBeCloseTo(40, 9);
    }
  });
});

describe('worlds that are all alike', () => {
  test('change next to nothing: a descent is worth as much as where nothing is hidden', () => {
    for (const iterations of [1, 800]) {
      const s = forayAt(3, { turnsLeft: 10, crew: [3, 4, 2], points: [3, 1, 4] });
      const open = search(foray.rules, foray.evaluate, s, { iterations });
      const alike = search(foray.rules, foray.evaluate, s, { iterations, imagine: () => foray.rules.alloc(s) });
      expect(alike.moves[0].text).toBe(open.moves[0].text);
      expect(alike.values[0]).toBeCloseTo(open.values[0], 1);
      const r = raceAt(4, 6);
      const ran = search(race.rules, race.evaluate, r, { iterations });
      const ranAlike = search(race.rules, race.evaluate, r, { iterations, imagine: () => raceAt(4, 6) });
      expect(ranAlike.moves[0].text).toBe(ran.moves[0].text);
      expect(ranAlike.values[0]).toBeCloseTo(ran.values[0], 1);
    }
  });
});
