import { hasWon, type State } from '../rules/state.ts';

/** How much a lead of one stone is worth, for walkers that share the whole way. */
const STEEPNESS = 6;
/** Who is to move is half a throw ahead. */
const TO_MOVE = 1.75;

/** How far all walkers have come; a wet stone within a throw of a rival behind it is only half safe. */
function progress(s: State, seat: number): number {
  const own = s.walkers[seat];
  const rival = s.walkers[1 - seat];
  let sum = seat === s.turn ? TO_MOVE : 0;
  for (let place = 1; place <= s.home; place++) {
    if (own[place] === 0) continue;
    let behind = 0;
    if (place < s.home && !s.scenario.dry.includes(place))
      for (let from = Math.max(0, place - 6); from < place; from++) if (rival[from] > 0) behind++;
    sum += own[place] * place * (1 - behind / 6);
  }
  return sum;
}

export function evaluate(s: State, out: Float64Array): void {
  for (const seat of [0, 1])
    if (hasWon(s, seat)) {
      out[seat] = 1;
      out[1 - seat] = 0;
      return;
    }
  const lead = (progress(s, 0) - progress(s, 1)) / (s.home * s.scenario.walkers);
  out[0] = 1 / (1 + Math.exp(-STEEPNESS * lead));
  out[1] = 1 - out[0];
}
