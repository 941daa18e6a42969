import { ARMIES, NOBODY, type State } from './state.ts';

/** H-26: how an army's lands hang together. Filled anew for each decision, so the caller reads it at once. */
export class Pairs {
  /** Pairs of adjacent lands an army holds. */
  readonly count = new Int16Array(ARMIES);
  /** Pairs of its holder that a land is part of. */
  readonly at = new Int16Array(64);

  look(s: State): void {
    const { board, owner, scattered, paired } = s;
    this.count.fill(0);
    for (let land = 0; land < board.landCount; land++) {
      const army = owner[land];
      this.at[land] = 0;
      if (army === NOBODY) continue;
      // H-13: a scattered player who never held two adjacent lands counts those with one land between, too
      const others = scattered && paired[army] === 0 ? board.near[land] : board.adjacent[land];
      let pairs = 0;
      for (let i = 0; i < others.length; i++) if (owner[others[i]] === army) pairs++;
      this.at[land] = pairs;
      this.count[army] += pairs;
    }
    for (let army = 0; army < ARMIES; army++) this.count[army] >>= 1;
  }

  /** H-26 (a), (b): whether a march into that land of another player is not allowed. `falls`: the battle empties or takes it. */
  shields(land: number, holder: number, falls: boolean): boolean {
    const count = this.count[holder];
    if (count === 0) return true;
    if (count === 1 && this.at[land] === 1) return true;
    return falls && count === this.at[land];
  }
}

export function holdsAdjacentLands(s: State, army: number): boolean {
  for (let land = 0; land < s.board.landCount; land++) {
    if (s.owner[land] !== army) continue;
    const others = s.board.adjacent[land];
    for (let i = 0; i < others.length; i++) if (s.owner[others[i]] === army) return true;
  }
  return false;
}
