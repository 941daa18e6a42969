import { COLOURS } from '../rules/board.ts';
import type { State } from '../rules/state.ts';
import { AHEAD, type Outlook } from './outlook.ts';
import type { Survey } from './survey.ts';

/** What speaks for a seat. The order is that of `featuresOf`. */
export const FEATURES = [
  'distance',
  'final',
  'toPlay',
  'toPlayGain',
  'nextGain',
  'secondGain',
  'laterGain',
  'lands',
  'colours',
  'openLands',
  'openColours',
  'exposed',
  'exposedGain',
  'exposedLater',
  'reserve',
  'noReserve',
  'lowReserve',
  'shield',
  'onMap',
  'pairs',
  'lastTwo',
  'waiting',
] as const;

export function featuresOf(s: State, survey: Survey, outlook: Outlook, seat: number, out: Float64Array): void {
  const row = seat * COLOURS.length;
  let colours = 0;
  let openLands = 0;
  let openColours = 0;
  let exposed = 0;
  for (let i = row; i < row + COLOURS.length; i++) {
    if (survey.ofColour[i] > 0) colours++;
    if (survey.open[i] > 0) openColours++;
    openLands += survey.open[i];
    exposed += survey.exposed[i];
  }
  const { gain } = outlook;
  const at = seat * AHEAD;
  const toPlay = survey.toPlay[seat];
  const reserve = s.reserve[seat];
  out[0] = outlook.distance[seat] / 10;
  out[1] = outlook.final[seat] / 10;
  out[2] = toPlay;
  out[3] = (toPlay * gain[at]) / 5;
  out[4] = gain[at] / 5;
  out[5] = gain[at + 1] / 5;
  out[6] = (gain[at + 2] + gain[at + 3]) / 5;
  out[7] = survey.lands[seat] / 5;
  out[8] = colours / 4;
  out[9] = openLands / 5;
  out[10] = openColours / 4;
  out[11] = exposed / 2;
  out[12] = outlook.atRisk[seat] / 5;
  out[13] = survey.exposedLater[seat] / 2;
  out[14] = reserve / 5;
  out[15] = reserve === 0 ? 1 : 0;
  out[16] = reserve < 3 ? 1 : 0;
  out[17] = s.shield[seat] / 5;
  out[18] = (survey.onMap[seat] - survey.lands[seat]) / 5;
  out[19] = survey.pairs[seat] / 5;
  out[20] = survey.pairs[seat] <= 1 ? 1 : 0;
  out[21] = survey.wait[seat] / (s.seats - 1);
}

/** Weights are learnt for these many spaces that the leader has to go, and lie in between elsewhere; the last are for the last round. */
export const TO_GO = [0, 6, 14, 28, 45] as const;
export const STAGES = TO_GO.length + 1;

/** Where a position stands between two stages: the earlier one and how far it is on to the next. */
export interface Stage {
  index: number;
  part: number;
}

export function stageOf(s: State, outlook: Outlook, out: Stage): void {
  out.part = 0;
  if (s.ending === 1) {
    out.index = TO_GO.length;
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
