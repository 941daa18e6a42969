import type { State } from '../rules/state.ts';

/** How far along each marker is, as a share: a start, to be replaced by what self-play teaches. */
export function evaluate(s: State, out: Float64Array): void {
  let sum = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    out[seat] = 5 + s.distance[seat];
    sum += out[seat];
  }
  for (let seat = 0; seat < s.seats; seat++) out[seat] /= sum;
}
