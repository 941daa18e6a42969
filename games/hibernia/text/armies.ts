import { type SeatNumber, seatOf } from '@tessera/kernel';
import { type Names, type Paint, YOU } from '@tessera/ui/text';
import type { HiberniaPosition } from '../index.ts';

/** An army is a seat from 1; with three players the fourth is the unused one (H-12). */
export const armyName = (army: SeatNumber, names: Names, paint: Paint): string =>
  paint.seat(seatOf(army), names[seatOf(army)] ?? 'The unused army');

const isYou = (army: SeatNumber, names: Names): boolean => names[seatOf(army)] === YOU;

/** In the middle of a sentence. */
export const toArmy = (army: SeatNumber, names: Names, paint: Paint): string =>
  paint.seat(seatOf(army), isYou(army, names) ? 'you' : (names[seatOf(army)] ?? 'the unused army'));

const IRREGULAR: Readonly<Record<string, string>> = { has: 'have', goes: 'go', marches: 'march' };

/** 'Anna rolls', 'You roll'. */
export const does = (army: SeatNumber, names: Names, paint: Paint, verb: string): string =>
  `${armyName(army, names, paint)} ${isYou(army, names) ? (IRREGULAR[verb] ?? verb.replace(/s$/, '')) : verb}`;

/** 'Anna's marker', 'Your marker'. */
export const whose = (army: SeatNumber, names: Names, paint: Paint): string =>
  isYou(army, names) ? paint.seat(seatOf(army), 'Your') : `${armyName(army, names, paint)}'s`;

/** One letter that tells armies apart without colour. */
export const armyMark = (position: HiberniaPosition, army: SeatNumber): string =>
  army > position.seats ? 'U' : String(army);

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
