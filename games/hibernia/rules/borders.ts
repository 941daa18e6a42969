import { ARMIES, NOBODY, type State } from './state.ts';

/** What the borders between lands say, read in one pass. Filled anew for each decision, so the caller reads it at once. */
export class Borders {
  /** H-22: by land, the adjacent lands that the player to act holds. */
  readonly size = new Uint8Array(64);
  /** H-26: pairs of adjacent lands, by army that holds both … */
  readonly pairs = new Int16Array(ARMIES);
  /** … and by land that is one of the two. */
  readonly pairsAt = new Uint8Array(64);

  look(s: State): void {
    const { owner, turn } = s;
    const { borders } = s.board;
    const { size, pairs, pairsAt } = this;
    pairs.fill(0);
    size.fill(0);
    pairsAt.fill(0);
    for (let i = 0; i < borders.length; i += 2) {
      const a = borders[i];
      const b = borders[i + 1];
      const army = owner[a];
      const other = owner[b];
      if (army === turn) size[b]++;
      if (other === turn) size[a]++;
      if (army === other && army !== NOBODY) {
        pairs[army]++;
        pairsAt[a]++;
        pairsAt[b]++;
      }
    }
    if (s.scattered) this.lookFurther(s);
  }

  /** H-13: for a player who never held two adjacent lands, two with one land between them are a pair as well. */
  private lookFurther({ owner, paired, board: { oneBetween } }: State): void {
    for (let i = 0; i < oneBetween.length; i += 2) {
      const a = oneBetween[i];
      const b = oneBetween[i + 1];
      const army = owner[a];
      if (army === NOBODY || army !== owner[b] || paired[army] === 1) continue;
      this.pairs[army]++;
      this.pairsAt[a]++;
      this.pairsAt[b]++;
    }
  }

  /** H-26 (a), (b): whether a march into that land of another player is not allowed. `falls`: the battle empties or takes it. */
  shield(land: number, holder: number, falls: boolean): boolean {
    if (this.pairs[holder] > this.pairsAt[land]) return false; // a pair without this land stays, whatever happens here
    return falls || this.pairs[holder] < 2;
  }
}

export function holdsAdjacentLands(s: State, army: number): boolean {
  const { owner } = s;
  const { borders } = s.board;
  for (let i = 0; i < borders.length; i += 2)
    if (owner[borders[i]] === army && owner[borders[i + 1]] === army) return true;
  return false;
}
