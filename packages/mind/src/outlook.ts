import { type Game, MoveList, OVER, resultShares } from '@tessera/kernel';

/**
 * What a position seems worth to each seat: the evaluation, or behind a roll that of the move that then looks best, since most
 * evaluations don't read dice. It knows the true position: it measures luck, and nobody plays by it.
 */
export class Outlook<S> {
  private readonly game: Game<S>;
  private readonly ahead: S;
  private readonly list = new MoveList();
  private readonly best: Float64Array;
  private readonly out: Float64Array;

  constructor(game: Game<S>, like: S) {
    this.game = game;
    this.ahead = game.rules.alloc(like);
    const room = game.rules.seats(like) + 8;
    this.best = new Float64Array(room);
    this.out = new Float64Array(room);
  }

  /** The list is the outlook's own, and good until it is asked again. */
  ofPosition(s: S): Float64Array {
    const { rules } = this.game;
    if (rules.actor(s) === OVER) return resultShares(rules.result(s), this.out);
    this.game.evaluate(s, this.out);
    return this.out;
  }

  oneMoveAhead(s: S): Float64Array {
    const { rules } = this.game;
    const seat = rules.actor(s);
    if (seat < 0) return this.ofPosition(s);
    const { ahead, list, best } = this;
    const count = rules.legal(s, list);
    for (let i = 0; i < count; i++) {
      rules.copyInto(ahead, s);
      rules.play(ahead, list.moves[i]);
      const out = this.ofPosition(ahead);
      if (i === 0 || out[seat] > best[seat]) best.set(out);
    }
    return best;
  }
}
