import { CHANCE, type Evaluate, OVER, type Rules } from '@tessera/kernel';
import { Admission } from './admission.ts';
import { leadOf, leastVisited, mostPromising, valueChoice } from './choice.ts';
import { Deadline } from './deadline.ts';
import { SECRET } from './expansion.ts';
import { isLuck, mostOverdue, nextInRow, REVEAL, valueLuck } from './luck.ts';
import { LEAF, Tree } from './tree.ts';
import { Fate, worldFor, worldsAfter } from './worlds.ts';

export interface SearchBudget<S = unknown> {
  /** Stops when this much time has passed … */
  readonly ms?: number;
  /** … or after so many descents; with this alone the result depends on nothing but the position. */
  readonly iterations?: number;
  readonly now?: () => number;
  /** How readily the search looks past the move that seems best. */
  readonly curiosity?: number;
  /** For a game that hides something: another position that whoever is to move can't tell from this one. */
  readonly imagine?: () => S;
  /** Looks at these moves of the root only, at each as often as at the others, so that they can be compared. */
  readonly among?: readonly number[];
  /** Looks at these moves of the root only, where others look at the others. */
  readonly only?: ReadonlySet<number>;
  /** Stops before its time is over once hardly any other move can still be looked at more often: for those who want nothing but a move to play. */
  readonly untilSettled?: boolean;
  /** Stops when its tree has so many nodes; each takes some 70 bytes. */
  readonly mostNodes?: number;
  /** Hears now and then how many descents have been made, and may ask what they have found. */
  readonly told?: (done: number, soFar: () => SearchResult) => void;
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
const MAX_NODES = 2_000_000;
const MAX_DEPTH = 200;
/** Worth so much, a move wins whatever the others do: it need not be looked at most. */
const SURE = 0.999_999;
const TOLD_EVERY = 32;
/** Descents between two looks at whether the move is settled. */
const SETTLED_EVERY = 64;
/** More than this part of the descents that are left hardly ever goes to the second move alone. */
const MOST_FOR_SECOND = 0.5;

/**
 * Best-first search for any number of seats with dice in the tree. A seat's node is worth what its best move is worth
 * (max^n: each seat looks at its own chance only), a node of chance the mean over its outcomes, and a leaf what the
 * evaluation says. There are no playouts.
 *
 * Where something is hidden this is information-set search: one tree for all worlds that the seat can't tell apart, another world
 * for each descent, and in a node only the moves that this world allows. A move is so judged by all worlds at once, a later one of
 * one's own too. A tree for each world would count on guessing right later what can't be known, and each would get but its part of the descents.
 */
export function search<S, J>(
  rules: Rules<S, J>,
  evaluate: Evaluate<S>,
  root: S,
  {
    ms = Infinity,
    iterations = Infinity,
    now = () => performance.now(),
    curiosity = CURIOSITY,
    imagine,
    among,
    only,
    untilSettled = false,
    mostNodes = MAX_NODES,
    told,
  }: SearchBudget<S>,
): SearchResult {
  const seats = rules.seats(root);
  const tree = new Tree(seats);
  const here = rules.alloc(root);
  const start = now();
  const deadline = new Deadline(start + ms, now);
  const growth = new Admission(rules, evaluate, tree, root, deadline);
  const viewer = rules.actor(root);
  const worlds: S[] = [root];
  const fate = new Fate();
  const path = new Int32Array(MAX_DEPTH + 2);

  const imagineMore = (count: number): void => {
    while (imagine && worlds.length < count && !deadline.look()) {
      growth.world = 1 << worlds.length;
      worlds.push(imagine());
      if (viewer >= 0) growth.weighRoot(worlds[worlds.length - 1], worlds.length);
    }
  };

  const descend = (nth: number): void => {
    const which = imagine ? worldFor(nth, worlds.length) : 0;
    const world = imagine ? 1 << which : 0;
    growth.world = world;
    rules.copyInto(here, worlds[which]);
    let node = 0;
    let depth = 0;
    // how many nodes of luck come one after another here, and the first of them
    let row = 0;
    let head = 0;
    let secrets = 0;
    path[0] = 0;
    for (; depth < MAX_DEPTH; path[++depth] = node) {
      const actor = tree.actor[node];
      if (actor === OVER) {
        growth.judgeEnd(node, here);
        break;
      }
      if (tree.firstChild[node] === LEAF) {
        if (actor === CHANCE) growth.expandChance(node, here);
        else {
          growth.expandSeat(node, here);
          // what is forced needs no second look to go on
          if (tree.childCount[node] !== 1) break;
        }
      } else if ((tree.worlds[node] & world) !== world) growth.admit(node, here);

      if (actor >= 0) {
        row = 0;
        if (node === 0 && among) node = leastVisited(tree, among);
        else
          node = mostPromising(
            tree,
            node,
            world,
            curiosity,
            node === 0 && worlds.length > 1 ? growth.hopes : undefined,
            node === 0 ? only : undefined,
          );
      } else {
        if (row === 0) head = node;
        node =
          row === 0 || actor === REVEAL
            ? mostOverdue(tree, node, world)
            : nextInRow(tree, node, world, tree.visits[head], row);
        row++;
      }
      if (actor === REVEAL) continue;
      const move = tree.move[node];
      rules.play(here, move === SECRET ? rules.sample(here, fate.of(which, secrets++)) : move);
      arrive(node, actor);
    }
    if (depth === MAX_DEPTH && tree.firstChild[node] === LEAF) growth.store(node, here);
    for (; depth >= 0; depth--) {
      const at = path[depth];
      tree.visits[at]++;
      if (tree.firstChild[at] === LEAF) continue;
      if (isLuck(tree.actor[at])) valueLuck(tree, at, depth === 0 || !isLuck(tree.actor[path[depth - 1]]));
      else valueChoice(tree, at);
    }
  };

  /** Who acts behind a move is known once it has been played, and may depend on what is hidden. */
  const arrive = (node: number, from: number): void => {
    if (tree.visits[node] === 0) {
      if (from < 0 || imagine) {
        const actor = rules.actor(here);
        if (actor !== tree.actor[node]) tree.worlds[node] = 0;
        tree.actor[node] = actor;
      }
    } else if (imagine && tree.actor[node] !== REVEAL && tree.actor[node] !== rules.actor(here)) growth.reveal(node);
  };

  /** At the pace so far, no time is left for the second move to be looked at as often as the first. */
  const isSettled = (done: number): boolean => {
    const spent = now() - start;
    const left = (done * (ms - spent)) / spent;
    return leadOf(tree) > MOST_FOR_SECOND * left;
  };

  tree.add(1);
  growth.world = imagine ? 1 : 0;
  growth.store(0, root);
  let done = 0;
  if (viewer !== OVER)
    while (done < iterations && tree.size < mostNodes) {
      descend(done);
      done++;
      if (told && done % TOLD_EVERY === 0) told(done, report);
      if (imagine) imagineMore(worldsAfter(done));
      if (deadline.look()) break;
      if (untilSettled && viewer >= 0 && done % SETTLED_EVERY === 0 && isSettled(done)) break;
    }
  return report();

  function report(): SearchResult {
    const valuesOf = (node: number) => Array.from(tree.values.subarray(node * seats, (node + 1) * seats));
    const moves: MoveStatistics[] = [];
    if (viewer >= 0)
      for (let i = 0; i < tree.childCount[0]; i++) {
        const child = tree.firstChild[0] + i;
        const move = tree.move[child];
        moves.push({ move, text: rules.format(root, move), visits: tree.visits[child], values: valuesOf(child) });
      }
    // the sort is stable: among equals the order of `legal`, where a pass comes last
    const wins = (one: MoveStatistics): number => (one.visits > 0 && one.values[viewer] >= SURE ? 1 : 0);
    moves.sort((a, b) => wins(b) - wins(a) || b.visits - a.visits || b.values[viewer] - a.values[viewer]);
    // a move seen in a world or two may look better than it is; the one looked at most has been seen in all of them
    const values = imagine && moves.length > 0 ? moves[0].values : valuesOf(0);
    return { moves, values, iterations: done };
  }
}
