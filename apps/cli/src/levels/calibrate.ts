import { type Game, LEVELS } from '@tessera/kernel';
import { erring, LOOKS, type Minds, strengthMind } from '@tessera/mind';
import type { RatedDeal } from '../strength/league-file.ts';
import type { League } from '../strength/leagues.ts';
import { playDeal } from '../strength/measure.ts';
import { ratingsOf } from '../strength/ratings.ts';
import { ANCHORS, entrantOf, ladderOf } from './ladder.ts';

/** How far bots are made to misjudge moves to see what that costs, by how far they look: see `LOOKS`. */
const PROBED: Readonly<Record<number, readonly number[]>> = {
  1: [10, 6, 4, 3, 2.2, 1.6, 1.2, 0.8, 0.5],
  12: [0.8, 0.5, 0.3, 0.15, 0.05],
};

/** What a bot with such errors came to. */
export interface Probe {
  readonly misjudgement: number;
  readonly iterations: number;
  readonly rating: number;
}

export interface Calibration {
  /** Of the levels, but for the strongest. */
  readonly misjudgements: Readonly<Record<string, number>>;
  readonly probes: readonly Probe[];
  /** What the strongest level came to. */
  readonly top: number;
}

/** Plays bots with all sorts of errors against each other, and finds those that put the levels at even steps of rating from `bottom` on. */
export function calibrate(
  game: Game,
  { minutes, bottom }: { readonly minutes: number; readonly bottom: number },
  onDeal: (deals: number) => void,
): Calibration {
  const tried = Object.entries(PROBED).flatMap(([looks, misjudgements]) =>
    misjudgements.map((misjudgement) => ({
      misjudgement,
      iterations: Number(looks),
      name: `errs-${looks}-${misjudgement}`,
    })),
  );
  const minds: Minds = Object.fromEntries(
    tried.map(({ name, misjudgement, iterations }) => [name, strengthMind(erring(misjudgement, iterations))]),
  );
  const league: League = {
    ...ladderOf(game),
    id: `calibrate-${game.id}`,
    minds: [
      'random',
      ...tried.map(({ name }) => entrantOf(game, name)),
      ANCHORS[1],
      ANCHORS[0],
      entrantOf(game, 'owl'),
    ],
  };
  const deals: RatedDeal[] = [];
  const end = performance.now() + minutes * 60_000;
  for (let n = 0; n === 0 || performance.now() < end; n++) {
    deals.push(playDeal(league, n, minds));
    onDeal(deals.length);
  }
  const ratings = new Map(ratingsOf(league.minds, deals, league.anchor).map(({ mind, rating }) => [mind, rating]));
  const ratingOf = (name: string): number => ratings.get(entrantOf(game, name)) ?? 0;
  const probes = tried.map(({ name, ...probe }) => ({ ...probe, rating: ratingOf(name) }));
  const top = ratingOf('owl');
  return { probes, top, misjudgements: evenSteps(probes, bottom, top) };
}

/** Misjudgements that put the levels at even steps of rating from `bottom` to `top`, the strongest level's. */
export function evenSteps(probes: readonly Probe[], bottom: number, top: number): Readonly<Record<string, number>> {
  const steps = LEVELS.length - 1;
  return Object.fromEntries(
    LEVELS.flatMap((level, i) => {
      if (level === 'owl') return [];
      const curve = rising(probes.filter(({ iterations }) => iterations === LOOKS[level]));
      return [[level, misjudgementFor(curve, bottom + ((top - bottom) * i) / steps)]];
    }),
  );
}

/** The probes from the weakest on. Neighbours that luck put the wrong way round share their mean: who misjudges less is no weaker. */
function rising(probes: readonly Probe[]): Probe[] {
  const pools: { probes: Probe[]; rating: number }[] = [];
  for (const probe of [...probes].sort((a, b) => b.misjudgement - a.misjudgement)) {
    let pool = { probes: [probe], rating: probe.rating };
    for (let last = pools.at(-1); last !== undefined && last.rating >= pool.rating; last = pools.at(-1)) {
      pools.pop();
      const all = [...last.probes, ...pool.probes];
      pool = { probes: all, rating: all.reduce((sum, { rating }) => sum + rating, 0) / all.length };
    }
    pools.push(pool);
  }
  return pools.flatMap((pool) => pool.probes.map((probe) => ({ ...probe, rating: pool.rating })));
}

/** Between two probes the rating is taken to fall evenly with the logarithm of the misjudgement. */
function misjudgementFor(curve: readonly Probe[], wanted: number): number {
  const above = curve.findIndex(({ rating }) => rating >= wanted);
  if (above <= 0) return curve.at(above)?.misjudgement ?? 0;
  const [low, high] = [curve[above - 1], curve[above]];
  const part = (wanted - low.rating) / (high.rating - low.rating);
  const found = Math.exp(Math.log(low.misjudgement) + part * Math.log(high.misjudgement / low.misjudgement));
  return Number(found.toPrecision(2));
}
