import { Adam } from '@tessera/game-kit/tune';
import { FEATURES, featuresOf, tells } from '../features.ts';
import { type Network, Outlook } from '../fort-outlook.ts';
import { Survey } from '../survey.ts';
import type { PositionSample } from './self-play.ts';

const SEATS = [2, 3, 4, 5];
const SCALES = 3 * SEATS.length;
const STEPS = 300;

export interface WinnerModel {
  readonly scales: number[][];
  readonly worth: Record<string, number>;
  /** Mean surprise at the winner, by number of seats; guessing would have log(seats). */
  readonly loss: Record<string, number>;
}

/** Who wins, from the points expected and the features: softmax regression. */
export function fitWinner(positions: readonly PositionSample[], network: Network): WinnerModel {
  const outlook = new Outlook(network);
  const survey = new Survey();
  const cases = positions.map(({ state, winner }) => {
    survey.take(state, outlook);
    const features: Float64Array[] = [];
    for (let seat = 0; seat < state.seats; seat++) {
      const row = new Float64Array(FEATURES.length);
      featuresOf(survey, seat, row);
      features.push(row);
    }
    return {
      winner,
      seats: state.seats,
      toFall: survey.toFall,
      expected: survey.expected.slice(0, state.seats),
      features,
    };
  });

  const theta = new Float64Array(SCALES + FEATURES.length);
  for (const index of SEATS.keys()) theta.set([Math.log(0.3), -0.5, 0], 3 * index);
  const gradient = new Float64Array(theta.length);
  const adam = new Adam(theta);
  let loss: Record<string, number> = {};
  for (let step = 0; step < STEPS; step++) {
    gradient.fill(0);
    loss = {};
    const seen: Record<string, number> = {};
    for (const { winner, seats, toFall, expected, features } of cases) {
      const at = 3 * (seats - 2);
      const scale = tells([theta[at], theta[at + 1], theta[at + 2]], toFall);
      const points = features.map((row, seat) =>
        row.reduce((sum, x, i) => sum + theta[SCALES + i] * x, expected[seat]),
      );
      const most = Math.max(...points);
      const weights = points.map((p) => Math.exp(scale * (p - most)));
      const sum = weights.reduce((a, b) => a + b, 0);
      loss[seats] = (loss[seats] ?? 0) - Math.log(weights[winner] / sum);
      seen[seats] = (seen[seats] ?? 0) + 1;
      for (let seat = 0; seat < seats; seat++) {
        const error = (weights[seat] / sum - (seat === winner ? 1 : 0)) / cases.length;
        const byScale = error * scale * points[seat];
        gradient[at] += byScale;
        gradient[at + 1] += byScale * Math.log(toFall);
        gradient[at + 2] += byScale / toFall;
        for (let i = 0; i < FEATURES.length; i++) gradient[SCALES + i] += error * scale * features[seat][i];
      }
    }
    for (const seats of Object.keys(loss)) loss[seats] /= seen[seats];
    adam.step(gradient, 0.02);
  }
  const rounded = Array.from(theta, (weight) => Number(weight.toFixed(3)));
  return {
    scales: SEATS.map((_, index) => rounded.slice(3 * index, 3 * index + 3)),
    worth: Object.fromEntries(FEATURES.map((name, index) => [name, rounded[SCALES + index]])),
    loss,
  };
}
