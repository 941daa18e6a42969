import type { Evaluate } from '@tessera/kernel';
import { isSolo, type State } from '../../../rules/state/state.ts';
import { FEATURES, Reader, STAGES, type Stage, stageOf } from './features.ts';
import { RIVAL_FEATURES, rivalFeatures } from './rival.ts';
import learnt from './weights.json' with { type: 'json' };

/** A weight for each feature at each stage. */
export type Weights = Readonly<Record<string, readonly number[]>>;

const rowsOf = (names: readonly string[], weights: Weights): Float64Array[] =>
  Array.from({ length: STAGES }, (_, index) => Float64Array.from(names, (name) => weights[name]?.[index] ?? 0));

/** Each seat's chance to win: a sum of what speaks for it, set against the others, or against the rival (softmax). */
export function evaluationWith(weights: Weights): Evaluate<State> {
  const reader = new Reader();
  const stage: Stage = { index: 0, part: 0 };
  const features = new Float64Array(FEATURES.length);
  const rows = rowsOf(FEATURES, weights);
  const rivalRows = rowsOf(RIVAL_FEATURES, weights);

  const sumOf = (from: readonly Float64Array[], count: number): number => {
    const here = from[stage.index];
    const next = from[Math.min(stage.index + 1, STAGES - 1)];
    let sum = 0;
    for (let i = 0; i < count; i++)
      if (features[i] !== 0) sum += features[i] * (here[i] + stage.part * (next[i] - here[i]));
    return sum;
  };

  return (s, out) => {
    reader.take(s);
    stageOf(s, reader.survey.progress, stage);
    let most = -Infinity;
    for (let seat = 0; seat < s.seats; seat++) {
      reader.featuresOf(s, seat, features);
      out[seat] = sumOf(rows, FEATURES.length);
      if (out[seat] > most) most = out[seat];
    }
    let sum = 0;
    if (isSolo(s)) {
      rivalFeatures(s, reader.survey, features);
      sum = Math.exp(sumOf(rivalRows, RIVAL_FEATURES.length) - most);
    }
    for (let seat = 0; seat < s.seats; seat++) {
      out[seat] = Math.exp(out[seat] - most);
      sum += out[seat];
    }
    for (let seat = 0; seat < s.seats; seat++) out[seat] /= sum;
  };
}

export const evaluate: Evaluate<State> = evaluationWith(learnt);
