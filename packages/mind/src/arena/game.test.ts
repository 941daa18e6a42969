import { type Game, SeededRng } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { bids } from '../../testing/bids.ts';
import { foray } from '../../testing/foray.ts';
import { type Race, race, raceAt } from '../../testing/race.ts';
import { vault } from '../../testing/vault.ts';
import { playArena } from './arena.ts';
import { fingerprint } from './fingerprint.ts';
import { playGame } from './game.ts';
import { readBudget, readEntrant } from './minds.ts';
import type { Player } from './player.ts';
import { usualMinds } from './usual-minds.ts';

const minds = usualMinds();
const BASELINES = ['random', 'greedy', 'flat', 'uct', 'ismcts', 'new'];

/** The race with what was rolled, seat by seat. */
function recording(): { readonly game: Game<Race, Race>; readonly rolls: number[][] } {
  const rolls: number[][] = [[], []];
  const { rules } = race;
  const play: typeof rules.play = (s, move) => {
    if (move > 10 && s !== undefined) rolls[s.turn].push(move - 10);
    rules.play(s, move);
  };
  return { game: { ...race, rules: { ...rules, play } }, rolls };
}

describe('a deal', () => {
  test('has the same dice for a seat in every rotation, whatever others roll', () => {
    const leaper: Player<Race> = { name: 'leaper', move: () => 'leap' };
    let turn = 0;
    const fickle: Player<Race> = { name: 'fickle', move: () => (turn++ % 3 === 0 ? 'leap' : 'walk') };
    const [first, second] = [recording(), recording()];
    playGame(first.game, [leaper, fickle], 4, { seed: 'dice', luck: false });
    playGame(second.game, [leaper, fickle], 5, { seed: 'dice', luck: false });
    for (const seat of [0, 1]) {
      const both = Math.min(first.rolls[seat].length, second.rolls[seat].length);
      expect(both).toBeGreaterThan(0);
      expect(first.rolls[seat].slice(0, both)).toEqual(second.rolls[seat].slice(0, both));
    }
    const other = recording();
    playGame(other.game, [leaper, leaper], 6, { seed: 'dice', luck: false });
    expect(other.rolls.flat().join()).not.toBe(first.rolls.flat().join());
  });
});

describe('baselines', () => {
  test.each(BASELINES)('%s plays whole games, hidden hands or not, by time or by descents', (name) => {
    for (const game of [race, bids, foray] as Game[]) {
      const { rows } = playArena(game, { entrants: [`${name}:6it`, 'random'], games: 4, seed: 1 });
      expect(rows.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(4, 9);
    }
    playArena(race, { entrants: [`${name}:1ms`, 'random'], games: 1, seed: 1 });
  });

  test('those that look at playouts win against those that don’t', () => {
    for (const name of ['flat:60it', 'uct:60it', 'ismcts:60it']) {
      const { rows } = playArena(race, { entrants: [name, 'random'], games: 40, seed: 2 });
      expect(rows[0].wins).toBeGreaterThan(26);
    }
  });

  test('greedy takes the points that are there at once', () => {
    const view = raceAt(2, 0);
    expect(minds['greedy'](race as Game).choose(view, { iterations: 1 }, new SeededRng(1))).toBe('walk');
  });

  test('uct takes its guess of what is hidden for the truth, ismcts does not', () => {
    const view = { number: 0, phase: 'choose', winner: -1 };
    const move = (name: string) => minds[name](vault as Game).choose(view, { iterations: 800 }, new SeededRng(1));
    expect(move('uct')).toBe('dare');
    expect(move('ismcts')).toBe('safe');
  });
});

describe('an entrant', () => {
  const game = race as Game;

  test('has a budget of its own, that of the match, or the usual one of its mind', () => {
    const read = (text: string, ms?: number) => readEntrant(minds, game, text, ms ? { ms } : undefined);
    expect(read('new:250it', 100)).toMatchObject({ value: { name: 'new', budget: { iterations: 250 } } });
    expect(read('new', 100)).toMatchObject({ value: { name: 'new', budget: { ms: 100 } } });
    expect(read('raven')).toMatchObject({ value: { budget: { ms: 300 } } });
    expect(read('newt')).toMatchObject({ ok: false, error: { code: 'unknown-mind' } });
    for (const text of ['new:', 'new:0ms', 'new:5s', 'new:5ms:6ms'])
      expect(read(text)).toMatchObject({ ok: false, error: { code: 'bad-budget' } });
    expect(readBudget('99999999ms')).toBeUndefined();
  });

  test('is known again by its moves', () => {
    expect(fingerprint(game, minds['new'])).toBe(fingerprint(game, minds['new']));
    expect(fingerprint(game, minds['random'])).not.toBe(fingerprint(game, minds['new']));
  });
});
