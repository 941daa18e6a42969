import { LEVELS, type Level } from '@tessera/kernel';
import { type Strengths, THINKING_MS } from '../levels/levels.ts';
import { think } from '../levels/think.ts';
import { flat } from './baselines/flat.ts';
import { greedy } from './baselines/greedy.ts';
import { random } from './baselines/random.ts';
import { ismcts, uct } from './baselines/uct.ts';
import type { MakeMind, Minds } from './minds.ts';

/** What others are measured against: these don't change. */
export const BASELINES: Minds = { random, greedy, flat, uct, ismcts };

/** The levels as they are played today, `new`, the strongest there is today without any errors, and what both are measured against. */
export const usualMinds = (strengths?: Partial<Strengths>): Minds => ({
  ...Object.fromEntries(LEVELS.map((level) => [level, levelMind(level, THINKING_MS[level], strengths)])),
  new: levelMind('expert', 1000),
  ...BASELINES,
});

const levelMind =
  (level: Level, ms: number, strengths?: Partial<Strengths>): MakeMind =>
  (game) => ({
    choose: (view, budget, rng) =>
      think(game, view, { level, rng, ...budget, ...(strengths ? { strengths } : {}) }).move,
    usual: { ms },
  });
