import { COLOURS } from '../../../rules/scenario/board.ts';
import type { State } from '../../../rules/state.ts';
import { AHEAD, type Outlook } from './outlook.ts';
import type { Survey } from './survey.ts';

/** What speaks for a seat, in the order of `featuresOf`. The reserve is the rest of an army, and needs no weight of its own. */
export const FEATURES = [
  'distance',
  'final',
  'toPlay',
  'toPlayGain',
  'nextGain',
  'secondGain',
  'laterGain',
  'match',
  'lands',
  'colours',
  'openLands',
  'exposed',
  'exposedLater',
  'shield',
  'spare',
  'pairs',
  'lastTwo',
  'sway',
  'reach',
  'waiting',
  'beaten',
] as const;

export function featuresOf(s: State, survey: Survey, outlook: Outlook, seat: number, out: Float64Array): void {
  const row = seat * COLOURS.length;
  let colours = 0;
  let openLands = 0;
  for (let i = row; i < row + COLOURS.length; i++) {
    if (survey.ofColour[i] > 0) colours++;
    openLands += survey.open[i];
  }
  const { gain } = outlook;
  const at = seat * AHEAD;
  const toPlay = survey.toPlay[seat];
  out[0] = outlook.distance[seat] / 10;
  out[1] = outlook.final[seat] / 10;
  out[2] = toPlay;
  out[3] = (toPlay * gain[at]) / 5;
  out[4] = gain[at] / 5;
  out[5] = gain[at + 1] / 5;
  out[6] = (gain[at + 2] + gain[at + 3]) / 5;
  out[7] = outlook.match[seat] / 5;
  out[8] = survey.lands[seat] / 5;
  out[9] = colours / 4;
  out[10] = openLands / 5;
  out[11] = survey.exposed[seat] / 2;
  out[12] = survey.exposedLater[seat] / 2;
  out[13] = s.shield[seat] / 5;
  out[14] = survey.spare[seat] / 5;
  out[15] = survey.pairs[seat] / 5;
  out[16] = survey.pairs[seat] <= 1 ? 1 : 0;
  out[17] = survey.sway[seat] / 5;
  out[18] = survey.reach[seat] / 20;
  out[19] = survey.wait[seat] / (s.seats - 1);
  out[20] = outlook.beaten[seat];
}

/** Weights are learnt for so many spaces that the leader has to go, and for the last round; elsewhere they lie in between. */
export const TO_GO = [0, 6, 14, 28, 45] as const;
export const STAGES = TO_GO.length + 1;
const LAST_ROUND = TO_GO.length;

/** Where a position stands: at a stage, or that part of the way from it to the next. */
export interface Stage {
  index: number;
  part: number;
}

export function stageOf(s: State, outlook: Outlook, out: Stage): void {
  out.part = 0;
  if (s.ending === 1) {
    out.index = LAST_ROUND;
    return;
  }
  out.index = TO_GO.length - 1;
  for (let i = 1; i < TO_GO.length; i++)
    if (outlook.toGo < TO_GO[i]) {
      out.index = i - 1;
      out.part = (outlook.toGo - TO_GO[i - 1]) / (TO_GO[i] - TO_GO[i - 1]);
      return;
    }
}
