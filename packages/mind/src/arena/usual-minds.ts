import { FORMER_LEVELS, LEVELS, type LevelName, levelOf, THINKING_MS } from '@tessera/kernel';
import type { Strength, Strengths } from '../levels/levels.ts';
import { think } from '../levels/think.ts';
import { mergeParts } from '../parallel/merge.ts';
import { thinkPart } from '../parallel/part.ts';
import { flat } from './baselines/flat.ts';
import { greedy } from './baselines/greedy.ts';
import { random } from './baselines/random.ts';
import { ismcts, uct } from './baselines/uct.ts';
import type { MakeMind, Minds } from './minds.ts';

const SEEDS = 0x40000000;

/** What others are measured against: these don't change. */
export const BASELINES: Minds = { random, greedy, flat, uct, ismcts };

/** The levels as they are played today, `new`, the strongest there is today without any errors, and what both are measured against. */
export const usualMinds = (strengths?: Partial<Strengths>): Minds => ({
  ...Object.fromEntries(
    [...LEVELS, ...FORMER_LEVELS].map((level) => [level, levelMind(level, THINKING_MS[levelOf(level)], strengths)]),
  ),
  new: levelMind('owl', 1000),
  ...Object.fromEntries([2, 3, 7].map((cores) => [`cores-${cores}`, coresMind(cores)])),
  ...BASELINES,
});

/** As `new` thinks where that many workers think at once: here one after the other, each with the whole budget. */
const coresMind =
  (cores: number): MakeMind =>
  (game) => ({
    choose: (view, budget, rng) => {
      const seed = String(rng.below(SEEDS));
      const parts = Array.from({ length: cores }, (_, nth) => thinkPart(game, view, { nth, of: cores, seed }, budget));
      return mergeParts(parts).moves[0]?.text ?? '';
    },
    usual: { ms: 1000 },
  });

/** A level that errs so much, which may be none of ours. */
export const strengthMind = (strength: Strength): MakeMind => levelMind('owl', 100, { owl: strength });

const levelMind =
  (level: LevelName, ms: number, strengths?: Partial<Strengths>): MakeMind =>
  (game) => ({
    choose: (view, budget, rng, turn) =>
      think(game, view, {
        level,
        rng,
        ...budget,
        ...(turn === undefined ? {} : { turn }),
        ...(strengths ? { strengths } : {}),
      }).move,
    usual: { ms },
  });
