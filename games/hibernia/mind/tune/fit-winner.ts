import { Adam } from '@tessera/game-kit/tune';
import { FEATURES, featuresOf, STAGES, type Stage, stageOf } from '../features.ts';
import { Outlook } from '../outlook.ts';
import { Survey } from '../survey.ts';
import { walksOf } from '../walks.ts';
import type { PositionSample } from './self-play.ts';

const STEPS = 400;
/** Weights that the games say little of stay small. */
const SHRINK = 2e-5;
/** Every tenth position is kept apart, to see how well the rest foretell it. */
const HELD_OUT = 10;

export interface WinnerModel {
  readonly weights: Record<string, number[]>;
  /** Mean surprise at the winner of the positions held out; guessing would have log(seats). */
  readonly surprise: number;
  readonly guessing: number;
}

interface Case {
  readonly winner: number;
  readonly seats: number;
  readonly stage: Stage;
  /** Features, seat after seat. */
  readonly rows: Float64Array;
}

const F = FEATURES.length;

/** Who wins, from the features: softmax regression with weights that change along the stages. */
export function fitWinner(positions: readonly PositionSample[]): WinnerModel {
  const cases = casesOf(positions);
  const learnt = cases.filter((_, index) => index % HELD_OUT !== 0);
  const heldOut = cases.filter((_, index) => index % HELD_OUT === 0);
  const theta = new Float64Array(STAGES * F);
  const gradient = new Float64Array(theta.length);
  const adam = new Adam(theta);
  for (let step = 0; step < STEPS; step++) {
    for (let i = 0; i < theta.length; i++) gradient[i] = SHRINK * theta[i];
    for (const one of learnt) surpriseAt(one, theta, gradient, 1 / learnt.length);
    adam.step(gradient, step < STEPS / 2 ? 0.05 : 0.015);
  }
  const mean = (value: (one: Case) => number) => heldOut.reduce((sum, one) => sum + value(one), 0) / heldOut.length;
  return {
    weights: Object.fromEntries(
      FEATURES.map((name, i) => [
        name,
        Array.from({ length: STAGES }, (_, stage) => Number(theta[stage * F + i].toFixed(3))),
      ]),
    ),
    surprise: mean((one) => surpriseAt(one, theta)),
    guessing: mean(({ seats }) => Math.log(seats)),
  };
}

function casesOf(positions: readonly PositionSample[]): Case[] {
  const survey = new Survey();
  const outlook = new Outlook();
  const features = new Float64Array(F);
  return positions.map(({ state, winner }) => {
    survey.take(state);
    outlook.take(state, survey, walksOf(state.board));
    const stage = { index: 0, part: 0 };
    stageOf(state, outlook, stage);
    const rows = new Float64Array(state.seats * F);
    for (let seat = 0; seat < state.seats; seat++) {
      featuresOf(state, survey, outlook, seat, features);
      rows.set(features, seat * F);
    }
    return { winner, seats: state.seats, stage, rows };
  });
}

const chances = new Float64Array(8);

/** Surprise at one winner; adds its gradient, if there is one to add to. */
function surpriseAt(one: Case, theta: Float64Array, gradient?: Float64Array, weight = 1): number {
  const { seats, winner, stage, rows } = one;
  const here = stage.index * F;
  const next = Math.min(stage.index + 1, STAGES - 1) * F;
  const { part } = stage;
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    let value = 0;
    for (let i = 0; i < F; i++)
      value += rows[seat * F + i] * (theta[here + i] + part * (theta[next + i] - theta[here + i]));
    chances[seat] = Math.exp(value - 20);
    sum += chances[seat];
  }
  if (gradient)
    for (let seat = 0; seat < seats; seat++) {
      const error = (chances[seat] / sum - (seat === winner ? 1 : 0)) * weight;
      for (let i = 0; i < F; i++) {
        const slope = error * rows[seat * F + i];
        gradient[here + i] += slope * (1 - part);
        gradient[next + i] += slope * part;
      }
    }
  return -Math.log(chances[winner] / sum);
}
