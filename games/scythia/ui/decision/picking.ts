import type { LegalMove } from '@tessera/table';
import type { ScythiaPosition } from '../../rules/position/position-types.ts';
import { objectOf } from './move-object.ts';
import { type Need, needAt, needsOf } from './needs.ts';

/** What has been chosen of a move so far: a card to hire, or what a finger looks at before it taps again. */
export interface Picking {
  readonly needs: readonly Need[];
}

export const NOTHING: Picking = { needs: [] };

export const startPicking = (): Picking => NOTHING;

export const cancelPicking = ({ needs }: Picking): Picking | undefined =>
  needs.length === 0 ? undefined : { needs: needs.slice(0, -1) };

export interface Candidate {
  readonly text: string;
  readonly move: ReturnType<typeof objectOf>;
  readonly needs: readonly Need[];
}

/** The moves that what has been picked may still become. */
export function candidates(view: ScythiaPosition, legal: readonly LegalMove[], { needs }: Picking): Candidate[] {
  return legal
    .map((each) => ({ text: each.text, move: objectOf(each), needs: needsOf(view, objectOf(each)) }))
    .filter((each) => needs.every((need) => each.needs.includes(need)));
}

/** The move that is picked entirely. */
export const pickedMove = (
  view: ScythiaPosition,
  legal: readonly LegalMove[],
  picking: Picking,
): Candidate | undefined =>
  picking.needs.length === 0
    ? undefined
    : candidates(view, legal, picking).find((each) => each.needs.length === picking.needs.length);

/** Every need that a tap may add, or that a tap may begin anew with. */
export function openNeeds(view: ScythiaPosition, legal: readonly LegalMove[], picking: Picking): Set<Need> {
  const next = candidates(view, legal, picking).flatMap((each) => each.needs);
  const anew = candidates(view, legal, NOTHING).flatMap((each) =>
    // what needs a card first begins with the card: its places light up when it is chosen
    each.needs.some((need) => need.startsWith('card '))
      ? each.needs.filter((need) => need.startsWith('card '))
      : each.needs,
  );
  const open = picking.needs.length > 0 ? [...next, ...anew] : anew;
  return new Set(open);
}

export type Tap = { readonly move: string } | { readonly picking: Picking } | undefined;

/** What a tap does: `looks` for a finger, whose first tap shows what would happen and whose second does it. */
export function tap(
  view: ScythiaPosition,
  legal: readonly LegalMove[],
  picking: Picking,
  place: string,
  looks: boolean,
): Tap {
  const need = needAt(view, place);
  if (picking.needs.includes(need)) {
    const move = pickedMove(view, legal, picking);
    return move ? { move: move.text } : { picking: { needs: picking.needs.filter((each) => each !== need) } };
  }
  const further: Picking = { needs: [...picking.needs, need] };
  const next = candidates(view, legal, further).length > 0 ? further : { needs: [need] };
  if (candidates(view, legal, next).length === 0) return undefined;
  const move = pickedMove(view, legal, next);
  return move && !looks ? { move: move.text } : { picking: next };
}
