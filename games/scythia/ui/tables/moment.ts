import type { Play } from '../use-play.ts';

/** What fills the place of the hand for the moment: heroes to choose, a raid under way or about to start. */
export type Moment =
  | { readonly kind: 'pairs' }
  | { readonly kind: 'raid'; readonly settlement: string }
  | { readonly kind: 'hand' };

export function momentOf({ view, looked }: Play): Moment {
  if (view.raid) return { kind: 'raid', settlement: view.raid.settlement };
  if (looked?.move.do === 'raid') return { kind: 'raid', settlement: looked.move.settlement };
  return view.pairs.length > 0 ? { kind: 'pairs' } : { kind: 'hand' };
}
