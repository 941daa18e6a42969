import { CHANCE } from '@tessera/kernel';
import { PATIENCE } from './settings.ts';
import type { Tree } from './tree.ts';

/**
 * An actor besides those of the rules: the same moves led to different actors in different worlds, so what was hidden shows here.
 * A card that was asked for is there, or isn't. It is luck to whoever couldn't know.
 */
export const REVEAL = -3;

export const isLuck = (actor: number): boolean => actor === CHANCE || actor === REVEAL;

/** How much a roll still counts as what was thought of it beforehand, from 1 to 0. */
export const doubtOf = (tree: Tree, node: number): number =>
  (Math.max(0, 1 - tree.seen[node]) * PATIENCE) / (PATIENCE + tree.visits[node]);

/**
 * A roll is worth the mean over its outcomes. Those not seen yet are thought to be like those seen, and like the roll was thought to
 * be beforehand; a few of them seen don't outweigh that. Dice after dice, or cards after cards, are one roll: only its
 * head thinks of what was thought beforehand, or six dice would have to be seen in every combination to count.
 */
export function valueLuck(tree: Tree, node: number, head: boolean): void {
  const { seats, values, visits, share } = tree;
  const first = tree.firstChild[node];
  // behind the outcomes stands what the roll was thought to be worth before it was looked into
  const end = first + tree.childCount[node];
  const at = node * seats;
  let mass = 0;
  let seen = 0;
  values.fill(0, at, at + seats);
  for (let child = first; child < end; child++) {
    if (visits[child] === 0) continue;
    mass += share[child];
    seen += share[child] * (isLuck(tree.actor[child]) ? tree.seen[child] : 1);
    for (let seat = 0; seat < seats; seat++) values[at + seat] += share[child] * values[child * seats + seat];
  }
  tree.seen[node] = seen;
  if (mass === 0) {
    tree.takeValues(node, end);
    return;
  }
  const doubt = head ? doubtOf(tree, node) : 0;
  for (let seat = 0; seat < seats; seat++)
    values[at + seat] = (values[at + seat] / mass) * (1 - doubt) + values[end * seats + seat] * doubt;
}

/** The outcome that lags most behind its probability: dice without luck, the same for every move compared. */
export function mostOverdue(tree: Tree, node: number, world: number): number {
  const first = tree.firstChild[node];
  const end = first + tree.childCount[node];
  let best = first;
  let bestLag = Infinity;
  for (let child = first; child < end; child++) {
    if (world !== 0 && (tree.open[child] & world) === 0) continue;
    const lag = (tree.visits[child] + 1) / tree.share[child];
    if (lag < bestLag) {
      bestLag = lag;
      best = child;
    }
  }
  return best;
}

/** Steps for which the points n × (a, b, c, …) fill a cube evenly: the powers of 1/x with x^9 = x + 1. */
const STEPS = /* @__PURE__ */ Array.from({ length: 8 }, (_, i) => 1.085070245491451 ** -(i + 1));

/**
 * The outcome of the next roll of a row. The most overdue one would be the same behind every outcome of the first roll, until that
 * has been seen so often that all of them have had their turn; these go through the combinations evenly from the start.
 */
export function nextInRow(tree: Tree, node: number, world: number, nth: number, row: number): number {
  const first = tree.firstChild[node];
  const end = first + tree.childCount[node];
  let sum = 0;
  for (let child = first; child < end; child++)
    if (world === 0 || (tree.open[child] & world) !== 0) sum += tree.share[child];
  let rest = ((0.5 + nth * STEPS[row % STEPS.length]) % 1) * sum;
  let last = first;
  for (let child = first; child < end; child++) {
    if (world !== 0 && (tree.open[child] & world) === 0) continue;
    last = child;
    rest -= tree.share[child];
    if (rest < 0) break;
  }
  return last;
}
