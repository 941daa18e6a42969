import { COLOURS } from '../../../rules/scenario/board.ts';
import { ANY, ARMIES, Phase, SPENT, type State } from '../../../rules/state.ts';
import { lapLength } from '../../../rules/turn/track.ts';
import type { Survey } from './survey.ts';
import type { Walks } from './walks.ts';

/** So many own turns ahead are foreseen. */
export const AHEAD = 4;
const FACES = 6;

const open = new Int32Array(COLOURS.length);

/** Where the markers may be expected after the coming turns, if the lands stay about the same; by seat. */
export class Outlook {
  /** Where the marker stands, or will stand at the end of the turn that is being played. */
  readonly distance = new Int32Array(ARMIES);
  /** Spaces in the next own turn, with the two lands that may be won in it; then in those after, at [seat * AHEAD + turn]. */
  readonly gain = new Float64Array(ARMIES * AHEAD);
  /** Where the marker may end, when all have had the same number of turns (H-50). */
  readonly final = new Float64Array(ARMIES);
  /** Lands whose colours are wanted on the next dozen spaces. */
  readonly match = new Int16Array(ARMIES);
  /** 1 for a seat that has no turn left in the last round, and somebody is further (H-50). */
  readonly beaten = new Int16Array(ARMIES);
  /** Spaces that the leader still has to go, as things are. */
  toGo = 0;

  private best = 0;
  private bestSet = 0;
  private readonly withFace = new Int32Array(COLOURS.length);

  take(s: State, survey: Survey, walks: Walks): void {
    const acting = s.phase === Phase.act || s.phase === Phase.take;
    for (let seat = 0; seat < s.seats; seat++) this.lookAtSeat(s, seat, survey, walks, acting && seat === s.turn);
    this.lookAtEnd(s, survey);
  }

  private lookAtSeat(s: State, seat: number, survey: Survey, walks: Walks, acting: boolean): void {
    const { step, far, length, most } = walks;
    const row = seat * COLOURS.length;
    let set = 0;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const lands = Math.min(survey.ofColour[row + colour], most);
      set += lands * step[colour];
      open[colour] = Math.min(survey.open[row + colour], most - lands);
    }
    let distance = s.distance[seat];
    if (acting) {
      distance += this.restOfTurn(s, walks, set, distance % length);
      if (this.bestSet !== set) for (let c = 0; c < COLOURS.length; c++) if (set + step[c] === this.bestSet) open[c]--;
      set = this.bestSet;
    }
    this.distance[seat] = distance;
    let space = distance % length;
    const at = seat * AHEAD;
    this.gain[at] = this.nextTurn(walks, set, space);

    let match = 0;
    for (let colour = 0; colour < COLOURS.length; colour++)
      match += Math.min(survey.ofColour[row + colour], walks.ahead[space * COLOURS.length + colour]);
    this.match[seat] = match;

    const later = this.bestSet;
    space = (space + far[later + space]) % length;
    for (let turn = 1; turn < AHEAD; turn++) {
      const gone = far[later + space];
      this.gain[at + turn] = gone;
      space += gone;
      while (space >= length) space -= length;
    }
  }

  /** The walk with the best land that one more march wins; and with each colour for the first of two marches. */
  private tryMarches({ far, step }: Walks, set: number, space: number): void {
    const { withFace } = this;
    this.best = far[set + space];
    this.bestSet = set;
    withFace.fill(0);
    for (let one = 0; one < COLOURS.length; one++) {
      if (open[one] === 0) continue;
      const withOne = set + step[one];
      const gone = far[withOne + space];
      if (gone > this.best || this.bestSet === set) {
        this.best = gone;
        this.bestSet = withOne;
      }
      if (gone > withFace[one]) withFace[one] = gone;
      for (let two = open[one] > 1 ? one : one + 1; two < COLOURS.length; two++) {
        if (open[two] === 0) continue;
        const both = far[withOne + step[two] + space];
        if (both > withFace[one]) withFace[one] = both;
        if (both > withFace[two]) withFace[two] = both;
      }
    }
  }

  /** Spaces to be expected of a turn before its roll (H-20). */
  private nextTurn(walks: Walks, set: number, space: number): number {
    this.tryMarches(walks, set, space);
    const { withFace, best } = this;
    let sum = walks.farWithLeap[this.bestSet + space];
    let black = best;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const gone = withFace[colour];
      sum += Math.max(gone, best);
      if (gone > black) black = gone;
    }
    return (sum + black) / FACES;
  }

  /** Spaces at the end of this turn, the actions that are left used to win lands. */
  private restOfTurn(s: State, walks: Walks, set: number, space: number): number {
    this.tryMarches(walks, set, space);
    const { withFace, best } = this;
    const { dieAction, wildAction } = s;
    if (wildAction === SPENT && dieAction !== ANY) {
      this.bestSet = dieAction !== SPENT && open[dieAction] > 0 ? set + walks.step[dieAction] : set;
      return s.leap === 1 ? walks.farWithLeap[set + space] : walks.far[this.bestSet + space];
    }
    if (s.leap === 1) return walks.farWithLeap[this.bestSet + space];
    if (wildAction === SPENT || dieAction === SPENT) return best;
    if (dieAction !== ANY) return Math.max(withFace[dieAction], best);
    let most = best;
    for (let colour = 0; colour < COLOURS.length; colour++) if (withFace[colour] > most) most = withFace[colour];
    return most;
  }

  private lookAtEnd(s: State, survey: Survey): void {
    const { distance, gain, final } = this;
    const { toPlay } = survey;
    const lap = lapLength(s);
    let furthest = 0;
    let furthestNow = 0;
    for (let seat = 0; seat < s.seats; seat++) {
      if (distance[seat] > furthest) furthest = distance[seat];
      if (s.distance[seat] > furthestNow) furthestNow = s.distance[seat];
    }
    this.toGo = Math.max(0, lap - furthest);
    for (let seat = 0; seat < s.seats; seat++) {
      final[seat] = distance[seat];
      const done = s.ending === 1 && toPlay[seat] === 0 && !(seat === s.turn && s.phase !== Phase.roll);
      this.beaten[seat] = done && distance[seat] < furthestNow ? 1 : 0;
    }
    // this round to its end, then round after round until somebody has gone all the way
    let ended = s.ending === 1;
    for (let round = 0; round < AHEAD; round++) {
      for (let seat = 0; seat < s.seats; seat++) {
        if (round === 0 && toPlay[seat] === 0) continue;
        final[seat] += gain[seat * AHEAD + (toPlay[seat] === 1 ? round : round - 1)];
        if (final[seat] >= lap) ended = true;
      }
      if (ended) return;
    }
  }
}
