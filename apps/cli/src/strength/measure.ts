import { parentPort } from 'node:worker_threads';
import { type Outcome, ok, resultShare, unwrap } from '@tessera/kernel';
import { type Minds, playerOf, playGame, readEntrant } from '@tessera/mind';
import { mindsOf } from '../arena/plan.ts';
import { doInWorkers } from '../workers.ts';
import { addDeal, fileOf, openDeals, type RatedDeal } from './league-file.ts';
import { LEAGUES, type League, lineUp } from './leagues.ts';

const SEED = 'strength';

/** The next deal of a league, for a worker to play. */
interface Task {
  readonly league: string;
  readonly deal: number;
}

interface Played {
  readonly league: string;
  readonly deal: RatedDeal;
}

/** Runs in a worker: plays the deals it is sent, one at a time. */
export function strengthWorker(): void {
  parentPort?.on('message', ({ league, deal }: Task) => {
    const found = LEAGUES.find(({ id }) => id === league);
    if (!found) throw new Error(`There is no league "${league}".`);
    parentPort?.postMessage({ league, deal: playDeal(found, deal) } satisfies Played);
  });
}

export interface MeasureOptions {
  readonly minutes: number;
  readonly jobs: number;
  /** The address of the file that exports `strengthWorker`; without it all deals are played here. */
  readonly bundle: string | undefined;
  readonly onDeal: (league: League, deals: number) => void;
  readonly now?: () => number;
}

/** Plays the next deals of the leagues, always of that with the fewest, until the time is over. Each deal is kept once those before it are. */
export async function measure(
  root: string,
  leagues: readonly League[],
  { minutes, jobs, bundle, onDeal, now = () => performance.now() }: MeasureOptions,
): Promise<Outcome<void>> {
  if (minutes === 0 || leagues.length === 0) return ok(undefined);
  const counts = new Map<League, number>();
  for (const league of leagues) {
    const deals = openDeals(fileOf(root, league), league);
    if (!deals.ok) return deals;
    counts.set(league, deals.value.length);
  }
  const shareOf = (league: League) => (counts.get(league) ?? 0) / (league.usual ? USUAL : 1);
  const end = now() + minutes * 60_000;
  const next = (): { league: League; deal: number } | undefined => {
    if (now() >= end) return undefined;
    const league = leagues.reduce((least, one) => (shareOf(one) < shareOf(least) ? one : least));
    const deal = counts.get(league) ?? 0;
    counts.set(league, deal + 1);
    return { league, deal };
  };
  const keep = (league: League, deal: RatedDeal): void => {
    addDeal(fileOf(root, league), deal);
    onDeal(league, deal.deal + 1);
  };
  if (bundle === undefined || jobs === 1) {
    for (let task = next(); task; task = next()) keep(task.league, playDeal(task.league, task.deal));
    return ok(undefined);
  }
  const byId = new Map(leagues.map((league) => [league.id, league]));
  const nextTask = (): Task | undefined => {
    const task = next();
    return task && { league: task.league.id, deal: task.deal };
  };
  await doInWorkers<Task, Played>({ bundle, program: 'strengthWorker', jobs }, nextTask, ({ league: id, deal }) => {
    const league = byId.get(id);
    if (league) keep(league, deal);
    return true;
  });
  return ok(undefined);
}

/** The number of seats that most play with gets more games than others. */
const USUAL = 4;

/** `others`: minds that play, besides those of the game. */
export function playDeal(league: League, deal: number, others: Minds = {}): RatedDeal {
  const { game, seats } = league;
  const minds = lineUp(league, deal);
  const known = { ...mindsOf(game), ...others };
  const options = Object.fromEntries(game.options.map(({ id, default: usual }) => [id, usual]));
  const players = minds.map((mind) => playerOf(known, game, unwrap(readEntrant(known, game, league.minds[mind]))));
  const won = Array.from({ length: seats }, (_, rotation) => {
    const result = playGame(game, players, deal * seats + rotation, { seed: SEED, options, luck: false });
    return players.map(({ name }) => resultShare(result, result.seating.indexOf(name)));
  });
  return { deal, minds, won };
}
