import { bonusPoints } from '../rules/board.ts';
import weights from './weights.json' with { type: 'json' };

/** A fort as one army sees it. */
export interface FortView {
  readonly seats: number;
  /** Forts still to fall before the last count (C-50). */
  readonly toFall: number;
  /** Turns until this army's own: 0 when it rolls next. */
  readonly wait: number;
  readonly value: number;
  readonly mine: number;
  /** The most that another army holds there, and the next most. */
  readonly rival: number;
  readonly third: number;
  /** Roads with neither a soldier nor the Legion. */
  readonly free: number;
  readonly legion: number;
}

export const INPUTS = 19;
export const HIDDEN = 16;

const yes = (x: boolean): number => (x ? 1 : 0);

export function inputsOf(fort: FortView, out: Float64Array): void {
  const { seats, toFall, wait, value, mine, rival, third, free } = fort;
  out[0] = value / 6;
  out[1] = mine / 3;
  out[2] = rival / 3;
  out[3] = third / 3;
  out[4] = free / 4;
  out[5] = fort.legion;
  out[6] = toFall / 10;
  out[7] = 1 / toFall;
  out[8] = yes(wait === 0);
  out[9] = wait / (seats - 1);
  out[10] = seats / 5;
  out[11] = yes(seats === 2);
  out[12] = yes(mine > rival);
  out[13] = yes(mine === rival);
  out[14] = yes(mine > rival + free);
  out[15] = yes(free === 0);
  out[16] = yes(free === 1);
  out[17] = yes(mine === 0);
  out[18] = yes(mine > third);
}

/** Weights of a small network: inputs to HIDDEN, and HIDDEN to two odds. */
export interface Network {
  readonly hidden: ArrayLike<number>;
  readonly odds: ArrayLike<number>;
}

const inputs = new Float64Array(INPUTS);
const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** Points that an army may expect of a fort: its token, and its bonus token. */
export function expectedPoints(fort: FortView, { hidden, odds }: Network = weights): number {
  inputsOf(fort, inputs);
  let token = odds[HIDDEN];
  let bonus = odds[2 * HIDDEN + 1];
  for (let unit = 0; unit < HIDDEN; unit++) {
    const row = unit * (INPUTS + 1);
    let sum = hidden[row + INPUTS];
    for (let i = 0; i < INPUTS; i++) sum += hidden[row + i] * inputs[i];
    const active = Math.tanh(sum);
    token += odds[unit] * active;
    bonus += odds[HIDDEN + 1 + unit] * active;
  }
  return sigmoid(token) * fort.value + sigmoid(bonus) * bonusPoints(fort.value);
}

const SIDE = 7; // an army has five soldiers, a fort at most six roads
export const outlookIndex = (value: number, mine: number, rival: number, third: number, free: number, legion: number) =>
  ((((value - 2) * SIDE + mine) * SIDE + rival) * SIDE + third) * SIDE * 2 + free * 2 + legion;
const TABLE_SIZE = 5 * SIDE ** 4 * 2;
export const MOST_TO_FALL = 10;
const MAX_SEATS = 5;

const tables: (Float32Array | undefined)[] = [];

/** What every kind of fort is worth to an army at this stage, at [outlookIndex]; made when first asked for. */
export function outlookTable(seats: number, toFall: number, wait: number): Float32Array {
  const key = (seats * (MOST_TO_FALL + 1) + toFall) * MAX_SEATS + wait;
  let table = tables[key];
  if (!table) {
    table = makeTable(seats, toFall, wait);
    tables[key] = table;
  }
  return table;
}

function makeTable(seats: number, toFall: number, wait: number): Float32Array {
  const table = new Float32Array(TABLE_SIZE);
  for (let value = 2; value <= 6; value++)
    for (let mine = 0; mine <= value; mine++)
      for (let rival = 0; mine + rival <= value; rival++)
        for (let third = 0; third <= rival && mine + rival + third <= value; third++)
          for (let free = 0; mine + rival + third + free <= value; free++)
            for (let legion = 0; legion <= 1 && mine + rival + third + free + legion <= value; legion++)
              table[outlookIndex(value, mine, rival, third, free, legion)] = expectedPoints({
                seats,
                toFall,
                wait,
                value,
                mine,
                rival,
                third,
                free,
                legion,
              });
  return table;
}
