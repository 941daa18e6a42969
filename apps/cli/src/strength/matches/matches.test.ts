import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Game, SeededRng, unwrap } from '@tessera/kernel';
import { playGame } from '@tessera/mind';
import { afterAll, expect, test } from 'vitest';
import { addResult, openResults, readResults } from '../../arena/results-file.ts';
import { CLI_GAMES } from '../../games.ts';
import { ally } from './allied.ts';
import { matchGoal } from './match-goals.ts';
import { headOf, matchFile, playersOf, playMatches } from './play-matches.ts';
import { SCHEDULE, type ScheduledMatch } from './schedule.ts';

const root = mkdtempSync(join(tmpdir(), 'tessera-matches-'));
afterAll(() => rmSync(root, { recursive: true }));

const { game } = CLI_GAMES['hibernia'];
const match: ScheduledMatch = {
  id: 'quick',
  game,
  entrants: ['new:1it', 'random', 'random'],
  options: {},
  question: 'new against random',
  games: 60,
  low: 1 / 3,
};

test('the schedule asks all that is to be asked, each under a name of its own', () => {
  const ids = SCHEDULE.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(
    expect.arrayContaining([
      ...['cambria-2-expert-1', 'cambria-5-expert-1', 'hibernia-3-expert-1', 'scythia-4-expert-1'],
      ...['cambria-3-time', 'hibernia-3-time', 'scythia-3-time', 'scythia-3-allies'],
      ...['scythia-1-outrider-new', 'scythia-1-outrider-expert-1'],
    ]),
  );
  expect(SCHEDULE.find(({ id }) => id === 'scythia-3-expert-1')).toMatchObject({ share: 0.5, low: 0.42 });
  for (const one of SCHEDULE) expect(playersOf(one).map(({ name }) => name)).toEqual(one.entrants);
});

test('matches are played by whole deals, kept, and gone on with', () => {
  const options = { minutes: 1, untilSettled: false, onGame: () => {} };
  unwrap(playMatches(root, [match], { ...options, games: 3 }));
  const before = readFileSync(matchFile(root, match), 'utf8');
  appendFileSync(matchFile(root, match), '{"number":4,"sea');
  unwrap(playMatches(root, [match], { ...options, games: 6 }));
  const { games, settings } = unwrap(readResults(matchFile(root, match)));
  expect(games.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(readFileSync(matchFile(root, match), 'utf8')).toContain(before);
  expect(settings).toHaveProperty('fingerprints.new');
});

test('games of a bot that has changed since are set aside', () => {
  const file = matchFile(root, match);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"new":"[0-9a-f]*"/, '"new":"00000000"'));
  expect(unwrap(matchGoal(root, match)).count).toContain('the bot has changed since');
  unwrap(playMatches(root, [match], { minutes: 1, games: 3, untilSettled: false, onGame: () => {} }));
  expect(unwrap(readResults(file)).games).toHaveLength(3);
  expect(existsSync(join(dirname(file), 'earlier', 'quick.1.jsonl'))).toBe(true);
});

test('a goal is open until it is settled or played to the end', () => {
  let nth = 0;
  const goal = (won: (n: number) => boolean, games: number, change: Partial<ScheduledMatch> = {}) => {
    const one: ScheduledMatch = { ...match, ...change, id: `goal-${nth++}` };
    const file = matchFile(root, one);
    unwrap(openResults(file, headOf(one)));
    for (let n = 0; n < games; n++) {
      const seat = won(n) ? (3 - (n % 3)) % 3 : (4 - (n % 3)) % 3;
      const game = { number: n + 1, seating: match.entrants, winners: [seat], points: [0, 0, 0], moves: 1 };
      addResult(file, { ...game, luck: [0, 0, 0], choices: [0, 0, 0] });
    }
    return unwrap(matchGoal(root, one)).reached;
  };
  expect(goal(() => true, 6)).toBe('open');
  expect(goal((n) => n % 10 > 0, 60)).toBe('yes');
  expect(goal((n) => n % 10 === 0, 60)).toBe('no');
  expect(goal((n) => n % 2 === 0, 60, { share: 0.6 })).toBe('no');
  expect(goal((n) => n % 7 > 0, 300, { games: 900 })).toBe('yes');
  expect(goal((n) => n < 12, 12, { games: 12, all: true })).toBe('yes');
  expect(goal((n) => n !== 5, 12, { games: 60, all: true })).toBe('no');
});

/** The game as a seat sees it that plays together with the one two seats further. */
function asAlly(of: Game): { allied: Game; s: unknown; seat: number; partner: number } {
  const seen: Game[] = [];
  const choose = () => 'none';
  const player = ally(
    (allied) => {
      seen.push(allied);
      return { choose };
    },
    of,
    2,
    { iterations: 1 },
  );
  const s = unwrap(of.rules.setup({ seats: 4, scenario: 'hibernia', options: {} }));
  while (of.rules.actor(s) < 0) of.rules.play(s, of.rules.sample(s, new SeededRng(3)));
  const seat = of.rules.actor(s);
  player.move(of.rules.view(s, seat), new SeededRng(1));
  return { allied: seen[0], s, seat, partner: (seat + 2) % 4 };
}

test('two that play together share what they are thought to win, and what they win', () => {
  const { allied, s, seat, partner } = asAlly(game);
  const [own, shared] = [new Float64Array(12), new Float64Array(12)];
  game.evaluate(s, own);
  allied.evaluate(s, shared);
  expect(shared[seat]).toBeCloseTo((own[seat] + own[partner]) / 2, 12);
  expect(shared[partner]).toBe(shared[seat]);
  expect(shared[(seat + 1) % 4]).toBe(own[(seat + 1) % 4]);
  const ended = (winners: number[]) => ({
    ...game,
    rules: { ...game.rules, result: () => ({ over: true, winners, standings: [] }) },
  });
  const winners = (of: number[]) => asAlly(ended(of)).allied.rules.result(s).winners;
  expect(winners([partner])).toEqual([seat, partner]);
  expect(winners([(seat + 1) % 4])).toEqual([(seat + 1) % 4]);
});

test('allies sit down in every rotation and play', () => {
  const [allies] = SCHEDULE.filter(({ id }) => id === 'hibernia-3-allies');
  const quick = { ...allies, entrants: ['new:1it', 'ally:1it', 'ally:1it'] };
  const played = playGame(game, playersOf(quick), 1, { seed: 'allies', luck: false });
  expect(played.seating).toEqual(['ally:1it', 'ally:1it', 'new:1it']);
  expect(played.winners.length).toBeGreaterThan(0);
});
