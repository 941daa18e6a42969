import { type SeatNumber, seatOf } from '@tessera/kernel';
import { type Names, type Paint, YOU } from '@tessera/ui/text';

/** Seats are from 1; 0 is the rival. */
export const nameOf = (seat: SeatNumber, names: Names, paint: Paint): string =>
  seat === 0 ? 'The rival' : paint.seat(seatOf(seat), names[seatOf(seat)] ?? `Player ${seat}`);

const IRREGULAR: Readonly<Record<string, string>> = { has: 'have', goes: 'go', passes: 'pass', visits: 'visit' };

/** 'Anna hires', 'You hire'. */
export const does = (seat: SeatNumber, names: Names, paint: Paint, verb: string): string =>
  `${nameOf(seat, names, paint)} ${names[seatOf(seat)] === YOU ? (IRREGULAR[verb] ?? verb.replace(/s$/, '')) : verb}`;

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

const MANY: Readonly<Record<string, readonly [one: string, many: string]>> = {
  points: ['point', 'points'],
  provisions: ['provision', 'provisions'],
  cards: ['card', 'cards'],
  wagon: ['wagon', 'wagons'],
};

/** '2 silver and 1 card' */
export function amounts(what: Readonly<Record<string, number | undefined>>): string {
  const parts = Object.entries(what).flatMap(([kind, n]) => {
    if (!n) return [];
    const [one, many] = MANY[kind] ?? [kind, kind];
    return [`${n} ${n === 1 ? one : many}`];
  });
  return parts.length < 2 ? (parts[0] ?? 'nothing') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
