import { CHANCE, type Evaluate, MoveList, OVER, type Rules } from '@tessera/kernel';
import { LEAF, Tree } from './tree.ts';

export interface SearchBudget {
  /** Stops when this much time has passed … */
  readonly ms?: number;
  /** … or after so many descents; with this alone the result depends on nothing but the position. */
  readonly iterations?: number;
  readonly now?: () => number;
  /** How readily the search looks past the move that seems best. */
  readonly curiosity?: number;
}

export interface MoveStatistics {
  readonly move: number;
  readonly text: string;
  readonly visits: number;
  /** What the move is worth to each seat, from 0 to 1. */
  readonly values: readonly number[];
}

export interface SearchResult {
  /** Best first; empty when nobody is to move. */
  readonly moves: readonly MoveStatistics[];
  /** What the position is worth to each seat. */
  readonly values: readonly number[];
  /** Descents through the tree, each with the evaluation of its leaf. */
  readonly iterations: number;
}

const CURIOSITY = 0.25;
/** A move this much worse than the best, in chances to win, gets 1/e of its attention. */
const PRIOR_SPREAD = 0.02;
const MAX_NODES = 2_000_000;
const MAX_DEPTH = 200;

/**
 * Best-first search for any number of seats with dice in the tree. A seat's node is worth what its best move is worth
 * (max^n: each seat looks at its own chance only), a node of chance the mean over its outcomes, and a leaf what the
 * evaluation says. There are no playouts.
 */
