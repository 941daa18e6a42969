import { LEVELS } from '@tessera/kernel';
import { LOOKS } from '@tessera/mind';
import { describe, expect, test } from 'vitest';
import { CLI_GAMES } from '../games.ts';
import { tessera } from '../testing.ts';
import { evenSteps, type Probe } from './calibrate.ts';
import { entrantOf, ladderOf } from './ladder.ts';
import { levelsPage } from './page.ts';

/** Ratings that fall evenly with the logarithm of the misjudgement, with a little against the order. */
const probes = [1, 12].flatMap((iterations) =>
  [8, 4, 2, 1, 0.5, 0.25].map(
    (misjudgement, i): Probe => ({ misjudgement, iterations, rating: 500 + 200 * i + (iterations === 1 ? 0 : 50) }),
  ),
);

describe('calibration', () => {
  test('finds misjudgements for even steps', () => {
    const found = evenSteps(probes, 500, 1550);
    expect(Object.keys(found)).toEqual(Object.keys(LOOKS));
    for (const [i, level] of LEVELS.entries()) {
      if (level === 'owl') continue;
      const rating = 500 + 200 * Math.log2(8 / found[level]) + (LOOKS[level] === 1 ? 0 : 50);
      expect(Math.abs(rating - (500 + 150 * i))).toBeLessThan(12);
    }
  });

  test('whoever misjudges less is taken for no weaker, whatever luck says', () => {
    const unlucky = probes.map((probe) => (probe.misjudgement === 1 ? { ...probe, rating: 650 } : probe));
    const found = Object.values(evenSteps(unlucky, 500, 1550));
    expect([...found].sort((a, b) => b - a)).toEqual(found);
  });

  test('what none of the probes reaches is left at the nearest', () => {
    expect(evenSteps(probes, 100, 3_000)).toMatchObject({ lamb: 8, raven: 0.25 });
  });
});

describe('the ladder', () => {
  const ladder = ladderOf(CLI_GAMES['cambria'].game);

  test('has every level and what all are rated by', () => {
    expect(ladder.minds).toEqual(
      expect.arrayContaining([...LEVELS.map((level) => entrantOf(ladder.game, level)), 'random', 'expert-1:25it']),
    );
    expect(ladder.anchor).toBe('expert-1:25it');
  });

  test('is another once a level errs otherwise', () => {
    expect(ladderOf(CLI_GAMES['cambria'].game).stamp).toBe(ladder.stamp);
    const { game } = CLI_GAMES['cambria'];
    expect(ladderOf({ ...game, misjudgements: { ...game.misjudgements, fox: 1.01 } }).stamp).not.toBe(ladder.stamp);
  });

  test('has a page that says of what was not measured that it was not', () => {
    const page = levelsPage([{ ladder, games: 0, ratings: [] }]);
    expect(page).toContain('Not measured yet.');
    for (const level of LEVELS) expect(page).toContain(`| \`${level}\` |`);
  });
});

test('tessera levels says what it wants', async () => {
  expect(await tessera(['levels', 'chess'])).toMatchObject({ code: 2 });
  expect((await tessera(['levels', '--calibrate'])).err).toContain('--calibrate wants one game');
  expect((await tessera(['levels', 'cambria', '--calibrate', '--lowest', 'low'])).code).toBe(2);
});
