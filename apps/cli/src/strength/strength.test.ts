import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrap } from '@tessera/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { generationsOf } from '../../../../games/registry/generations.ts';
import { addDeal, fileOf, openDeals, type RatedDeal, readDeals } from './league-file.ts';
import { LEAGUES, type League, leaguesOf, lineUp } from './leagues.ts';
import { measure, playDeal } from './measure.ts';
import { strengthPage } from './page.ts';
import { ratingsOf } from './ratings.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-strength-'));
afterAll(() => rmSync(folder, { recursive: true }));

const league = LEAGUES.find(({ id }) => id === 'hibernia-3') as League;
/** Every bot wins against those behind it in the list. */
const decided = (minds: readonly number[], deal: number): RatedDeal => ({
  deal,
  minds,
  won: minds.map(() => minds.map((mind) => (mind === Math.max(...minds) ? 1 : 0))),
});

describe('a league', () => {
  test('is there for every game and number of seats, with at least twelve bots', () => {
    expect(LEAGUES.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['cambria-2', 'cambria-5', 'hibernia-3', 'hibernia-4', 'scythia-2', 'scythia-4']),
    );
    // fewer where no forerunners are kept yet
    for (const { game, minds } of LEAGUES)
      if (Object.keys(generationsOf(game.id)).length > 0) expect(minds.length).toBeGreaterThanOrEqual(12);
  });

  test('draws its line-ups again the same, each of different bots, and all of them in time', () => {
    const drawn = Array.from({ length: 200 }, (_, n) => lineUp(league, n));
    for (const [n, one] of drawn.entries()) {
      expect(new Set(one).size).toBe(league.seats);
      expect(lineUp(league, n)).toEqual(one);
    }
    expect(new Set(drawn.flat()).size).toBe(league.minds.length);
  });

  test('plays a deal in every rotation', () => {
    const few: League = { ...league, minds: ['random', 'greedy', 'expert-1:1it'] };
    const { minds, won } = playDeal(few, 0);
    expect([...minds].sort()).toEqual([0, 1, 2]);
    expect(won).toHaveLength(3);
    for (const shares of won) expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
  });
});

test('deals that workers play are kept in order, and the next run goes on behind them', async () => {
  const root = mkdtempSync(join(folder, 'workers-'));
  const program = `import { parentPort } from 'node:worker_threads';
    export const strengthWorker = () => parentPort.on('message', ({ league, deal }) =>
      setTimeout(() => parentPort.postMessage({ league, deal: { deal, minds: [0, 1, 2], won: [[1, 0, 0]] } }), 5 * (3 - (deal % 3))));`;
  const bundle = `data:text/javascript,${encodeURIComponent(program)}`;
  // a minute passes with each look at the clock
  let time = 0;
  const now = () => 60_000 * time++;
  for (const played of [7, 14]) {
    const told: number[] = [];
    const onDeal = (_: League, deals: number) => told.push(deals);
    expect((await measure(root, [league], { minutes: 8, jobs: 3, bundle, onDeal, now })).ok).toBe(true);
    const deals = unwrap(readDeals(fileOf(root, league), league));
    expect(deals.map(({ deal }) => deal)).toEqual(Array.from({ length: played }, (_, n) => n));
    expect(told.at(-1)).toBe(played);
  }
});

describe('the file of a league', () => {
  const file = fileOf(folder, league);

  test('keeps deals, goes on behind one cut short, and takes bots that were added', () => {
    expect(unwrap(openDeals(file, league))).toEqual([]);
    addDeal(file, decided([0, 1, 2], 0));
    appendFileSync(file, '{"deal":1,"mi');
    expect(unwrap(openDeals(file, league))).toEqual([decided([0, 1, 2], 0)]);
    const more: League = { ...league, minds: [...league.minds, 'new:9it'] };
    expect(unwrap(openDeals(file, more))).toHaveLength(1);
    expect(readFileSync(file, 'utf8')).toContain('new:9it');
    expect(readDeals(file, league)).toMatchObject({ ok: false, error: { code: 'other-minds' } });
  });
});

test('ratings put the bots in order, with intervals around them', () => {
  const deals = Array.from({ length: 60 }, (_, n) => decided(lineUp(league, n), n));
  const ratings = ratingsOf(league.minds, deals, 'expert-1:25it');
  expect(ratings[0].mind).toBe('expert-1:400it');
  expect(ratings[ratings.length - 1].mind).toMatch(/random|greedy/);
  expect(ratings.find(({ mind }) => mind === 'expert-1:25it')).toMatchObject({ rating: 1500, low: 1500, high: 1500 });
  for (const { rating, low, high } of ratings) {
    expect(low).toBeLessThanOrEqual(rating + 1e-6);
    expect(high).toBeGreaterThanOrEqual(rating - 1e-6);
  }
});

test('a game without frozen bots is rated, too', () => {
  const [made] = leaguesOf({ ...league.game, id: 'riverrace' });
  expect(made.minds.filter((mind) => mind.startsWith('expert'))).toEqual([]);
  const deals = Array.from({ length: 60 }, (_, n) => decided(lineUp(made, n), n));
  const ratings = ratingsOf(made.minds, deals, made.anchor);
  expect(ratings.find(({ mind }) => mind === made.anchor)).toMatchObject({ rating: 1500 });
  for (const { rating, low, high } of ratings) expect([rating, low, high].every(Number.isFinite)).toBe(true);
});

test('the seats that most play with are those of their game, whatever else it says', () => {
  const usual = LEAGUES.filter((one) => one.usual).map(({ id }) => id);
  expect(usual).toContain('hibernia-4');
  expect(new Set(usual.map((id) => id.split('-')[0])).size).toBe(usual.length);
});

test('the page says of what was not measured that it was not', () => {
  const page = unwrap(strengthPage(join(folder, 'empty'), LEAGUES));
  expect(page.match(/Not measured yet: 0 games/g)).toHaveLength(LEAGUES.length);
});
