import { type Rng, type Seat, SeededRng } from '@tessera/kernel';

/**
 * The dice and cards of a deal. The nth outcome in the turns of a seat has a generator of its own, whose seed is the deal's with the
 * seat and n. So whoever sits there, and whatever others do, the seat's nth roll is the same in every rotation; of a deck the same
 * place is drawn. What players draw for themselves comes from other generators.
 */
export class Chance {
  private readonly drawn = new Map<Seat, number>();
  private readonly deal: string;

  constructor(deal: string) {
    this.deal = deal;
  }

  /** For the outcome that comes next while it is that seat's turn, or nobody's. */
  next(turn: Seat): Rng {
    const nth = this.drawn.get(turn) ?? 0;
    this.drawn.set(turn, nth + 1);
    return new SeededRng(`${this.deal}, chance ${nth} of ${turn}`);
  }
}
