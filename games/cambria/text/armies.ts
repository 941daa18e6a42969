import { type SeatNumber, seatOf } from '@tessera/kernel';
import type { Paint } from '@tessera/ui/text';
import { type Names, YOU } from '@tessera/ui/text';
import type { CambriaPosition } from '../index.ts';

/** An army is a seat from 1; with two players the third is the neutral one (C-60). */
export const armyName = (army: SeatNumber, names: Names, paint: Paint): string =>
  paint.seat(seatOf(army), names[seatOf(army)] ?? 'The neutral army');

const isYou = (army: SeatNumber, names: Names): boolean => names[seatOf(army)] === YOU;

/** 'Anna rolls', 'You roll'. */
export const does = (army: SeatNumber, names: Names, paint: Paint, verb: string): string =>
  `${armyName(army, names, paint)} ${isYou(army, names) ? (IRREGULAR[verb] ?? verb.replace(/(?<=ss)es$|s$/, '')) : verb}`;

const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', has: 'have' };

/** In the middle of a sentence. */
export const toArmy = (army: SeatNumber, names: Names, paint: Paint): string =>
  paint.seat(seatOf(army), isYou(army, names) ? 'you' : (names[seatOf(army)] ?? 'the neutral army'));

/** One letter that tells armies apart without colour. */
export const armyMark = (position: CambriaPosition, army: SeatNumber): string =>
  army > position.seats ? 'N' : String(army);

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const bonusPoints = (value: number): number => (value >= 4 ? value - 2 : 0);
