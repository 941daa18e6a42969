import { type Outcome, ok } from '@tessera/kernel';
import { fingerprintOf } from '../arena/plan.ts';
import { CLI_GAMES } from '../games.ts';
import { percent } from '../statistics.ts';
import { responseGoal } from './best-response.ts';
import { calibrationGoals, calibrationSection, readCalibration } from './calibration/calibration-page.ts';
import { endingGoals, endingsSection, readEndings } from './endings/endings-page.ts';
import { type Goal, goalTable } from './goals.ts';
import { resultsFolder } from './kept.ts';
import { fileOf, type RatedDeal, readDeals } from './league-file.ts';
import { ANCHORS, LEAGUES, type League } from './leagues.ts';
import { markdownTable } from './markdown.ts';
import { matchGoal } from './matches/match-goals.ts';
import { matchSection } from './matches/match-section.ts';
import { MCTS_MATCHES } from './matches/mcts-matches.ts';
import { SCHEDULE } from './matches/schedule.ts';
import { type Rating, ratingsOf } from './ratings.ts';

/** With fewer deals a rating says nothing. */
const FEWEST_DEALS = 30;
const MANY_DEALS = 500;
const FEW =
  ' So few games put the bots in a rough order only: where intervals overlap, or the growth below is smaller than they are wide, nothing is known yet.';

/** The text of docs/strength.md, from the results that are kept. */
export function strengthPage(root: string, leagues: readonly League[] = LEAGUES): Outcome<string> {
  const proof = proofOf(root);
  if (!proof.ok) return proof;
  const { goals, sections } = proof.value;
  const parts = [HEAD, goalsHead(), goalTable(goals), ...sections, RATINGS];
  for (const league of leagues) {
    const deals = readDeals(fileOf(root, league), league);
    if (!deals.ok) return deals;
    const { game, seats, minds, anchor } = league;
    parts.push(`### ${game.name}, ${seats} players`);
    if (deals.value.length < FEWEST_DEALS) {
      parts.push(`Not measured yet: ${deals.value.length * seats} games are kept, too few to rate anybody.`);
      continue;
    }
    const ratings = ratingsOf(minds, deals.value, anchor);
    const met = meetings(minds.length, deals.value, seats);
    parts.push(
      `${deals.value.length} deals, ${deals.value.length * seats} games; among equals everybody wins ${percent(1 / seats)}. Two bots met in ${met[0]} to ${met[met.length - 1]} games, half of the pairs in ${met[Math.floor(met.length / 2)]} or more.${deals.value.length < MANY_DEALS ? FEW : ''}`,
    );
    parts.push(ratingTable(ratings), growthTable(ratings));
  }
  return ok(`${parts.join('\n\n')}\n`);
}

/** All goals, in the order of the list of matches, and what there is to say of each measure. */
function proofOf(root: string): Outcome<{ goals: Goal[]; sections: string[] }> {
  const games = Object.values(CLI_GAMES).map(({ game }) => game);
  const goals: Goal[] = [];
  for (const match of [...SCHEDULE, ...MCTS_MATCHES]) {
    const goal = matchGoal(root, match);
    if (!goal.ok) return goal;
    goals.push(goal.value);
  }
  for (const game of games) {
    const goal = responseGoal(root, game);
    if (!goal.ok) return goal;
    goals.push(goal.value);
  }
  const endings = readEndings(root, games);
  if (!endings.ok) return endings;
  const calibration = readCalibration(root, games);
  if (!calibration.ok) return calibration;
  goals.push(...endingGoals(endings.value), ...calibrationGoals(calibration.value));
  const matches = matchSection(resultsFolder(root, 'matches'));
  if (!matches.ok) return matches;
  return ok({
    goals,
    sections: [...matches.value, ...endingsSection(endings.value), ...calibrationSection(calibration.value)],
  });
}

