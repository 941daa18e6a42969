import { CHANCE, type Evaluate, MoveList, OVER, type Rng } from '@tessera/kernel';
import { rules } from '../../rules/index.ts';
import { SEATS, type State } from '../../rules/state.ts';

export const uniform = (rng: Rng): number => rng.below(1 << 24) / (1 << 24);

export function copyOf(s: State): State {
  const copy = rules.alloc(s);
  rules.copyInto(copy, s);
  return copy;
}

/** A game to its end, each seat one move ahead with its evaluation and errors of that size; `look` sees every decision before it is made. */
/** Longer than any sensible game; whoever can't bring it to an end shall not keep the rest waiting. */
const MOST_TURNS = 400;

export function playOut(
  s: State,
  evaluate: (seat: number) => Evaluate<State>,
  rng: Rng,
  error: number,
  look: (move: number, actor: number) => void,
): void {
  const list = new MoveList();
  const ahead = rules.alloc(s);
  const values = new Float64Array(SEATS);
  for (let actor = rules.actor(s); actor !== OVER; actor = rules.actor(s)) {
    if (s.turns > MOST_TURNS) return;
    if (actor === CHANCE) {
      rules.play(s, rules.sample(s, rng));
      continue;
    }
    list.clear();
    const count = rules.legal(s, list);
    let best = list.moves[0];
    let bestValue = -Infinity;
    for (let i = 0; i < count && count > 1; i++) {
      rules.copyInto(ahead, s);
      rules.play(ahead, list.moves[i]);
      if (rules.actor(ahead) === OVER) values[actor] = rules.result(ahead).winners.includes(actor) ? 1 : 0;
      else evaluate(actor)(ahead, values);
      const value = values[actor] + error * (uniform(rng) + uniform(rng) + uniform(rng) - 1.5) * 2;
      if (value > bestValue) {
        bestValue = value;
        best = list.moves[i];
      }
    }
    look(best, actor);
    rules.play(s, best);
  }
}
