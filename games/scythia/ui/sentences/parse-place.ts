import type { SeatNumber } from '@tessera/kernel';
import { BUILDINGS, type Building } from '../../rules/scenario/scenario-types.ts';

/** A place of the table by its id, see board/map/places.ts. */
export type Place =
  | { readonly kind: 'building'; readonly building: Building }
  | { readonly kind: 'settlement'; readonly settlement: string }
  | { readonly kind: 'slot'; readonly settlement: string; readonly slot: number }
  | { readonly kind: 'quest'; readonly settlement: string | null; readonly slot: number }
  | { readonly kind: 'animal'; readonly row: number; readonly half: 'eagle' | 'horse' | null }
  | { readonly kind: 'hero'; readonly seat: SeatNumber }
  | { readonly kind: 'crew' | 'eagle' | 'horse'; readonly seat: SeatNumber; readonly place: number }
  | { readonly kind: 'hand'; readonly index: number }
  | { readonly kind: 'other' };

const PATTERNS: readonly (readonly [RegExp, (found: readonly string[]) => Place])[] = [
  [
    /^building (.+)$/,
    ([, name]) => {
      const building = BUILDINGS.find((each) => each === name);
      return building ? { kind: 'building', building } : { kind: 'other' };
    },
  ],
  [/^settlement (.+)$/, ([, settlement]) => ({ kind: 'settlement', settlement })],
  [/^slot (.+)\/(\d)$/, ([, settlement, slot]) => ({ kind: 'slot', settlement, slot: Number(slot) })],
  [
    /^quest (.+)\/(\d)$/,
    ([, at, slot]) => ({ kind: 'quest', settlement: at === 'village' ? null : at, slot: Number(slot) }),
  ],
  [
    /^animal (\d)(?:\/(eagle|horse))?$/,
    ([, row, half]) => ({ kind: 'animal', row: Number(row), half: (half as 'eagle' | 'horse' | undefined) ?? null }),
  ],
  [/^player (\d)\/hero$/, ([, seat]) => ({ kind: 'hero', seat: Number(seat) as SeatNumber })],
  [
    /^player (\d)\/(crew|eagle|horse) (\d)$/,
    ([, seat, kind, place]) => ({
      kind: kind as 'crew' | 'eagle' | 'horse',
      seat: Number(seat) as SeatNumber,
      place: Number(place),
    }),
  ],
  [/^hand (\d+)$/, ([, index]) => ({ kind: 'hand', index: Number(index) })],
];

export function parsePlace(id: string): Place {
  for (const [pattern, read] of PATTERNS) {
    const found = pattern.exec(id);
    if (found) return read(found);
  }
  return { kind: 'other' };
}
