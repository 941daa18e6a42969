import { type Outcome, ok, resultShare, unwrap } from '@tessera/kernel';
import { playerOf, playGame, readEntrant } from '@tessera/mind';
import { mindsOf } from '../arena/plan.ts';
import { addDeal, fileOf, openDeals, type RatedDeal } from './league-file.ts';
import { type League, lineUp } from './leagues.ts';

const SEED = 'strength';

/** Plays the next deals of the leagues, always of that with the fewest, until the time is over. Each deal is kept as soon as it is played. */
export function measure(
  root: string,
  leagues: readonly League[],
  minutes: number,
  onDeal: (league: League, deals: number) => void,
): Outcome<void> {
  if (minutes === 0) return ok(undefined);
  const counts = new Map<League, number>();
  for (const league of leagues) {
    const deals = openDeals(fileOf(root, league), league);
    if (!deals.ok) return deals;
    counts.set(league, deals.value.length);
  }
  const shareOf = (league: League) => (counts.get(league) ?? 0) / (league.usual ? USUAL : 1);
  const end = performance.now() + minutes * 60_000;
  while (performance.now() < end) {
    const league = leagues.reduce((least, one) => (shareOf(one) < shareOf(least) ? one : least));
    const n = counts.get(league) ?? 0;
    addDeal(fileOf(root, league), playDeal(league, n));
    counts.set(league, n + 1);
    onDeal(league, n + 1);
  }
  return ok(undefined);
}

/** The number of seats that most play with gets more games than others. */
const USUAL = 4;

export function playDeal(league: League, deal: number): RatedDeal {
  const { game, seats } = league;
  const minds = lineUp(league, deal);
  const known = mindsOf(game);
  const options = Object.fromEntries(game.options.map(({ id, default: usual }) => [id, usual]));
  const players = minds.map((mind) => playerOf(known, game, unwrap(readEntrant(known, game, league.minds[mind]))));
  const won = Array.from({ length: seats }, (_, rotation) => {
    const result = playGame(game, players, deal * seats + rotation, { seed: SEED, options, luck: false });
    return players.map(({ name }) => resultShare(result, result.seating.indexOf(name)));
  });
  return { deal, minds, won };
}
