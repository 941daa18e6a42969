import type { NetShape, Sight } from '@tessera/mind';
import { boardOf } from '../../rules/scenario/setup.ts';
import { ARMIES, LEGION, ON_BOARD, type State } from '../../rules/state.ts';
import { assess } from '../evaluate.ts';
import { MOST_TO_FALL, Outlook } from '../fort-outlook.ts';

// Armies as a seat sees them: itself, those that follow in turn order, the neutral army.
const NEUTRAL = 5;
const SEEN = 6;
const SEEN_LEGION = 6;

const BOARDS = ['cambria', 'cumbria'];
const ROADS = 28;
const FORTS = 16;

/** Every kind of fort that can be, as an army sees it, by Outlook.indexOf. */
const KINDS = new Int16Array(5 * 6 * 6 * 4 * 7 * 2).fill(-1);
let kinds = 0;
for (let value = 2; value <= 6; value++)
  for (let mine = 0; mine <= Math.min(value, 5); mine++)
    for (let rival = 0; rival <= Math.min(value - mine, 5); rival++)
      for (let third = 0; third <= Math.min(value - mine - rival, rival); third++)
        for (let free = 0; free <= value - mine - rival - third; free++)
          for (let legion = 0; legion <= Math.min(value - mine - rival - third - free, 1); legion++)
            KINDS[Outlook.indexOf(value, mine, rival, third, free, legion)] = kinds++;

let size = 0;
const block = (rows: number): number => {
  const at = size;
  size += rows;
  return at;
};
const ROAD = block(BOARDS.length * ROADS * 7);
const FORT = block(BOARDS.length * FORTS * SEEN);
const BONUS = block(BOARDS.length * FORTS * SEEN);
const KIND = block(kinds);
const SHIP = block(5 * SEEN);
const RESERVE = block(SEEN * 6);
const WAIT = block(4 * ARMIES);
const STAGE = block(4 * (MOST_TO_FALL + 1));
const PHASE = block(9 * 2);

export const shape: NetShape = {
  rows: size,
  most: ROADS + 2 * FORTS + FORTS + 5 + SEEN + 3,
  reals: 6,
  wide: 32,
  narrow: 16,
  heads: 2,
};

const boards = BOARDS.map((id) => boardOf(id));
const boardIndex = (s: State): number => boards.findIndex((board) => board.ok && board.value === s.board);

/** How a seat sees an army, at [(seats * ARMIES + seat) * 8 + what stands on a road]; the Legion stands there as 7. */
const SEEN_BY = new Uint8Array(6 * ARMIES * 8);
for (let seats = 2; seats <= 5; seats++)
  for (let seat = 0; seat < seats; seat++) {
    const at = (seats * ARMIES + seat) * 8;
    for (let army = 0; army < seats; army++) SEEN_BY[at + army + 1] = (army - seat + seats) % seats;
    if (seats === 2) SEEN_BY[at + seats + 1] = NEUTRAL;
    SEEN_BY[at + LEGION] = SEEN_LEGION;
  }

// what stands where, the same for every seat: the row if it were the seat's own, and whose it is
const theirRows = new Uint16Array(shape.most);
const theirs = new Uint8Array(shape.most);

/** Shows a position to the network; false for a board that it doesn't know. */
export function look(s: State, sight: Sight): boolean {
  const nth = boardIndex(s);
  if (nth < 0) return false;
  const { seats, roads, fortOwner, bonusOwner, ships, reserve, armies } = s;
  const survey = assess(s, sight.base);
  const { toFall, kinds } = survey;
  const { rows, reals, counts, base } = sight;

  let count = 0;
  for (let road = 0; road < ROADS; road++)
    if (roads[road] !== 0) {
      theirRows[count] = ROAD + (nth * ROADS + road) * 7;
      theirs[count++] = roads[road];
    }
  for (let fort = 0; fort < FORTS; fort++) {
    if (fortOwner[fort] >= 0) {
      theirRows[count] = FORT + (nth * FORTS + fort) * SEEN;
      theirs[count++] = fortOwner[fort] + 1;
    }
    if (bonusOwner[fort] >= 0) {
      theirRows[count] = BONUS + (nth * FORTS + fort) * SEEN;
      theirs[count++] = bonusOwner[fort] + 1;
    }
  }
  for (let ship = 2; ship <= 6; ship++)
    if (ships[ship] > 0) {
      theirRows[count] = SHIP + (ship - 2) * SEEN;
      theirs[count++] = ships[ship];
    }

  for (let seat = 0; seat < seats; seat++) {
    const seen = (seats * ARMIES + seat) * 8;
    let n = seat * shape.most;
    for (let i = 0; i < count; i++) rows[n++] = theirRows[i] + SEEN_BY[seen + theirs[i]];
    for (let fort = 0; fort < FORTS; fort++)
      if (fortOwner[fort] === ON_BOARD) rows[n++] = KIND + KINDS[kinds[fort * ARMIES + seat]];
    for (let army = 0; army < armies; army++) rows[n++] = RESERVE + SEEN_BY[seen + army + 1] * 6 + reserve[army];
    rows[n++] = WAIT + (seats - 2) * ARMIES + survey.wait[seat];
    rows[n++] = STAGE + (seats - 2) * (MOST_TO_FALL + 1) + toFall;
    rows[n++] = PHASE + 2 * s.phase + (s.turn === seat ? 1 : 0);
    counts[seat] = n - seat * shape.most;

    let rivalBase = -Infinity;
    let rivalExpected = -Infinity;
    let rivalCounted = -Infinity;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      if (base[other] > rivalBase) rivalBase = base[other];
      if (survey.expected[other] > rivalExpected) rivalExpected = survey.expected[other];
      if (survey.counted[other] > rivalCounted) rivalCounted = survey.counted[other];
    }
    const r = seat * shape.reals;
    reals[r] = Math.max(-3, Math.min(3, base[seat] - rivalBase)) / 2;
    reals[r + 1] = survey.expected[seat] / 10;
    reals[r + 2] = (survey.expected[seat] - rivalExpected) / 10;
    reals[r + 3] = (survey.counted[seat] - rivalCounted) / 10;
    reals[r + 4] = survey.ready ? 1 : 0;
    reals[r + 5] = 1 / toFall;
  }
  return true;
}
