import { bonusPoints } from '../rules/board.ts';
import { LAST_FORTS } from '../rules/play.ts';
import { ARMIES, ON_BOARD, Phase, type State } from '../rules/state.ts';
import { MOST_TO_FALL, outlookIndex, outlookTable } from './fort-outlook.ts';
import weights from './weights.json' with { type: 'json' };

const [
  one,
  two,
  three,
  four,
  firstShip,
  moreShips,
  waiting,
  late,
  counted,
  countedLate,
  countedReady,
  countedReadyNext,
  readyNext,
] = weights.extras;

const outlook: Float32Array[] = [];
const count = new Float64Array(8);
const idle = new Int8Array(8);
const aboard = new Int8Array(8);

/** Each seat's chance to win: the points it has, those it may expect of the forts that stand, and how much they tell at this stage. */
export function evaluate(s: State, out: Float64Array): void {
  const { board, held, armies, seats, fortOwner, bonusOwner } = s;
  const toFall = Math.max(1, Math.min(MOST_TO_FALL, s.fortsLeft - LAST_FORTS));
  // within a turn the next to roll is the seat after the one that acts
  const next = s.phase === Phase.act || s.phase === Phase.board ? s.turn + 1 : s.turn;
  for (let army = 0; army < armies; army++) {
    out[army] = 0;
    count[army] = 0;
  }
  for (let seat = 0; seat < seats; seat++) outlook[seat] = outlookTable(seats, toFall, (seat - next + seats) % seats);
  const legionEndA = s.legion < board.roadCount ? board.roadEnds[2 * s.legion] : -1;
  const legionEndB = s.legion < board.roadCount ? board.roadEnds[2 * s.legion + 1] : -1;
  let nearlyFull = 0;
  for (let fort = 0; fort < board.fortCount; fort++) {
    const value = board.value[fort];
    if (fortOwner[fort] !== ON_BOARD) {
      out[fortOwner[fort]] += value;
      count[fortOwner[fort]] += value;
      const second = bonusOwner[fort];
      if (second >= 0) {
        out[second] += bonusPoints(value);
        count[second] += bonusPoints(value);
      }
      continue;
    }
    const base = fort * ARMIES;
    let most = 0;
    let more = 0;
    let some = 0;
    for (let army = 0; army < armies; army++) {
      const n = held[base + army];
      if (n > most) {
        some = more;
        more = most;
        most = n;
      } else if (n > more) {
        some = more;
        more = n;
      } else if (n > some) some = n;
    }
    if (value - s.manned[fort] <= 1) nearlyFull++;
    const legion = fort === legionEndA || fort === legionEndB ? 1 : 0;
    const free = value - s.manned[fort] - legion;
    for (let seat = 0; seat < seats; seat++) {
      const n = held[base + seat];
      const rival = n === most ? more : most;
      const third = n === most || n === more ? some : more;
      out[seat] += outlook[seat][outlookIndex(value, n, rival, third, free, legion)];
      if (n > rival) count[seat] += value;
      else if (n > 0 && n < rival && n > third && more === n && value >= 4) count[seat] += bonusPoints(value);
    }
  }
  countSoldiers(s);
  const ready = nearlyFull >= toFall;
  for (let seat = 0; seat < seats; seat++) {
    const wait = (seat - next + seats) % seats;
    const now = count[seat] / 10;
    let worth = soldiersWorth(idle[seat], aboard[seat], toFall, wait / (seats - 1));
    worth += now * (counted + countedLate / toFall);
    if (ready) {
      worth += now * countedReady;
      if (wait === 0) worth += now * countedReadyNext + readyNext;
    }
    out[seat] += worth;
  }
  toChances(out, seats, toFall);
}

/** Soldiers that are free to go: in reserve, or on a road between two fallen forts. And those on ships. */
function countSoldiers(s: State): void {
  const { roads, ships, fortOwner } = s;
  const { roadEnds } = s.board;
  for (let army = 0; army < s.armies; army++) {
    idle[army] = s.reserve[army];
    aboard[army] = 0;
  }
  for (let road = 0; road < roads.length; road++) {
    const army = roads[road] - 1;
    if (
      army >= 0 &&
      army < ARMIES &&
      fortOwner[roadEnds[2 * road]] !== ON_BOARD &&
      fortOwner[roadEnds[2 * road + 1]] !== ON_BOARD
    )
      idle[army]++;
  }
  for (let ship = 2; ship <= 6; ship++) if (ships[ship] > 0) aboard[ships[ship] - 1]++;
}

function soldiersWorth(free: number, ships: number, toFall: number, wait: number): number {
  let sum = waiting * wait + (late * free) / 5 / toFall;
  if (free >= 1) sum += one;
  if (free >= 2) sum += two;
  if (free >= 3) sum += three;
  if (free >= 4) sum += four;
  if (ships >= 1) sum += firstShip + moreShips * (ships - 1);
  return sum;
}

/** What a point tells, by seats and forts to fall: the later, the more. */
const TELLS = new Float64Array(6 * (MOST_TO_FALL + 1));
for (let seats = 2; seats <= 5; seats++)
  for (let toFall = 1; toFall <= MOST_TO_FALL; toFall++) {
    const [a, b, c] = weights.scale.slice(3 * (seats - 2));
    TELLS[seats * (MOST_TO_FALL + 1) + toFall] = Math.exp(a + b * Math.log(toFall) + c / toFall);
  }

function toChances(out: Float64Array, seats: number, toFall: number): void {
  const tells = TELLS[seats * (MOST_TO_FALL + 1) + toFall];
  let most = -Infinity;
  for (let seat = 0; seat < seats; seat++) if (out[seat] > most) most = out[seat];
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    out[seat] = Math.exp((out[seat] - most) * tells);
    sum += out[seat];
  }
  for (let seat = 0; seat < seats; seat++) out[seat] /= sum;
}
