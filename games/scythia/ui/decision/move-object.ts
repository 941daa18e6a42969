import type { LegalMove } from '@tessera/table';
import type { Building, DieColour, Plunder } from '../../rules/scenario/scenario-types.ts';

/** The decisions of a player as `rules.describe` tells them. Places, rows and slots are from 1. */
export type MoveObject =
  | { readonly do: 'choose'; readonly hero: string; readonly crew: string }
  | { readonly do: 'discard' | 'play'; readonly card: string }
  | { readonly do: 'place' | 'take' | 'visit'; readonly building: Building }
  | { readonly do: 'raid'; readonly settlement: string }
  | { readonly do: 'skip' | 'keep' | 'hero' }
  | { readonly do: 'use'; readonly option: number; readonly what: string }
  | { readonly do: 'hire' | 'swap'; readonly card: string; readonly place: number }
  | { readonly do: 'unlock' | 'at' | 'return' | 'heal' | 'wound'; readonly place: number }
  | { readonly do: 'eagle' | 'horse'; readonly row: number }
  | { readonly do: 'complete'; readonly quest: string; readonly settlement: string | null; readonly slot: number }
  | { readonly do: 'plunder-one'; readonly kind: Plunder; readonly settlement: string; readonly slot: number }
  | { readonly do: 'pay'; readonly kind: Plunder }
  | { readonly do: 'kumis'; readonly kumis: number }
  | { readonly do: 'reroll'; readonly die: DieColour; readonly face: string }
  | { readonly do: 'ignore'; readonly wounds: number }
  | { readonly do: 'plunder'; readonly slot: number };

export type Doing = MoveObject['do'];

export const objectOf = (legal: LegalMove): MoveObject => legal.move as MoveObject;

type Having<Move, What extends Doing> = Move extends { readonly do: infer Does }
  ? What extends Does
    ? Move
    : never
  : never;
export type MoveOf<What extends Doing> = Having<MoveObject, What>;

/** The moves of one kind, with their notation. */
export function movesOf<What extends Doing>(
  legal: readonly LegalMove[],
  what: What,
): { readonly text: string; readonly move: MoveOf<What> }[] {
  return legal.flatMap((each) => {
    const move = objectOf(each);
    return move.do === what ? [{ text: each.text, move: move as MoveOf<What> }] : [];
  });
}

/** Nothing can be done: to go on is all there is. */
export const isOnlySkip = (legal: readonly LegalMove[]): boolean =>
  legal.length === 1 && legal.every((each) => objectOf(each).do === 'skip');

export const offers = (legal: readonly LegalMove[], ...what: readonly Doing[]): boolean =>
  legal.some((each) => what.includes(objectOf(each).do));
