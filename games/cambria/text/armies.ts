import type { Paint } from '@tessera/ui/text';
import { type Names, YOU } from '@tessera/ui/text';
import type { CambriaPosition } from '../index.ts';

/** An army is a seat from 1; with two players the third is the neutral one (C-60). */
export const armyName = (army: number, names: Names, paint: Paint): string =>
  paint.seat(army - 1, names[army - 1] ?? 'The neutral army');

const isYou = (army: number, names: Names): boolean => names[army - 1] === YOU;

/** 'Anna rolls', 'You roll'. */
export const does = (army: number, names: Names, paint: Paint, verb: string): string =>
  `${armyName(army, names, paint)} ${isYou(army, names) ? (IRREGULAR[verb] ?? verb.replace(/(?<=ss)es$|s$/, '')) : verb}`;

const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', has: 'have' };

/** In the middle of a sentence. */
export const toArmy = (army: number, names: Names, paint: Paint): string =>
  paint.seat(army - 1, isYou(army, names) ? 'you' : (names[army - 1] ?? 'the neutral army'));

/** One letter that tells armies apart without colour. */
export const armyMark = (position: CambriaPosition, army: number): string =>
  army > position.seats ? 'N' : String(army);

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const bonusPoints = (value: number): number => (value >= 4 ? value - 2 : 0);