export function search<S, J>(
  rules: Rules<S, J>,
  evaluate: Evaluate<S>,
  root: S,
  { ms = Infinity, iterations = Infinity, now = () => performance.now(), curiosity = CURIOSITY }: SearchBudget,
): SearchResult {
  const seats = rules.seats(root);
  const tree = new Tree(seats);
  const here = rules.alloc(root);
  const ahead = rules.alloc(root);
  const list = new MoveList();
  // the neutral army of a game may have a value too
  const out = new Float64Array(seats + 8);
  const path = new Int32Array(MAX_DEPTH + 2);
  const deadline = now() + ms;

  const store = (node: number, s: S): void => {
    const actor = rules.actor(s);
    tree.actor[node] = actor;
    if (actor === OVER) {
      const { winners } = rules.result(s);
      tree.values.fill(0, node * seats, (node + 1) * seats);
      for (const seat of winners) tree.values[node * seats + seat] = 1 / winners.length;
    } else {
      evaluate(s, out);
      for (let seat = 0; seat < seats; seat++) tree.values[node * seats + seat] = out[seat];
    }
  };

  const takeValues = (node: number, from: number): void => {
    for (let seat = 0; seat < seats; seat++) tree.values[node * seats + seat] = tree.values[from * seats + seat];
  };

  const bestChild = (node: number): number => {
    const first = tree.firstChild[node];
    const end = first + tree.childCount[node];
    const seat = tree.actor[node];
    let best = first;
    for (let child = first + 1; child < end; child++)
      if (tree.values[child * seats + seat] > tree.values[best * seats + seat]) best = child;
    return best;
  };

  const listChildren = (node: number, s: S): void => {
    list.clear();
    const count = rules.legal(s, list);
    const first = tree.add(count);
    tree.firstChild[node] = first;
    tree.childCount[node] = count;
    for (let i = 0; i < count; i++) tree.move[first + i] = list.moves[i];
  };

  /** Every move of a seat is tried once; the first look says which of them deserve a second one. */
  const expandSeat = (node: number, s: S): void => {
    listChildren(node, s);
    const first = tree.firstChild[node];
    const end = first + tree.childCount[node];
    for (let child = first; child < end; child++) {
      rules.copyInto(ahead, s);
      rules.play(ahead, tree.move[child]);
      store(child, ahead);
    }
    const best = bestChild(node);
    const seat = tree.actor[node];
    let sum = 0;
    for (let child = first; child < end; child++) {
      const behind = tree.values[best * seats + seat] - tree.values[child * seats + seat];
      tree.share[child] = Math.exp(-behind / PRIOR_SPREAD);
      sum += tree.share[child];
    }
    for (let child = first; child < end; child++) tree.share[child] /= sum;
    takeValues(node, best);
  };

  /** Outcomes begin with the value of the roll itself, so that a few of them seen don't outweigh the others. */
  const expandChance = (node: number, s: S): void => {
    listChildren(node, s);
    const first = tree.firstChild[node];
    const end = first + tree.childCount[node];
    let sum = 0;
    for (let child = first; child < end; child++) {
      tree.share[child] = rules.weight(s, tree.move[child]);
      sum += tree.share[child];
    }
    for (let child = first; child < end; child++) {
      tree.share[child] /= sum;
      takeValues(child, node);
    }
  };

  const mostPromising = (node: number): number => {
    const first = tree.firstChild[node];
    const end = first + tree.childCount[node];
    const seat = tree.actor[node];
    const reach = curiosity * Math.sqrt(tree.visits[node] + 1);
    let best = first;
    let bestScore = -Infinity;
    for (let child = first; child < end; child++) {
      const score = tree.values[child * seats + seat] + (reach * tree.share[child]) / (1 + tree.visits[child]);
      if (score > bestScore) {
        bestScore = score;
        best = child;
      }
    }
    return best;
  };

  /** The outcome that lags most behind its probability: dice without luck, the same for every move compared. */
  const mostOverdue = (node: number): number => {
    const first = tree.firstChild[node];
    const end = first + tree.childCount[node];
    let best = first;
    let bestLag = Infinity;
    for (let child = first; child < end; child++) {
      const lag = (tree.visits[child] + 1) / tree.share[child];
      if (lag < bestLag) {
        bestLag = lag;
        best = child;
      }
    }
    return best;
  };

  const backUp = (node: number): void => {
    tree.visits[node]++;
    if (tree.actor[node] !== CHANCE) {
      takeValues(node, bestChild(node));
      return;
    }
    const first = tree.firstChild[node];
    const end = first + tree.childCount[node];
    for (let seat = 0; seat < seats; seat++) {
      let mean = 0;
      for (let child = first; child < end; child++) mean += tree.share[child] * tree.values[child * seats + seat];
      tree.values[node * seats + seat] = mean;
    }
  };

  const descend = (): void => {
    rules.copyInto(here, root);
    let node = 0;
    let depth = 0;
    path[0] = 0;
    while (tree.firstChild[node] !== LEAF && depth < MAX_DEPTH) {
      const chance = tree.actor[node] === CHANCE;
      const child = chance ? mostOverdue(node) : mostPromising(node);
      rules.play(here, tree.move[child]);
      if (chance && tree.visits[child] === 0) tree.actor[child] = rules.actor(here);
      node = child;
      path[++depth] = node;
      if (tree.firstChild[node] === LEAF && tree.actor[node] === CHANCE) expandChance(node, here);
    }
    const actor = tree.actor[node];
    if (actor === OVER) {
      if (tree.visits[node] === 0) store(node, here);
      tree.visits[node]++;
      depth--;
    } else if (tree.firstChild[node] === LEAF) expandSeat(node, here);
    for (; depth >= 0; depth--) backUp(path[depth]);
  };

  tree.add(1);
  store(0, root);
  if (tree.actor[0] === CHANCE) expandChance(0, root);
  let done = 0;
  if (tree.actor[0] !== OVER)
    while (done < iterations && tree.size < MAX_NODES) {
      descend();
      done++;
      if ((done === 1 || (done & 7) === 0) && now() >= deadline) break;
    }
  return report();

  function report(): SearchResult {
    const valuesOf = (node: number) => Array.from(tree.values.subarray(node * seats, (node + 1) * seats));
    const moves: MoveStatistics[] = [];
    const seat = tree.actor[0];
    if (seat >= 0)
      for (let i = 0; i < tree.childCount[0]; i++) {
        const child = tree.firstChild[0] + i;
        const move = tree.move[child];
        moves.push({ move, text: rules.format(root, move), visits: tree.visits[child], values: valuesOf(child) });
      }
    // the sort is stable: among equals the order of `legal`, where a pass comes last
    moves.sort((a, b) => b.visits - a.visits || b.values[seat] - a.values[seat]);
    return { moves, values: valuesOf(0), iterations: done };
  }
}
