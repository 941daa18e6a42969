import { CHANCE, type Evaluate, MoveList, OVER, type Rng } from '@tessera/kernel';
import { rules } from '../../rules/index.ts';
import { SEATS, type State } from '../../rules/state/state.ts';

export const uniform = (rng: Rng): number => rng.below(1 << 24) / (1 << 24);

/** Longer than any sensible game; whoever can't bring it to an end shall not keep the rest waiting. */
const MOST_TURNS = 400;

const list = new MoveList();
const values = new Float64Array(SEATS);
const spare = new WeakMap<State['board'], Map<string, State>>();

/** A state to try moves on, for a table like this one. */
function aheadOf(s: State): State {
  let states = spare.get(s.board);
  if (!states) {
    states = new Map();
    spare.set(s.board, states);
  }
  const key = `${s.seats} ${s.leader}`;
  const known = states.get(key);
  if (known) return known;
  const made = rules.alloc(s);
  states.set(key, made);
  return made;
}

/** The best move one move ahead, each misjudged by an error of that size. */
export function bestMove(s: State, actor: number, evaluate: Evaluate<State>, error = 0, rng?: Rng): number {
  const ahead = aheadOf(s);
  const count = rules.legal(s, list);
  let best = list.moves[0];
  let bestValue = -Infinity;
  for (let i = 0; i < count && count > 1; i++) {
    rules.copyInto(ahead, s);
    rules.play(ahead, list.moves[i]);
    if (rules.actor(ahead) === OVER) values[actor] = rules.result(ahead).winners.includes(actor) ? 1 : 0;
    else evaluate(ahead, values);
    const off = rng && error > 0 ? error * (uniform(rng) + uniform(rng) + uniform(rng) - 1.5) * 2 : 0;
    const value = values[actor] + off;
    if (value > bestValue) {
      bestValue = value;
      best = list.moves[i];
    }
  }
  return best;
}

/** A game to its end, one move ahead; `look` is called before every decision. */
export function playOut(
  s: State,
  evaluate: (seat: number) => Evaluate<State>,
  rng: Rng,
  error: number,
  look: () => void,
): void {
  for (let actor = rules.actor(s); actor !== OVER && s.turns <= MOST_TURNS; actor = rules.actor(s)) {
    if (actor !== CHANCE) look();
    rules.play(s, actor === CHANCE ? rules.sample(s, rng) : bestMove(s, actor, evaluate(actor), error, rng));
  }
}
