import { bonusPoints } from '../rules/board.ts';
import { points } from '../rules/score.ts';
import { ARMIES, ON_BOARD, type State } from '../rules/state.ts';

/** Each seat's chance to win, from the points it has and those it may expect. */
export function evaluate(s: State, out: Float64Array): void {
  const { board, held, armies, seats } = s;
  for (let army = 0; army < seats; army++) out[army] = points(s, army);
  for (let fort = 0; fort < board.fortCount; fort++) {
    if (s.fortOwner[fort] !== ON_BOARD) continue;
    const value = board.value[fort];
    const base = fort * ARMIES;
    let sum = 0.4 * (value - s.manned[fort]) + 0.3;
    for (let army = 0; army < armies; army++) sum += held[base + army] * held[base + army];
    for (let army = 0; army < seats; army++) {
      const n = held[base + army];
      if (n > 0) out[army] += (value * n * n) / sum + 0.1 * bonusPoints(value);
    }
  }
  const scale = 0.12 + 0.6 / Math.max(1, s.fortsLeft - 5);
  let total = 0;
  let most = -Infinity;
  for (let seat = 0; seat < seats; seat++) most = Math.max(most, out[seat]);
  for (let seat = 0; seat < seats; seat++) {
    out[seat] = Math.exp((out[seat] - most) * scale);
    total += out[seat];
  }
  for (let seat = 0; seat < seats; seat++) out[seat] /= total;
}
