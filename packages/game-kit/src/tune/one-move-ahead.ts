import { CHANCE, type Evaluate, MoveList, OVER, type Rng, type Rules } from '@tessera/kernel';

/** From 0 up to 1. */
export const uniform = (rng: Rng): number => rng.below(1 << 24) / (1 << 24);

/** More armies than any game has. */
const ARMIES = 16;

/** Plays games against itself, trying every move once: quick, and good enough to learn from. */
export class OneMoveAhead<S> {
  private readonly list = new MoveList();
  private readonly values = new Float64Array(ARMIES);
  private readonly rules: Rules<S>;

  constructor(rules: Rules<S>) {
    this.rules = rules;
  }

  /** The best move, each misjudged by an error of that size; `ahead` is a state like `s` to try them on. */
  best(s: S, ahead: S, evaluate: Evaluate<S>, error: number, rng: Rng): number {
    const { rules, list, values } = this;
    const actor = rules.actor(s);
    const count = rules.legal(s, list);
    let best = list.moves[0];
    let bestValue = -Infinity;
    for (let i = 0; i < count && count > 1; i++) {
      rules.copyInto(ahead, s);
      rules.play(ahead, list.moves[i]);
      if (rules.actor(ahead) === OVER) values[actor] = rules.result(ahead).winners.includes(actor) ? 1 : 0;
      else evaluate(ahead, values);
      const off = error > 0 ? error * (uniform(rng) + uniform(rng) + uniform(rng) - 1.5) * 2 : 0;
      if (values[actor] + off > bestValue) {
        bestValue = values[actor] + off;
        best = list.moves[i];
      }
    }
    return best;
  }

  /** A game to its end; `look` is called before every move with who makes it. Where a game may never end, `enough` says when to leave it. */
  playOut(
    s: S,
    evaluate: (seat: number) => Evaluate<S>,
    rng: Rng,
    error: number,
    look: (actor: number) => void,
    enough: () => boolean = () => false,
  ): void {
    const { rules } = this;
    const ahead = rules.alloc(s);
    for (let actor = rules.actor(s); actor !== OVER && !enough(); actor = rules.actor(s)) {
      look(actor);
      rules.play(s, actor === CHANCE ? rules.sample(s, rng) : this.best(s, ahead, evaluate(actor), error, rng));
    }
  }
}
