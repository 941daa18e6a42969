import type { State } from '../rules/state.ts';
import { FEATURES, featuresOf, tellsTable } from './features.ts';
import { MOST_TO_FALL, Outlook } from './fort-outlook.ts';
import { Survey } from './survey.ts';
import weights from './weights.json' with { type: 'json' };

const outlook = new Outlook(weights.network);
const tells = tellsTable(weights.scales);
const worth = Float64Array.from(FEATURES, (name) => weights.worth[name]);
const survey = new Survey();
const features = new Float64Array(FEATURES.length);

/** What speaks for each seat: the points it may expect, times what a point tells at this stage of the game. Returns what was read off the position. */
export function assess(s: State, out: Float64Array): Survey {
  survey.take(s, outlook);
  const { seats } = s;
  const scale = tells[seats * (MOST_TO_FALL + 1) + survey.toFall];
  for (let seat = 0; seat < seats; seat++) {
    featuresOf(survey, seat, features);
    let points = survey.expected[seat];
    for (let i = 0; i < features.length; i++) points += worth[i] * features[i];
    out[seat] = points * scale;
  }
  return survey;
}

/** Each seat's chance to win. */
export function evaluate(s: State, out: Float64Array): void {
  assess(s, out);
  const { seats } = s;
  let most = -Infinity;
  for (let seat = 0; seat < seats; seat++) if (out[seat] > most) most = out[seat];
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    out[seat] = Math.exp(out[seat] - most);
    sum += out[seat];
  }
  for (let seat = 0; seat < seats; seat++) out[seat] /= sum;
}
