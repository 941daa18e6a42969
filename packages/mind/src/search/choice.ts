import { doubtOf, isLuck } from './luck.ts';
import type { Tree } from './tree.ts';
import { worldsIn } from './worlds.ts';

/** A move this much worse than the best, in chances to win, gets 1/e of its attention. */
const PRIOR_SPREAD = 0.02;
/** After so many worlds what was found in them counts as much as first sight did. */
const WORLDS_TO_BELIEVE = 3;
/** This part of the attention goes to all moves alike: in the middle of a turn the first look often misjudges what will come of a move. */
const FAIRNESS = 0.1;

/** The child that is worth most to whoever acts here, among those open in one of the worlds; 0 stands for all children. */
export function bestChild(tree: Tree, node: number, worlds = 0): number {
  const { seats, values } = tree;
  const first = tree.firstChild[node];
  const end = first + tree.childCount[node];
  const seat = tree.actor[node];
  let best = -1;
  for (let child = first; child < end; child++) {
    if (worlds !== 0 && (tree.open[child] & worlds) === 0) continue;
    if (best < 0 || values[child * seats + seat] > values[best * seats + seat]) best = child;
  }
  return best;
}

/** The first look says which of the moves deserve a second one. */
export function shareAttention(tree: Tree, node: number): void {
  const { seats, values, share } = tree;
  const first = tree.firstChild[node];
  const end = first + tree.childCount[node];
  const seat = tree.actor[node];
  const best = bestChild(tree, node);
  tree.atFirst[node] = values[best * seats + seat];
  let sum = 0;
  for (let child = first; child < end; child++) {
    const behind = values[best * seats + seat] - values[child * seats + seat];
    share[child] = Math.exp(-behind / PRIOR_SPREAD);
    sum += share[child];
  }
  const fair = FAIRNESS / (end - first);
  for (let child = first; child < end; child++) share[child] = fair + ((1 - FAIRNESS) * share[child]) / sum;
}

/** Moves that a new world brings get attention as if they had been there from the start. */
export function shareWithNew(tree: Tree, node: number, from: number): void {
  const { seats, values, share } = tree;
  const end = tree.firstChild[node] + tree.childCount[node];
  const seat = tree.actor[node];
  let best = tree.firstChild[node];
  for (let child = best + 1; child < from; child++)
    if (values[child * seats + seat] > values[best * seats + seat]) best = child;
  for (let child = from; child < end; child++) {
    const behind = values[best * seats + seat] - values[child * seats + seat];
    share[child] = Math.min(1, share[best] * Math.exp(-behind / PRIOR_SPREAD));
  }
}

/**
 * Where to look next. `hopes` are for the root in a game that hides something: a move that has been looked at in a few worlds is still
 * thought of as at first sight, over all worlds, or a bad start in one of them would be its end.
 */
export function mostPromising(
  tree: Tree,
  node: number,
  world: number,
  curiosity: number,
  hopes?: readonly number[],
  only?: ReadonlySet<number>,
): number {
  const { seats, values, visits, share } = tree;
  const first = tree.firstChild[node];
  const end = first + tree.childCount[node];
  const seat = tree.actor[node];
  const reach = curiosity * Math.sqrt(visits[node] + 1);
  let best = first;
  let bestScore = -Infinity;
  // when a move turned out better than it seemed, so may those like it that wait: before the dice all raids look alike
  const lift = Math.max(0, values[node * seats + seat] - tree.atFirst[node]);
  for (let child = first; child < end; child++) {
    if (world !== 0 && (tree.open[child] & world) === 0) continue;
    if (only && !only.has(tree.move[child])) continue;
    const waits = visits[child] === 0 ? 1 : isLuck(tree.actor[child]) ? doubtOf(tree, child) : 0;
    let value = values[child * seats + seat];
    if (hopes) value += (hopes[child - first] - value) * doubtOfWorlds(tree, node, child);
    const score = value + waits * lift + (reach * share[child]) / (1 + visits[child]);
    if (score > bestScore) {
      bestScore = score;
      best = child;
    }
  }
  return best;
}

/** Of those moves of the root the one that was looked at least, the first of them among equals. */
export function leastVisited(tree: Tree, among: readonly number[]): number {
  const first = tree.firstChild[0];
  const end = first + tree.childCount[0];
  let least = -1;
  for (let child = first; child < end; child++)
    if (among.includes(tree.move[child]) && (least < 0 || tree.visits[child] < tree.visits[least])) least = child;
  return least < 0 ? first : least;
}

/** How much more often the move that was looked at most was looked at than the next. */
export function leadOf(tree: Tree): number {
  const first = tree.firstChild[0];
  let most = 0;
  let second = 0;
  for (let child = first; child < first + tree.childCount[0]; child++) {
    const visits = tree.visits[child];
    second = Math.max(second, Math.min(most, visits));
    most = Math.max(most, visits);
  }
  return most - second;
}

function doubtOfWorlds(tree: Tree, node: number, child: number): number {
  const seen = worldsIn(tree.worlds[child]);
  return ((1 - seen / worldsIn(tree.worlds[node])) * WORLDS_TO_BELIEVE) / (WORLDS_TO_BELIEVE + seen);
}

/**
 * A seat's node is worth what its best move is worth to it. Where the moves depend on what is hidden, such as the hand of another, it
 * is the mean over the worlds of the best that can be played in each.
 */
export function valueChoice(tree: Tree, node: number): void {
  const { seats, values } = tree;
  let left = tree.worlds[node];
  const best = bestChild(tree, node, left);
  if ((left & ~tree.open[best]) === 0) {
    tree.takeValues(node, best);
    return;
  }
  const at = node * seats;
  const all = worldsIn(left);
  values.fill(0, at, at + seats);
  while (left !== 0) {
    const child = bestChild(tree, node, left);
    const part = worldsIn(left & tree.open[child]) / all;
    for (let seat = 0; seat < seats; seat++) values[at + seat] += part * values[child * seats + seat];
    left &= ~tree.open[child];
  }
}
