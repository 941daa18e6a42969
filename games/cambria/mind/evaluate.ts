import { points } from '../rules/score.ts';
import type { State } from '../rules/state.ts';

export function evaluate(s: State, out: Float64Array): void {
  let sum = 0;
  for (let seat = 0; seat < s.seats; seat++) sum += out[seat] = 1 + points(s, seat);
  for (let seat = 0; seat < s.seats; seat++) out[seat] /= sum;
}
