import { SeededRng } from '@tessera/kernel';
import { type RatedGame, strengthsOf } from '@tessera/mind';
import type { RatedDeal } from './league-file.ts';

export interface Rating {
  readonly mind: string;
  readonly rating: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
  /** Share of wins, and what it would be among equals. */
  readonly share: number;
}

/** As in chess: who is 400 points ahead wins ten times as often as the other. */
const PER_E = 400 / Math.LN10;
const RESAMPLES = 200;

/** One rating for all that played, the mind of that name at 1500, with 95 % intervals from deals drawn anew. */
export function ratingsOf(minds: readonly string[], deals: readonly RatedDeal[], anchor: string): Rating[] {
  const zero = minds.indexOf(anchor);
  const rate = (some: readonly RatedDeal[]): number[] => {
    const strengths = strengthsOf(minds.length, some.flatMap(gamesOf));
    return strengths.map((strength) => 1500 + PER_E * (strength - strengths[zero]));
  };
  const ratings = rate(deals);
  const rng = new SeededRng('resamples');
  const resampled = Array.from({ length: RESAMPLES }, () => rate(deals.map(() => deals[rng.below(deals.length)])));
  return minds
    .map((mind, i) => {
      const sorted = resampled.map((one) => one[i]).sort((a, b) => a - b);
      const games = deals.flatMap((deal) =>
        deal.minds.includes(i) ? deal.won.map((won) => won[deal.minds.indexOf(i)]) : [],
      );
      const share = games.reduce((sum, won) => sum + won, 0) / Math.max(1, games.length);
      const [low, high] = [sorted[Math.floor(0.025 * RESAMPLES)], sorted[Math.ceil(0.975 * RESAMPLES) - 1]];
      return { mind, rating: ratings[i], low, high, games: games.length, share };
    })
    .sort((a, b) => b.rating - a.rating);
}

const gamesOf = ({ minds, won }: RatedDeal): RatedGame[] => won.map((shares) => ({ seats: minds, shares }));
