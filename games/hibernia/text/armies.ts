import { type Names, type Paint, YOU } from '@tessera/ui/text';
import type { HiberniaPosition } from '../index.ts';

/** An army is a seat from 1; with three players the fourth is the unused one (H-12). */
export const armyName = (army: number, names: Names, paint: Paint): string =>
  paint.seat(army - 1, names[army - 1] ?? 'The unused army');

const isYou = (army: number, names: Names): boolean => names[army - 1] === YOU;

/** In the middle of a sentence. */
export const toArmy = (army: number, names: Names, paint: Paint): string =>
  paint.seat(army - 1, isYou(army, names) ? 'you' : (names[army - 1] ?? 'the unused army'));

const IRREGULAR: Readonly<Record<string, string>> = { has: 'have', goes: 'go', marches: 'march' };

/** 'Anna rolls', 'You roll'. */
export const does = (army: number, names: Names, paint: Paint, verb: string): string =>
  `${armyName(army, names, paint)} ${isYou(army, names) ? (IRREGULAR[verb] ?? verb.replace(/s$/, '')) : verb}`;

/** 'Anna's marker', 'Your marker'. */
export const whose = (army: number, names: Names, paint: Paint): string =>
  isYou(army, names) ? paint.seat(army - 1, 'Your') : `${armyName(army, names, paint)}'s`;

/** One letter that tells armies apart without colour. */
export const armyMark = (position: HiberniaPosition, army: number): string =>
  army > position.seats ? 'U' : String(army);

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
