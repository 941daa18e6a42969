import type { Evaluate } from '@tessera/kernel';
import { isSolo, SEATS, type State } from '../rules/state/state.ts';
import { FEATURES, Reader, STAGES, type Stage, stageOf } from './features.ts';
import { RIVAL_FEATURES, rivalFeatures } from './rival.ts';
import learnt from './weights.json' with { type: 'json' };

/** A weight for each feature at each stage. */
export type Weights = Readonly<Record<string, readonly number[]>>;

const rowsOf = (names: readonly string[], weights: Weights): Float64Array[] =>
  Array.from({ length: STAGES }, (_, index) => Float64Array.from(names, (name) => weights[name]?.[index] ?? 0));

/** What speaks for each seat, a sum of its features by their weights, and the features. One for each evaluation: it is used again and again. */
export class Assessment {
  readonly reader = new Reader();
  readonly stage: Stage = { index: 0, part: 0 };
  /** By seat. */
  readonly features = Array.from({ length: SEATS }, () => new Float64Array(FEATURES.length));
  private readonly rows: readonly Float64Array[];

  constructor(weights: Weights) {
    this.rows = rowsOf(FEATURES, weights);
  }

  take(s: State, out: Float64Array): void {
    const { reader, stage, features } = this;
    reader.take(s);
    stageOf(s, reader.survey.progress, stage);
    for (let seat = 0; seat < s.seats; seat++) {
      reader.featuresOf(s, seat, features[seat]);
      out[seat] = this.sumOf(features[seat], this.rows);
    }
  }

  sumOf(features: Float64Array, rows: readonly Float64Array[]): number {
    const { index, part } = this.stage;
    const here = rows[index];
    const next = rows[Math.min(index + 1, STAGES - 1)];
    let sum = 0;
    for (let i = 0; i < here.length; i++)
      if (features[i] !== 0) sum += features[i] * (here[i] + part * (next[i] - here[i]));
    return sum;
  }
}

/** What speaks for the rival of a game for one. */
export class RivalAssessment {
  readonly features = new Float64Array(RIVAL_FEATURES.length);
  private readonly rows: readonly Float64Array[];

  constructor(weights: Weights) {
    this.rows = rowsOf(RIVAL_FEATURES, weights);
  }

  /** After the players of the same position have been assessed. */
  take(s: State, players: Assessment): number {
    rivalFeatures(s, players.reader.survey, this.features);
    return players.sumOf(this.features, this.rows);
  }
}

/** Each seat's chance to win: what speaks for it, set against the others, or against the rival (softmax). */
export function evaluationWith(weights: Weights): Evaluate<State> {
  const assessment = new Assessment(weights);
  const rival = new RivalAssessment(weights);

  return (s, out) => {
    assessment.take(s, out);
    let most = -Infinity;
    for (let seat = 0; seat < s.seats; seat++) if (out[seat] > most) most = out[seat];
    let sum = 0;
    if (isSolo(s)) sum = Math.exp(rival.take(s, assessment) - most);
    for (let seat = 0; seat < s.seats; seat++) {
      out[seat] = Math.exp(out[seat] - most);
      sum += out[seat];
    }
    for (let seat = 0; seat < s.seats; seat++) out[seat] /= sum;
  };
}

export const evaluate: Evaluate<State> = evaluationWith(learnt);
