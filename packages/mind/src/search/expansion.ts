import { type Evaluate, MoveList, OVER, type Rules, resultShares } from '@tessera/kernel';
import { bestChild, shareAttention } from './choice.ts';
import type { Deadline } from './deadline.ts';
import { isLuck } from './luck.ts';
import { LEAF, type Tree } from './tree.ts';

/** Stands for whatever chance does unseen by the seat that thinks. */
export const SECRET = -0x80000000;

/** With so few moves a quick look at each saves nothing. */
const FEW = 3;
/** A move this much worse than the best at a quick look, in chances to win, gets no better one. */
const CLOSE = 0.02;

/** How a tree grows: the moves of a node are listed, tried and judged. */
export class Expansion<S, J> {
  /** The world of this descent as a bit, 0 where nothing is hidden. */
  world = 0;
  protected readonly rules: Rules<S, J>;
  private readonly evaluate: Evaluate<S>;
  protected readonly tree: Tree;
  protected readonly deadline: Deadline;
  /** The seat that thinks, or nobody's. */
  protected readonly viewer: number;
  private readonly ahead: S;
  private readonly further: S;
  protected readonly list = new MoveList();
  private readonly better = new MoveList();
  /** How far a quick look was off, by seat. */
  private readonly off: Float64Array;
  protected readonly out: Float64Array;

  constructor(rules: Rules<S, J>, evaluate: Evaluate<S>, tree: Tree, root: S, deadline: Deadline) {
    this.rules = rules;
    this.evaluate = evaluate;
    this.tree = tree;
    this.deadline = deadline;
    this.viewer = rules.actor(root);
    this.ahead = rules.alloc(root);
    this.further = rules.alloc(root);
    // the neutral army of a game may have a value too
    this.out = new Float64Array(tree.seats + 8);
    this.off = new Float64Array(tree.seats);
  }

  /** What a position is worth, to `out`; returns who acts in it. */
  protected judge(s: S, evaluate = this.evaluate): number {
    const { rules, out } = this;
    const actor = rules.actor(s);
    if (actor === OVER) resultShares(rules.result(s), out);
    else evaluate(s, out);
    return actor;
  }

  store(node: number, s: S, evaluate = this.evaluate): void {
    const { tree, out } = this;
    const actor = this.judge(s, evaluate);
    tree.actor[node] = actor;
    tree.worlds[node] = actor === OVER ? this.world : 0;
    for (let seat = 0; seat < tree.seats; seat++) tree.values[node * tree.seats + seat] = out[seat];
  }

  /** The nth opinion about a node is heard as much as each of the others. */
  protected blend(node: number, nth: number): void {
    const { seats, values } = this.tree;
    for (let seat = 0; seat < seats; seat++) {
      const at = node * seats + seat;
      values[at] += (this.out[seat] - values[at]) / nth;
    }
  }

  protected legal(s: S): number {
    return this.rules.legal(s, this.list);
  }

  private listChildren(node: number, count: number): number {
    const { tree, list, world } = this;
    const first = tree.add(count + (isLuck(tree.actor[node]) ? 1 : 0));
    tree.firstChild[node] = first;
    tree.childCount[node] = count;
    tree.worlds[node] = world;
    for (let i = 0; i < count; i++) {
      tree.move[first + i] = list.moves[i];
      tree.open[first + i] = world;
    }
    return first;
  }

  protected tryMove(move: number, s: S): S {
    this.rules.copyInto(this.ahead, s);
    this.rules.play(this.ahead, move);
    return this.ahead;
  }

  /** Every move of a seat is tried once. When time runs out meanwhile, the node stays a leaf; of the root's moves those tried are kept. */
  expandSeat(node: number, s: S): void {
    const { tree } = this;
    const count = this.legal(s);
    const first = this.listChildren(node, count);
    // where it counts most, every move gets the better look
    const quick = node === 0 || count < FEW ? undefined : this.evaluate.quick;
    for (let child = first; child < first + count; child++) {
      if (child > first && this.deadline.glance()) {
        tree.childCount[node] = node === 0 ? child - first : 0;
        if (node === 0) break;
        tree.firstChild[node] = LEAF;
        return;
      }
      this.store(child, this.tryMove(tree.move[child], s), quick);
    }
    if (node === 0 && this.world === 0) this.lookOn(s);
    if (quick) this.refine(node, s);
    shareAttention(tree, node);
    tree.takeValues(node, bestChild(tree, node));
  }

