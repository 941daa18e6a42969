import { CHANCE, type Game, MoveList, OVER, type Rng, type Rules, type TableConfig, unwrap } from '@tessera/kernel';
import { playStep, type Step, type TableState } from '@tessera/table';

/** Every legal move as the page is told of it. */
export function legalMoves<S>(rules: Rules<S>, s: S): TableState['legal'] {
  const list = new MoveList();
  rules.legal(s, list);
  return list.toArray().map((move) => ({ text: rules.format(s, move), move: rules.describe(s, move) }));
}

/** A whole game of random moves, told as steps to everybody who looks on; `look` sees the state before each decision. */
export function randomSteps<S, J>(
  game: Game<S, J>,
  config: TableConfig,
  rng: Rng,
  look: (s: S) => void = () => undefined,
): { steps: Step[]; end: J; result: TableState['result'] } {
  const { rules } = game;
  const s = unwrap(rules.setup(config));
  const list = new MoveList();
  const steps: Step[] = [];
  while (rules.actor(s) !== OVER) {
    const count = rules.legal(s, list);
    if (rules.actor(s) !== CHANCE) look(s);
    const move = rules.actor(s) === CHANCE ? rules.sample(s, rng) : list.moves[rng.below(count)];
    steps.push(playStep(game, s, move, steps.length, 'spectator'));
  }
  return { steps, end: rules.toJSON(s), result: rules.result(s) };
}

/** Rows of moves, chance included, of this length. */
export function perft<S>(rules: Rules<S>, s: S, depth: number): number {
  const list = new MoveList();
  rules.legal(s, list);
  if (depth === 1) return list.size;
  const next = rules.alloc(s);
  let sum = 0;
  for (const move of list.toArray()) {
    rules.copyInto(next, s);
    rules.play(next, move);
    sum += perft(rules, next, depth - 1);
  }
  return sum;
}
