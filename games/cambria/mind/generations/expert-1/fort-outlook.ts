import { bonusPoints } from '../../../rules/scenario/board.ts';

/** A fort that stands, as one army sees it. */
export interface FortView {
  readonly seats: number;
  /** Forts still to fall before the last count (C-50). */
  readonly toFall: number;
  /** Turns until this army's own: 0 when it rolls next. */
  readonly wait: number;
  readonly value: number;
  readonly mine: number;
  /** The most roads that another army holds there, and the next most. */
  readonly rival: number;
  readonly third: number;
  /** Roads with neither a soldier nor the Legion. */
  readonly free: number;
  readonly legion: number;
}

/** A small network that tells the odds of an army to get a fort's token, and its bonus token. */
export interface Network {
  /** HIDDEN rows of INPUTS and a bias. */
  readonly hidden: ArrayLike<number>;
  /** Two rows of HIDDEN and a bias: token, bonus token. */
  readonly odds: ArrayLike<number>;
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

const inputs = new Float64Array(INPUTS);
export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** Points that an army may expect of a fort. */
function expectedPoints({ hidden, odds }: Network, fort: FortView): number {
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

/** From here on a stage of the game is like any earlier one. */
export const MOST_TO_FALL = 10;
const MOST_SEATS = 5;
// an army has five soldiers; a third army holds at most half of six roads
const INDEXES = 5 * 6 * 6 * 4 * 7 * 2;
const indexOf = (value: number, mine: number, rival: number, third: number, free: number, legion: number): number =>
  (((((value - 2) * 6 + mine) * 6 + rival) * 4 + third) * 7 + free) * 2 + legion;

/** The network's answers by stage of the game, each table made when first asked for: a look-up is all that a search can afford. */
export class Outlook {
  static readonly indexOf = indexOf;
  private readonly tables: (Float32Array | undefined)[] = [];

  constructor(private readonly network: Network) {}

  /** What every kind of fort is worth to an army, at [indexOf]. */
  table(seats: number, toFall: number, wait: number): Float32Array {
    const key = (seats * (MOST_TO_FALL + 1) + toFall) * MOST_SEATS + wait;
    let table = this.tables[key];
    if (!table) {
      table = this.makeTable(seats, toFall, wait);
      this.tables[key] = table;
    }
    return table;
  }

  private makeTable(seats: number, toFall: number, wait: number): Float32Array {
    const table = new Float32Array(INDEXES);
    for (let value = 2; value <= 6; value++)
      for (let mine = 0; mine <= Math.min(value, 5); mine++)
        for (let rival = 0; rival <= Math.min(value - mine, 5); rival++)
          for (let third = 0; third <= Math.min(value - mine - rival, rival); third++)
            for (let free = 0; free <= value - mine - rival - third; free++)
              for (let legion = 0; legion <= Math.min(value - mine - rival - third - free, 1); legion++) {
                const fort: FortView = { seats, toFall, wait, value, mine, rival, third, free, legion };
                table[indexOf(value, mine, rival, third, free, legion)] = expectedPoints(this.network, fort);
              }
    return table;
  }
}
