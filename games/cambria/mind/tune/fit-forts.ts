import { Adam } from '@tessera/game-kit/tune';
import { SeededRng } from '@tessera/kernel';
import { bonusPoints } from '../../rules/scenario/board.ts';
import { HIDDEN, INPUTS, inputsOf, type Network, sigmoid } from '../fort-outlook.ts';
import type { FortSample } from './self-play.ts';

const ROW = INPUTS + 1;
const HIDDEN_WEIGHTS = HIDDEN * ROW;
const BATCH = 128;
const DECAY = 1e-5;
const EPOCHS = 50;

/** Who gets the tokens of a fort, learnt from forts in games that were played: a network by cross-entropy. */
export function fitForts(samples: readonly FortSample[], seed: string): { network: Network; loss: number } {
  const rng = new SeededRng(seed);
  const theta = Float64Array.from(
    { length: HIDDEN_WEIGHTS + 2 * (HIDDEN + 1) },
    () => 0.8 * (rng.below(1e6) / 1e6 - 0.5),
  );
  const gradient = new Float64Array(theta.length);
  const adam = new Adam(theta);
  const order = samples.map((_, index) => index);
  const total = samples.reduce((sum, { seen }) => sum + seen, 0);
  const inputs = samples.map(({ fort }) => {
    const row = new Float64Array(INPUTS);
    inputsOf(fort, row);
    return row;
  });
  const active = new Float64Array(HIDDEN);
  const token = HIDDEN_WEIGHTS;
  const bonus = HIDDEN_WEIGHTS + HIDDEN + 1;

  /** Adds to the gradient of one kind of fort; returns its loss. */
  const learn = (index: number): number => {
    const { fort, seen, tokens, bonuses } = samples[index];
    const input = inputs[index];
    let tokenOdds = theta[token + HIDDEN];
    let bonusOdds = theta[bonus + HIDDEN];
    for (let unit = 0; unit < HIDDEN; unit++) {
      let sum = theta[unit * ROW + INPUTS];
      for (let i = 0; i < INPUTS; i++) sum += theta[unit * ROW + i] * input[i];
      active[unit] = Math.tanh(sum);
      tokenOdds += theta[token + unit] * active[unit];
      bonusOdds += theta[bonus + unit] * active[unit];
    }
    const hasBonus = bonusPoints(fort.value) > 0;
    const tokenError = seen * sigmoid(tokenOdds) - tokens;
    const bonusError = hasBonus ? seen * sigmoid(bonusOdds) - bonuses : 0;
    gradient[token + HIDDEN] += tokenError;
    gradient[bonus + HIDDEN] += bonusError;
    for (let unit = 0; unit < HIDDEN; unit++) {
      gradient[token + unit] += tokenError * active[unit];
      gradient[bonus + unit] += bonusError * active[unit];
      const back =
        (tokenError * theta[token + unit] + bonusError * theta[bonus + unit]) * (1 - active[unit] * active[unit]);
      for (let i = 0; i < INPUTS; i++) gradient[unit * ROW + i] += back * input[i];
      gradient[unit * ROW + INPUTS] += back;
    }
    return surprise(tokens, seen, tokenOdds) + (hasBonus ? surprise(bonuses, seen, bonusOdds) : 0);
  };

  let loss = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, rng);
    loss = 0;
    for (let from = 0; from < order.length; from += BATCH) {
      gradient.fill(0);
      for (const index of order.slice(from, from + BATCH)) loss += learn(index);
      for (let i = 0; i < theta.length; i++)
        gradient[i] = gradient[i] / ((BATCH * total) / samples.length) + DECAY * theta[i];
      adam.step(gradient, 0.004 * (1 - epoch / EPOCHS) + 0.0001);
    }
  }
  const rounded = Array.from(theta, (weight) => Number(weight.toFixed(3)));
  return {
    network: { hidden: rounded.slice(0, HIDDEN_WEIGHTS), odds: rounded.slice(HIDDEN_WEIGHTS) },
    loss: loss / total,
  };
}

const surprise = (hits: number, seen: number, odds: number): number =>
  -(hits * Math.log(sigmoid(odds) + 1e-12) + (seen - hits) * Math.log(sigmoid(-odds) + 1e-12));

function shuffle(order: number[], rng: SeededRng): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
}