const HEAD = `# How strong the bots are

Made by \`npx tessera strength\` from the results in \`bench/strength\`. To measure more, name what and for how long; each goes on where it stopped, and begins anew once the bot has changed:

    npx tessera strength matches --minutes 60
    npx tessera strength endings --minutes 60
    npx tessera strength calibration --minutes 60
    npx tessera strength ratings --minutes 60
    npm run bench:mctsbot -- --minutes 60
    npm run best-response -- cambria --minutes 120

How bots are measured: [the arena](arena.md), and [what proves it](proof.md).`;

const goalsHead = () => `## Goals

\`new\` is the strongest bot of today (${fingerprintsOfToday()}). Shares of wins are with luck taken out where there are deals enough for it, else plain. A goal is reached or missed once all that it wants was played, or once a sequential test
has settled it; before that nothing is known for sure.`;

/** By these results are told apart once the bot has changed. */
const fingerprintsOfToday = (): string =>
  Object.values(CLI_GAMES)
    .map(({ game }) => `${game.name} \`${fingerprintOf(game, 'new')}\``)
    .join(', ');

const RATINGS = `## Ratings

Every table below is one rating of all bots by the model of Plackett and Luce: the chance to win a game is one's strength divided by the sum of all at the
table. 400 points are ten times the strength; \`${ANCHORS[0]}\` is set to 1500, or \`${ANCHORS[1]}\` where there is no frozen expert. Intervals are 95 %, from drawing the deals anew 200 times. Each deal is played in
every rotation of the seats with the same dice and cards, and is drawn or kept as a whole. Who never wins has no lower end but that of the model: it is as if each bot had won half a game and lost half a game
against one of middling strength.

\`random\` makes any move, \`greedy\` takes most points at once, \`flat\` plays every move out at random, \`uct\` and \`ismcts\` search by random playouts, \`expert-1\` is a frozen expert. The number behind the
colon is what a bot may spend on a move: playouts, or descents of the search; \`expert-1:1it\` looks at its own moves alone. So results are the same on every machine.`;

/** In how many games each two met, fewest first. */
function meetings(minds: number, deals: readonly RatedDeal[], seats: number): number[] {
  const counts = new Map<string, number>();
  for (let a = 0; a < minds; a++) for (let b = 0; b < a; b++) counts.set(`${a} ${b}`, 0);
  for (const { minds: sat } of deals)
    for (const a of sat)
      for (const b of sat) if (b < a) counts.set(`${a} ${b}`, (counts.get(`${a} ${b}`) ?? 0) + seats);
  return [...counts.values()].sort((a, b) => a - b);
}

const round = (n: number): string => String(Math.round(n));
const ratingTable = (ratings: readonly Rating[]): string =>
  markdownTable(
    ['bot', 'rating', '95 % interval', 'games', 'wins'],
    ratings.map(({ mind, rating, low, high, games, share }) => [
      `\`${mind}\``,
      round(rating),
      `${round(low)} – ${round(high)}`,
      String(games),
      percent(share),
    ]),
  );

/** How the rating grows with 4 and 16 times the work. */
function growthTable(ratings: readonly Rating[]): string {
  const found = new Map(ratings.map((one) => [one.mind, one]));
  const names = [...new Set(ratings.map(({ mind }) => mind.split(':')[0]))].sort();
  const lines = names.flatMap((name) => {
    const budgets = ratings
      .flatMap(({ mind }) => (mind.startsWith(`${name}:`) ? [Number.parseInt(mind.split(':')[1], 10)] : []))
      .filter((n) => n > 1)
      .sort((a, b) => a - b);
    const steps = budgets.map((n) => found.get(`${name}:${n}it`)?.rating ?? 0);
    return steps.length === 3
      ? [[`\`${name}\``, round(steps[0]), `${signed(steps[1] - steps[0])}`, `${signed(steps[2] - steps[0])}`]]
      : [];
  });
  return markdownTable(['bot', `rating at its least`, 'with 4 times as much', 'with 16 times as much'], lines);
}

const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(Math.round(n))}`;
