import type { Evaluate } from '@tessera/kernel';
import { ARMIES, type State } from '../rules/state.ts';
import { FEATURES, featuresOf, STAGES, type Stage, stageOf } from './features.ts';
import { Outlook } from './outlook.ts';
import { Survey } from './survey.ts';
import { walksOf } from './walks.ts';
import learnt from './weights.json' with { type: 'json' };

/** A weight for each feature at each stage. */
export type Weights = Readonly<Record<string, readonly number[]>>;

/** What speaks for each seat, a sum of its features by their weights, and the features. One for each evaluation: it is used again and again. */
export class Assessment {
  readonly outlook = new Outlook();
  readonly stage: Stage = { index: 0, part: 0 };
  /** By seat. */
  readonly features = Array.from({ length: ARMIES }, () => new Float64Array(FEATURES.length));
  private readonly survey = new Survey();
  private readonly now = new Float64Array(FEATURES.length);
  private readonly rows: readonly Float64Array[];

  constructor(weights: Weights) {
    this.rows = Array.from({ length: STAGES }, (_, index) =>
      Float64Array.from(FEATURES, (name) => weights[name]?.[index] ?? 0),
    );
  }

  take(s: State, out: Float64Array): void {
    const { survey, outlook, stage, now, rows } = this;
    survey.take(s);
    outlook.take(s, survey, walksOf(s.board));
    stageOf(s, outlook, stage);
    const here = rows[stage.index];
    const next = rows[Math.min(stage.index + 1, STAGES - 1)];
    for (let i = 0; i < now.length; i++) now[i] = here[i] + stage.part * (next[i] - here[i]);
    for (let seat = 0; seat < s.seats; seat++) {
      const features = this.features[seat];
      featuresOf(s, survey, outlook, seat, features);
      let sum = 0;
      for (let i = 0; i < features.length; i++) sum += now[i] * features[i];
      out[seat] = sum;
    }
  }
}

/** Each seat's chance to win: what speaks for it, set against the others (softmax). */
export function evaluationWith(weights: Weights): Evaluate<State> {
  const assessment = new Assessment(weights);
  return (s, out) => {
    assessment.take(s, out);
    let most = -Infinity;
    for (let seat = 0; seat < s.seats; seat++) if (out[seat] > most) most = out[seat];
    let sum = 0;
    for (let seat = 0; seat < s.seats; seat++) {
      out[seat] = Math.exp(out[seat] - most);
      sum += out[seat];
    }
    for (let seat = 0; seat < s.seats; seat++) out[seat] /= sum;
  };
}

export const evaluate: Evaluate<State> = evaluationWith(learnt);
