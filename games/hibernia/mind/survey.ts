import { COLOURS } from '../rules/board.ts';
import { ARMIES, NOBODY, Phase, type State } from '../rules/state.ts';

const LANDS = 64;
const tableOf = (): Int16Array => new Int16Array(ARMIES);

/** What the evaluation reads off the map; by army where it is a list. */
export class Survey {
  readonly lands = tableOf();
  /** Lands of each colour, at [army * 4 + colour]. */
  readonly ofColour = new Int16Array(ARMIES * COLOURS.length);
  /** Pairs of adjacent own lands. */
  readonly pairs = tableOf();
  /** Warriors that could march: the reserve, and those on the map that may leave (H-23). */
  readonly force = tableOf();
  readonly onMap = tableOf();
  /** Turns until the seat's own: 0 when it rolls next. */
  readonly wait = tableOf();
  /** 1 for a seat that has a turn to come in this round. */
  readonly toPlay = tableOf();
  /** Lands that one march would win, at [army * 4 + colour]. */
  readonly open = new Int16Array(ARMIES * COLOURS.length);
  /** Own lands that one march of somebody would clear before the seat's own turn, at [army * 4 + colour]. */
  readonly exposed = new Int16Array(ARMIES * COLOURS.length);
  /** The same after its turn only. */
  readonly exposedLater = tableOf();

  /** Neighbours of each land held by each army, at [land * 4 + army]. */
  private readonly around = new Uint8Array(LANDS * ARMIES);
  private readonly owner = new Int16Array(LANDS);
  private readonly warriors = new Int16Array(LANDS);

  take(s: State): void {
    this.lands.fill(0);
    this.ofColour.fill(0);
    this.pairs.fill(0);
    this.onMap.fill(0);
    this.open.fill(0);
    this.exposed.fill(0);
    this.exposedLater.fill(0);
    this.lookAtTurns(s);
    this.lookAtLands(s);
    this.lookAtMarches(s);
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

  private lookAtLands(s: State): void {
    const { owner, warriors, around, lands, ofColour, pairs, onMap } = this;
    const { adjacent, landCount, colour } = s.board;
    owner.set(s.owner);
    warriors.set(s.warriors);
    if (s.phase === Phase.take) this.arrive(s);
    around.fill(0, 0, landCount * ARMIES);
    for (let land = 0; land < landCount; land++) {
      const army = owner[land];
      if (army === NOBODY) continue;
      lands[army]++;
      ofColour[army * COLOURS.length + colour[land]]++;
      onMap[army] += warriors[land];
      const others = adjacent[land];
      for (let i = 0; i < others.length; i++) around[others[i] * ARMIES + army]++;
    }
    for (let land = 0; land < landCount; land++)
      if (owner[land] !== NOBODY) pairs[owner[land]] += around[land * ARMIES + owner[land]];
    for (let army = 0; army < s.armies; army++) {
      pairs[army] >>= 1;
      this.force[army] = s.reserve[army] + onMap[army] - lands[army];
    }
  }

  /** While the missing warriors are chosen (H-23), the march is seen as made. */
  private arrive({ board, target, turn }: State): void {
    const { owner, warriors } = this;
    let size = 0;
    for (const other of board.adjacent[target]) if (owner[other] === turn) size++;
    const left = owner[target] === NOBODY || owner[target] === turn ? size + warriors[target] : size - warriors[target];
    if (left >= 0) owner[target] = left > 0 ? turn : NOBODY;
    warriors[target] = Math.abs(left);
  }

  private lookAtMarches({ board, seats }: State): void {
    const { owner, warriors, around, pairs, force, wait, open, exposed } = this;
    for (let land = 0; land < board.landCount; land++) {
      const holder = owner[land];
      const row = land * ARMIES;
      const there = warriors[land];
      const colour = board.colour[land];
      // H-26: as the pairs stand, a land whose loss would leave none is safe; the reading of H-13 is left to the search
      if (holder >= 0 && holder < seats && pairs[holder] === around[row + holder]) continue;
      let soon = 0;
      let later = 0;
      for (let seat = 0; seat < seats; seat++) {
        const size = around[row + seat];
        if (seat === holder || size < there || size === 0 || size > force[seat]) continue;
        if (size > there) open[seat * COLOURS.length + colour]++;
        if (holder === NOBODY || holder >= seats) continue;
        if (wait[seat] < wait[holder]) soon = 1;
        else later = 1;
      }
      if (soon === 1) exposed[holder * COLOURS.length + colour]++;
      else if (later === 1) this.exposedLater[holder]++;
    }
  }
}
