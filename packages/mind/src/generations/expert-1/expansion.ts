import { type Evaluate, MoveList, OVER, type Rules } from '@tessera/kernel';
import { bestChild, shareAttention } from './choice.ts';
import type { Deadline } from './deadline.ts';
import { isLuck } from './luck.ts';
import { LEAF, type Tree } from './tree.ts';

/** Stands for whatever chance does unseen by the seat that thinks. */
export const SECRET = -0x80000000;

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
  protected readonly list = new MoveList();
  protected readonly out: Float64Array;

  constructor(rules: Rules<S, J>, evaluate: Evaluate<S>, tree: Tree, root: S, deadline: Deadline) {
    this.rules = rules;
    this.evaluate = evaluate;
    this.tree = tree;
    this.deadline = deadline;
    this.viewer = rules.actor(root);
    this.ahead = rules.alloc(root);
    // the neutral army of a game may have a value too
    this.out = new Float64Array(tree.seats + 8);
  }

  /** What a position is worth, to `out`; returns who acts in it. */
  protected judge(s: S): number {
    const { rules, out } = this;
    const actor = rules.actor(s);
    if (actor === OVER) {
      const { winners } = rules.result(s);
      out.fill(0);
      for (const seat of winners) out[seat] = 1 / winners.length;
    } else this.evaluate(s, out);
    return actor;
  }

  store(node: number, s: S): void {
    const { tree, out } = this;
    const actor = this.judge(s);
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
    for (let child = first; child < first + count; child++) {
      if (child > first && this.deadline.glance()) {
        tree.childCount[node] = node === 0 ? child - first : 0;
        if (node === 0) break;
        tree.firstChild[node] = LEAF;
        return;
      }
      this.store(child, this.tryMove(tree.move[child], s));
    }
    shareAttention(tree, node);
    tree.takeValues(node, bestChild(tree, node));
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