  /**
   * A move of the root after which its seat moves on is worth what the best next one brings: beside moves that end the turn it would
   * look poor, and one of many such moves is hardly looked at again. Where something is hidden there are too many of them.
   */
  private lookOn(s: S): void {
    const { tree, rules, list, further, out, viewer } = this;
    const first = tree.firstChild[0];
    for (let child = first; child < first + tree.childCount[0]; child++) {
      if (tree.actor[child] !== viewer) continue;
      const after = this.tryMove(tree.move[child], s);
      const count = rules.legal(after, list);
      let best = -Infinity;
      for (let i = 0; i < count; i++) {
        if (this.deadline.glance()) return;
        rules.copyInto(further, after);
        rules.play(further, list.moves[i]);
        this.judge(further);
        if (out[viewer] <= best) continue;
        best = out[viewer];
        for (let seat = 0; seat < tree.seats; seat++) tree.values[child * tree.seats + seat] = out[seat];
      }
    }
  }

  /**
   * The moves that seem best at a quick look get a better one. The others can't be compared with them any more, so they are thought to
   * be off by as much as these were, for every seat.
   */
  private refine(node: number, s: S): void {
    const { tree, better, off } = this;
    const { seats, values } = tree;
    const seat = tree.actor[node];
    const first = tree.firstChild[node];
    const end = first + tree.childCount[node];
    const least = values[bestChild(tree, node) * seats + seat] - CLOSE;
    off.fill(0);
    better.clear();
    for (let child = first; child < end; child++) {
      // what ends the game is known, not judged
      if (tree.actor[child] === OVER || values[child * seats + seat] < least) continue;
      for (let one = 0; one < seats; one++) off[one] -= values[child * seats + one];
      this.store(child, this.tryMove(tree.move[child], s));
      for (let one = 0; one < seats; one++) off[one] += values[child * seats + one];
      better.push(child);
    }
    if (better.size === 0) return;
    for (let one = 0; one < seats; one++) off[one] /= better.size;
    for (let child = first, nth = 0; child < end; child++) {
      if (child === better.moves[nth]) nth++;
      else if (tree.actor[child] !== OVER) this.correct(child);
    }
  }

  /** Chances stay from 0 to 1, and what they add up to is no more than before they were cut off there. */
  private correct(node: number): void {
    const { seats, values } = this.tree;
    let wanted = 0;
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      const at = node * seats + seat;
      const value = values[at] + this.off[seat];
      wanted += value;
      values[at] = Math.min(1, Math.max(0, value));
      sum += values[at];
    }
    if (wanted <= 0 || sum <= wanted) return;
    for (let seat = 0; seat < seats; seat++) values[node * seats + seat] *= wanted / sum;
  }

  expandChance(node: number, s: S): void {
    const { tree, rules, list } = this;
    let count = this.legal(s);
    if (this.isSecret(s, count)) {
      list.moves[0] = SECRET;
      count = 1;
    }
    const first = this.listChildren(node, count);
    let sum = 0;
    for (let child = first; child < first + count; child++) {
      tree.share[child] = count === 1 ? 1 : rules.weight(s, tree.move[child]);
      sum += tree.share[child];
    }
    for (let child = first; child < first + count; child++) tree.share[child] /= sum;
    tree.takeValues(first + count, node);
  }

  /** Whether chance now does what the seat that thinks won't see, such as dealing a card to somebody else. */
  private isSecret(s: S, count: number): boolean {
    const { rules, list, viewer } = this;
    if (this.world === 0 || count < 2 || viewer < 0 || !rules.veilMove) return false;
    const veiled = rules.veilMove(s, list.moves[0], viewer);
    for (let i = 1; i < count; i++) if (rules.veilMove(s, list.moves[i], viewer) !== veiled) return false;
    return true;
  }
}
