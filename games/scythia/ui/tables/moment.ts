import type { Play } from '../decision/use-play.ts';
import { type LastRaid, lastRaid } from '../log/last-raid.ts';

/** What fills the place of the hand for the moment: heroes to choose, a raid about to start, under way or just over. */
export type Moment =
  | { readonly kind: 'pairs' }
  | { readonly kind: 'raid'; readonly settlement: string }
  | { readonly kind: 'outcome'; readonly raid: LastRaid }
  | { readonly kind: 'hand' };

export function momentOf({ view, looked, active, steps }: Play): Moment {
  if (view.raid) return { kind: 'raid', settlement: view.raid.settlement };
  if (looked?.move.do === 'raid') return { kind: 'raid', settlement: looked.move.settlement };
  if (view.pairs.length > 0) return { kind: 'pairs' };
  const raid = active ? undefined : lastRaid(steps);
  return raid ? { kind: 'outcome', raid } : { kind: 'hand' };
}
