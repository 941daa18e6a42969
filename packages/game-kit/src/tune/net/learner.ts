import { layoutOf, MOST_SEATS, type NetShape } from '@tessera/mind';
import { LABELS, Label, type Samples } from './samples.ts';

/** How much the points count beside the chance to win. */
const POINTS_COUNT = 0.3;
/** Weights fade by this part of the rate at every step (AdamW). */
const FADING = 0.05;
/** Of the mean weights so much is kept at every step: they are steadier than the last ones. */
const STEADY = 0.999;

/** A network that learns from samples, by back-propagation and Adam (Kingma & Ba, 2015). */
export class Learner {
  readonly weights: Float32Array;
  /** The mean of the weights over the last thousand steps: what is played with. */
  readonly steady: Float32Array;
  private readonly gradient: Float32Array;
  private readonly mean: Float32Array;
  private readonly square: Float32Array;
  private steps = 0;
  private readonly layout;
  // by seat of the position at hand
  private readonly wide: Float32Array;
  private readonly narrow: Float32Array;
  private readonly out: Float32Array;
  private readonly chance = new Float64Array(MOST_SEATS);
  private readonly back: Float32Array;
  private readonly backWide: Float32Array;

  constructor(
    readonly shape: NetShape,
    random: () => number,
  ) {
    this.layout = layoutOf(shape);
    const { size, real, bias, second, secondBias } = this.layout;
    const { rows, most, wide, narrow, heads } = shape;
    this.weights = new Float32Array(size);
    this.gradient = new Float32Array(size);
    this.mean = new Float32Array(size);
    this.square = new Float32Array(size);
    this.wide = new Float32Array(MOST_SEATS * wide);
    this.narrow = new Float32Array(MOST_SEATS * narrow);
    this.out = new Float32Array(MOST_SEATS * heads);
    this.back = new Float32Array(narrow);
    this.backWide = new Float32Array(wide);
    const spread = (from: number, to: number, size: number) => {
      for (let i = from; i < to; i++) this.weights[i] = (random() * 2 - 1) * size;
    };
    spread(0, rows * wide, 0.2 / Math.sqrt(most));
    spread(real, bias, 0.3);
    spread(second, secondBias, Math.sqrt(1.5 / wide));
    // the heads begin with nothing: before it has learnt, the network changes nothing
    this.steady = this.weights.slice();
  }

  /** All that it takes to go on later. */
  state(): Float32Array[] {
    return [this.weights, this.steady, this.mean, this.square];
  }

  goOn(state: readonly Float32Array[], steps: number): void {
    for (const [index, part] of this.state().entries()) part.set(state[index]);
    this.steps = steps;
  }

  get stepsDone(): number {
    return this.steps;
  }

  /** The outputs of every head for the seats of a position, to `out`. */
  private forward(samples: Samples, position: number, w: Float32Array): number {
    const { layout, shape, wide: h1, narrow: h2, out } = this;
    const { wide, narrow, heads, reals } = shape;
    const first = samples.first[position];
    const seats = samples.first[position + 1] - first;
    for (let seat = 0; seat < seats; seat++) {
      const a = seat * wide;
      for (let i = 0; i < wide; i++) h1[a + i] = w[layout.bias + i];
      for (let r = samples.firstRow[first + seat]; r < samples.firstRow[first + seat + 1]; r++) {
        const row = samples.rows[r] * wide;
        for (let i = 0; i < wide; i++) h1[a + i] += w[row + i];
      }
      for (let x = 0; x < reals; x++) {
        const value = samples.reals[(first + seat) * reals + x];
        if (value === 0) continue;
        const row = layout.real + x * wide;
        for (let i = 0; i < wide; i++) h1[a + i] += value * w[row + i];
      }
      const b = seat * narrow;
      for (let j = 0; j < narrow; j++) h2[b + j] = w[layout.secondBias + j];
      for (let i = 0; i < wide; i++) {
        const active = h1[a + i];
        if (active <= 0) {
          h1[a + i] = 0;
          continue;
        }
        const row = layout.second + i * narrow;
        for (let j = 0; j < narrow; j++) h2[b + j] += active * w[row + j];
      }
      for (let j = 0; j < narrow; j++) if (h2[b + j] < 0) h2[b + j] = 0;
      for (let head = 0; head < heads; head++) {
        let sum = w[layout.headBias + head];
        const row = layout.head + head * narrow;
        for (let j = 0; j < narrow; j++) sum += h2[b + j] * w[row + j];
        out[seat * heads + head] = sum;
      }
    }
    return seats;
  }

