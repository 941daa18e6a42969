import { COLOURS } from '../../../rules/scenario/board.ts';
import { ARMIES, NOBODY, Phase, type State } from '../../../rules/state.ts';

const LANDS = 64;
const BY_ARMY = ARMIES;
const BY_COLOUR = ARMIES * COLOURS.length;
const BY_LAND = LANDS * ARMIES;

/** What the evaluation reads off the map. Lists are by army, or at [army * 4 + colour]; one buffer, wiped at once. */
export class Survey {
  private readonly cells = new Int16Array(7 * BY_ARMY + 2 * BY_COLOUR + BY_LAND);
  private used = 0;

  readonly lands = this.list(BY_ARMY);
  /** Pairs of adjacent own lands. */
  readonly pairs = this.list(BY_ARMY);
  /** Warriors on the map that may leave, one staying in each land (H-23). */
  readonly spare = this.list(BY_ARMY);
  /** Own lands that one march of somebody would clear before the seat's own turn. */
  readonly exposed = this.list(BY_ARMY);
  /** The same after its turn only. */
  readonly exposedLater = this.list(BY_ARMY);
  /** Lands that no other army could march to in greater numbers. */
  readonly sway = this.list(BY_ARMY);
  /** Neighbours of its lands, each as often as it touches them. */
  readonly reach = this.list(BY_ARMY);
  /** Lands of each colour. */
  readonly ofColour = this.list(BY_COLOUR);
  /** Lands of each colour that one march would win. */
  readonly open = this.list(BY_COLOUR);
  /** Neighbours of each land held by each army, at [land * 4 + army]. The last list, for it is wiped as far as there are lands. */
  private readonly around = this.list(BY_LAND);

  /** Turns until the seat's own: 0 when it rolls next. */
  readonly wait = new Int16Array(ARMIES);
  /** 1 for a seat that has a turn to come in this round. */
  readonly toPlay = new Int16Array(ARMIES);

  take(s: State): void {
    this.cells.fill(0, 0, this.cells.length - BY_LAND + s.board.landCount * ARMIES);
    this.lookAtTurns(s);
    if (s.phase !== Phase.take) {
      this.lookAtLands(s);
      this.lookAtMarches(s);
      return;
    }
    // while the missing warriors are chosen (H-23), the march is seen as made
    const { target } = s;
    const holder = s.owner[target];
    const there = s.warriors[target];
    arrive(s);
    this.lookAtLands(s);
    this.lookAtMarches(s);
    s.owner[target] = holder;
    s.warriors[target] = there;
  }

  private list(size: number): Int16Array {
    this.used += size;
    return this.cells.subarray(this.used - size, this.used);
  }

  private lookAtTurns(s: State): void {
    const { seats } = s;
    const acting = s.phase === Phase.act || s.phase === Phase.take;
    const next = acting ? s.turn + 1 : s.turn;
    const played = (s.turn - s.first + seats) % seats;
    for (let seat = 0; seat < seats; seat++) {
      this.wait[seat] = (seat - next + seats) % seats;
      const order = (seat - s.first + seats) % seats;
      this.toPlay[seat] = order > played || (order === played && !acting) ? 1 : 0;
    }
  }

  private lookAtLands({ owner, warriors, board }: State): void {
    const { around, lands, ofColour, pairs, spare, reach } = this;
    const { adjacent, landCount, colour } = board;
    for (let land = 0; land < landCount; land++) {
      const army = owner[land];
      if (army === NOBODY) continue;
      lands[army]++;
      ofColour[army * COLOURS.length + colour[land]]++;
      spare[army] += warriors[land] - 1;
      const others = adjacent[land];
      reach[army] += others.length;
      for (let i = 0; i < others.length; i++) {
        const other = others[i];
        around[other * ARMIES + army]++;
        if (other < land && owner[other] === army) pairs[army]++;
      }
    }
  }

  private lookAtMarches({ owner, warriors, reserve, board, seats }: State): void {
    const { around, pairs, spare, wait, open, sway } = this;
    for (let land = 0; land < board.landCount; land++) {
      const row = land * ARMIES;
      let most = 0;
      for (let seat = 0; seat < seats; seat++) if (around[row + seat] > most) most = around[row + seat];
      if (most === 0) continue;
      const holder = owner[land];
      const there = warriors[land];
      // H-26: a land whose loss would leave its holder no pair is safe; the reading of H-13 is left to the search
      const safe = holder >= 0 && holder < seats && pairs[holder] === around[row + holder];
      let soon = false;
      let later = false;
      for (let seat = 0; seat < seats; seat++) {
        const size = around[row + seat];
        if (size === most) sway[seat]++;
        if (size === 0 || size < there || safe || seat === holder || size > reserve[seat] + spare[seat]) continue;
        if (size > there) open[seat * COLOURS.length + board.colour[land]]++;
        if (holder < 0 || holder >= seats) continue;
        if (wait[seat] < wait[holder]) soon = true;
        else later = true;
      }
      if (soon) this.exposed[holder]++;
      else if (later) this.exposedLater[holder]++;
    }
  }
}

/** H-24, H-25: who holds the land of a march after it. */
function arrive({ board, owner, warriors, target, turn }: State): void {
  let size = 0;
  for (const other of board.adjacent[target]) if (owner[other] === turn) size++;
  const peaceful = owner[target] === NOBODY || owner[target] === turn;
  const left = peaceful ? size + warriors[target] : size - warriors[target];
  if (left >= 0) owner[target] = left > 0 ? turn : NOBODY;
  warriors[target] = Math.abs(left);
}
