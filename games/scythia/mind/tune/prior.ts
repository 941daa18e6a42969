import { FEATURES, STAGES } from '../features.ts';

/** What a player would guess that each feature is worth, in points, early in a game. What games say little of stays near it. */
const GUESS: Readonly<Partial<Record<(typeof FEATURES)[number], number>>> = {
  points: 10,
  promise: 6,
  silver: 1.6,
  moreSilver: 1,
  provisions: 2,
  moreProvisions: 1,
  kumis: 1.5,
  wagons: 1.5,
  moreWagons: 0.4,
  gold: 0.4,
  equipment: 0.6,
  livestock: 0.6,
  cards: 2,
  moreCards: 1,
  hand: 1,
  bestHire: 0.3,
  crew: 4,
  crew2: 0.5,
  crew3: 0.5,
  crew4: 0.7,
  crew5: 0.5,
  strength: 4,
  muchStrength: 1,
  wounds: -0.2,
  grey: 0.8,
  red: 1.1,
  raidNow: 2,
  raidBest: 4,
  raidSecond: 2,
  questNow: 2,
  questSecond: 0.5,
  questSoon: 0.7,
  idle: -0.2,
  doubled: 2,
  unlocked: 1,
  rewards: 5,
  ignores: 0.5,
  rerolls: 0.7,
  lessCost: 2.5,
  lessSilver: 1,
  building: 2,
  whenWounded: 0.7,
  whenKilled: 1.2,
  hero: 1,
  cimmeria: 1,
  assyria: 2,
  persia: 2,
  greece: 2,
};
/** What is in store is worth the less the less of the game is left. */
const LATER = [1, 1, 0.8, 0.5, 0.3, 0.15];
const LASTS = new Set<string>(['points', 'promise', 'raidNow', 'questNow']);

/** More of these may be good or bad; more of the others is never bad, whatever those who had it did with it. */
const EITHER = new Set<string>(['wounds', 'horses', 'eagles', 'idle', 'inTurn', 'waiting']);
/** Of the guess, so much at least. */
const LEAST = 0.25;

export const leastOf = (at: number): number =>
  EITHER.has(FEATURES[at % FEATURES.length]) ? -Infinity : LEAST * PRIOR[at];

/** By stage and feature. */
export const PRIOR = Float64Array.from({ length: STAGES * FEATURES.length }, (_, at) => {
  const name = FEATURES[at % FEATURES.length];
  return (GUESS[name] ?? 0) * (LASTS.has(name) ? 1 : LATER[Math.floor(at / FEATURES.length)]);
});