  /** Chances to win, to `chance`; returns the surprise at what came. */
  private judge(samples: Samples, position: number, seats: number, withNet: boolean): number {
    const { chance, out, shape } = this;
    const first = samples.first[position];
    let most = -Infinity;
    for (let seat = 0; seat < seats; seat++) {
      chance[seat] = samples.base[first + seat] + (withNet ? out[seat * shape.heads] : 0);
      most = Math.max(most, chance[seat]);
    }
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      chance[seat] = Math.exp(chance[seat] - most);
      sum += chance[seat];
    }
    let surprise = 0;
    for (let seat = 0; seat < seats; seat++) {
      chance[seat] /= sum;
      const won = samples.labels[(first + seat) * LABELS + Label.win];
      if (won > 0) surprise -= won * Math.log(Math.max(1e-9, chance[seat]));
    }
    return surprise;
  }

  /** Learns from the listed positions at once. */
  learn(samples: Samples, positions: ArrayLike<number>, rate: number): void {
    const { gradient: g, weights: w, layout, shape, wide: h1, narrow: h2, out, chance, back, backWide } = this;
    const { wide, narrow, heads, reals } = shape;
    g.fill(0);
    for (let n = 0; n < positions.length; n++) {
      const position = positions[n];
      const seats = this.forward(samples, position, w);
      this.judge(samples, position, seats, true);
      const first = samples.first[position];
      for (let seat = 0; seat < seats; seat++) {
        const a = seat * wide;
        const b = seat * narrow;
        const label = (first + seat) * LABELS;
        back.fill(0);
        for (let head = 0; head < heads; head++) {
          const slope =
            head === 0
              ? chance[seat] - samples.labels[label + Label.return]
              : POINTS_COUNT * (out[seat * heads + head] - samples.labels[label + Label.points]);
          const row = layout.head + head * narrow;
          g[layout.headBias + head] += slope;
          for (let j = 0; j < narrow; j++) {
            g[row + j] += slope * h2[b + j];
            back[j] += slope * w[row + j];
          }
        }
        for (let j = 0; j < narrow; j++) {
          if (h2[b + j] <= 0) back[j] = 0;
          g[layout.secondBias + j] += back[j];
        }
        for (let i = 0; i < wide; i++) {
          const active = h1[a + i];
          backWide[i] = 0;
          if (active <= 0) continue;
          const row = layout.second + i * narrow;
          let sum = 0;
          for (let j = 0; j < narrow; j++) {
            g[row + j] += active * back[j];
            sum += back[j] * w[row + j];
          }
          backWide[i] = sum;
          g[layout.bias + i] += sum;
        }
        for (let r = samples.firstRow[first + seat]; r < samples.firstRow[first + seat + 1]; r++) {
          const row = samples.rows[r] * wide;
          for (let i = 0; i < wide; i++) g[row + i] += backWide[i];
        }
        for (let x = 0; x < reals; x++) {
          const value = samples.reals[(first + seat) * reals + x];
          if (value === 0) continue;
          const row = layout.real + x * wide;
          for (let i = 0; i < wide; i++) g[row + i] += value * backWide[i];
        }
      }
    }
    this.step(rate, 1 / positions.length);
  }

  private step(rate: number, scale: number): void {
    const { gradient, weights, mean, square, steady } = this;
    this.steps++;
    const meanBias = rate / (1 - 0.9 ** this.steps);
    const squareBias = 1 / (1 - 0.999 ** this.steps);
    const kept = Math.min(STEADY, this.steps / (this.steps + 10));
    const fade = 1 - rate * FADING;
    for (let i = 0; i < gradient.length; i++) {
      const slope = gradient[i] * scale;
      mean[i] = 0.9 * mean[i] + 0.1 * slope;
      square[i] = 0.999 * square[i] + 0.001 * slope * slope;
      weights[i] = weights[i] * fade - (meanBias * mean[i]) / (Math.sqrt(square[i] * squareBias) + 1e-8);
      steady[i] = kept * steady[i] + (1 - kept) * weights[i];
    }
  }

  /** Mean surprise at the winners, without the network and with it. */
  surprise(samples: Samples, positions: ArrayLike<number>): { without: number; with: number } {
    const sum = { without: 0, with: 0 };
    for (let n = 0; n < positions.length; n++) {
      const seats = this.forward(samples, positions[n], this.steady);
      sum.without += this.judge(samples, positions[n], seats, false) / positions.length;
      sum.with += this.judge(samples, positions[n], seats, true) / positions.length;
    }
    return sum;
  }
}
