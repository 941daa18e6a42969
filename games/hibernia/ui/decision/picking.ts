import type { LegalMove } from '@tessera/table';
import { SHIELD_PLACE, type TargetKind } from '../../board/index.ts';
import type { MoveObject } from '../../rules/notation.ts';
import type { HiberniaPosition } from '../../rules/position/position-types.ts';

/** What has been chosen of a move so far: a finger has no pointer to hover with, so its first tap only looks. */
export interface Picking {
  /** A land, or the shield. */
  readonly place: string | null;
}

export const NOTHING: Picking = { place: null };

const objectOf = (legal: LegalMove): MoveObject => legal.move as MoveObject;

/** Where a move is made on the board. */
function placeOf(move: MoveObject): string | undefined {
  if (move.type === 'march' || move.type === 'take') return move.land;
  return move.type === 'raise' ? SHIELD_PLACE : undefined;
}

/** The places that a move goes through on the board, the last one where it ends. */
export function pathOf({ march }: Pick<HiberniaPosition, 'march'>, move: LegalMove): string[] {
  const made = objectOf(move);
  const place = placeOf(made);
  if (place === undefined) return [];
  return made.type === 'take' && march ? [place, march.to] : [place];
}

/** The move of a place, by its notation. */
export const moveAt = (legal: readonly LegalMove[], place: string | null): string | undefined =>
  place === null ? undefined : legal.find((each) => placeOf(objectOf(each)) === place)?.text;

export const startPicking = (): Picking => NOTHING;

/** Undefined when there is nothing to take back. */
export const cancelPicking = (picking: Picking): Picking | undefined => (picking.place === null ? undefined : NOTHING);

export type Tap = { readonly move: string } | { readonly picking: Picking } | undefined;

/** What a tap does: `looks` for a finger, whose first tap shows what would happen and whose second does it. */
export function tap(legal: readonly LegalMove[], picking: Picking, place: string, looks: boolean): Tap {
  const move = moveAt(legal, place);
  if (move === undefined) return undefined;
  return looks && picking.place !== place ? { picking: { place } } : { move };
}

/** Every place that does something when tapped, and what. */
export function targetKinds(view: HiberniaPosition, legal: readonly LegalMove[]): Map<string, TargetKind> {
  const kinds = new Map<string, TargetKind>();
  for (const each of legal) {
    const move = objectOf(each);
    const place = placeOf(move);
    if (place !== undefined) kinds.set(place, kindOf(view, move));
  }
  return kinds;
}

function kindOf(view: HiberniaPosition, move: MoveObject): TargetKind {
  if (move.type === 'take' || move.type === 'raise') return move.type;
  const army = move.type === 'march' ? view.lands[move.land]?.army : undefined;
  if (army === undefined) return 'march';
  return army === view.turn ? 'reinforce' : 'battle';
}

export const marches = (legal: readonly LegalMove[]): string[] =>
  legal.flatMap((each) => {
    const move = objectOf(each);
    return move.type === 'march' ? [move.land] : [];
  });

export const takes = (legal: readonly LegalMove[]): string[] =>
  legal.flatMap((each) => {
    const move = objectOf(each);
    return move.type === 'take' ? [move.land] : [];
  });
