import { seatOf } from '@tessera/kernel';
import type { LegalMove } from '@tessera/table';
import type { HiberniaPosition } from '../../rules/position/position-types.ts';
import { boardOfView } from '../scenario-of.ts';
import { takes } from './picking.ts';

/** A land to take a missing warrior from (H-23) that most would choose: the one that stays safest, the fullest of those. */
export function suggestedLand(view: HiberniaPosition, legal: readonly LegalMove[]): string | undefined {
  const warriors = (land: string) => view.lands[land]?.warriors ?? 0;
  const margin = (land: string) => warriors(land) - 1 - threatTo(view, land);
  const [best] = takes(legal).sort((a, b) => margin(b) - margin(a) || warriors(b) - warriors(a));
  return best;
}

/** The largest march that any other player could send there (H-22). The unused army never marches. */
export function threatTo(view: HiberniaPosition, land: string): number {
  const { adjacent, landNames } = boardOfView(view);
  const sent = Array.from({ length: view.seats }, () => 0);
  for (const near of adjacent[landNames.indexOf(land)]) {
    const army = view.lands[landNames[near]]?.army;
    if (army !== undefined && army !== view.turn && army <= view.seats) sent[seatOf(army)]++;
  }
  return Math.max(...sent);
}
