import { LAST_FORTS } from '../../../rules/play.ts';
import { bonusPoints } from '../../../rules/scenario/board.ts';
import { ARMIES, ON_BOARD, Phase, type State } from '../../../rules/state.ts';
import { MOST_TO_FALL, Outlook } from './fort-outlook.ts';

const tableOf = (): Int16Array => new Int16Array(ARMIES);

/** What the evaluation reads off a position; by army where it is a list. */
export class Survey {
  seats = 0;
  /** Forts still to fall before the last count (C-50). */
  toFall = 0;
  /** So many forts lack one soldier at most that the next turn may be the last. */
  ready = false;
  /** Turns until the seat's own: 0 when it rolls next. */
  readonly wait = tableOf();
  /** Points taken, and those that the forts which stand promise. */
  readonly expected = new Float64Array(ARMIES);
  /** Points if the last count were now. */
  readonly counted = tableOf();
  /** Soldiers free to go: in reserve, or between two fallen forts. */
  readonly idle = tableOf();
  readonly aboard = tableOf();
  private readonly outlooks: Float32Array[] = [];

  static toFall(s: State): number {
    return Math.max(1, Math.min(MOST_TO_FALL, s.fortsLeft - LAST_FORTS));
  }

  take(s: State, outlook: Outlook): void {
    const { seats } = s;
    this.seats = seats;
    this.toFall = Survey.toFall(s);
    // within a turn the next to roll is the seat after the one that acts
    const next = s.phase === Phase.act || s.phase === Phase.board ? s.turn + 1 : s.turn;
    for (let army = 0; army < s.armies; army++) {
      this.expected[army] = 0;
      this.counted[army] = 0;
      this.idle[army] = s.reserve[army];
      this.aboard[army] = 0;
    }
    for (let seat = 0; seat < seats; seat++) {
      this.wait[seat] = (seat - next + seats) % seats;
      this.outlooks[seat] = outlook.table(seats, this.toFall, this.wait[seat]);
    }
    this.lookAtForts(s);
    this.lookForSoldiers(s);
  }

  private lookAtForts(s: State): void {
    const { board, held, armies, fortOwner, bonusOwner, manned } = s;
    const { expected, counted, outlooks } = this;
    const legionOnRoad = s.legion < board.roadCount;
    const legionAt = legionOnRoad ? board.roadEnds[2 * s.legion] : -1;
    const legionAtToo = legionOnRoad ? board.roadEnds[2 * s.legion + 1] : -1;
    let nearlyFull = 0;
    for (let fort = 0; fort < board.fortCount; fort++) {
      const value = board.value[fort];
      if (fortOwner[fort] !== ON_BOARD) {
        expected[fortOwner[fort]] += value;
        counted[fortOwner[fort]] += value;
        if (bonusOwner[fort] >= 0) {
          expected[bonusOwner[fort]] += bonusPoints(value);
          counted[bonusOwner[fort]] += bonusPoints(value);
        }
        continue;
      }
      // the three largest holdings
      const row = fort * ARMIES;
      let most = 0;
      let more = 0;
      let some = 0;
      for (let army = 0; army < armies; army++) {
        const roads = held[row + army];
        if (roads > most) {
          some = more;
          more = most;
          most = roads;
        } else if (roads > more) {
          some = more;
          more = roads;
        } else if (roads > some) some = roads;
      }
      if (value - manned[fort] <= 1) nearlyFull++;
      const legion = fort === legionAt || fort === legionAtToo ? 1 : 0;
      const free = value - manned[fort] - legion;
      for (let seat = 0; seat < this.seats; seat++) {
        const mine = held[row + seat];
        const rival = mine === most ? more : most;
        const third = mine >= more ? some : more;
        expected[seat] += outlooks[seat][Outlook.indexOf(value, mine, rival, third, free, legion)];
        if (mine > rival) counted[seat] += value;
        else if (mine < rival && mine > third) counted[seat] += bonusPoints(value); // C-42
      }
    }
    this.ready = nearlyFull >= this.toFall;
  }

  private lookForSoldiers(s: State): void {
    const { roads, ships, fortOwner } = s;
    const { roadEnds } = s.board;
    for (let road = 0; road < roads.length; road++) {
      const army = roads[road] - 1;
      if (army < 0 || army >= ARMIES) continue;
      if (fortOwner[roadEnds[2 * road]] !== ON_BOARD && fortOwner[roadEnds[2 * road + 1]] !== ON_BOARD)
        this.idle[army]++;
    }
    for (let ship = 2; ship <= 6; ship++) if (ships[ship] > 0) this.aboard[ships[ship] - 1]++;
  }
}
