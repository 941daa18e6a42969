import type { Evaluate } from '@tessera/kernel';
import type { State } from '../../../rules/state.ts';
import { FEATURES, featuresOf, STAGES, type Stage, stageOf } from './features.ts';
import { Outlook } from './outlook.ts';
import { Survey } from './survey.ts';
import { walksOf } from './walks.ts';
import learnt from './weights.json' with { type: 'json' };

/** A weight for each feature at each stage. */
export type Weights = Readonly<Record<string, readonly number[]>>;

/** Each seat's chance to win: a sum of what speaks for it, set against the others (softmax). */
export function evaluationWith(weights: Weights): Evaluate<State> {
  const survey = new Survey();
  const outlook = new Outlook();
  const stage: Stage = { index: 0, part: 0 };
  const features = new Float64Array(FEATURES.length);
  const now = new Float64Array(FEATURES.length);
  const rows = Array.from({ length: STAGES }, (_, index) =>
    Float64Array.from(FEATURES, (name) => weights[name]?.[index] ?? 0),
  );

  return (s, out) => {
    survey.take(s);
    outlook.take(s, survey, walksOf(s.board));
    stageOf(s, outlook, stage);
    const here = rows[stage.index];
    const next = rows[Math.min(stage.index + 1, STAGES - 1)];
    for (let i = 0; i < now.length; i++) now[i] = here[i] + stage.part * (next[i] - here[i]);
    let most = -Infinity;
    for (let seat = 0; seat < s.seats; seat++) {
      featuresOf(s, survey, outlook, seat, features);
      let sum = 0;
      for (let i = 0; i < features.length; i++) sum += now[i] * features[i];
      out[seat] = sum;
      if (sum > most) most = sum;
    }
    let sum = 0;
    for (let seat = 0; seat < s.seats; seat++) {
      out[seat] = Math.exp(out[seat] - most);
      sum += out[seat];
    }
    for (let seat = 0; seat < s.seats; seat++) out[seat] /= sum;
  };
}

export const evaluate: Evaluate<State> = evaluationWith(learnt);
