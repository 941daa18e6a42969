import { MoveList, OVER } from '@tessera/kernel';
import { shareAttention, shareWithNew, valueChoice } from './choice.ts';
import { Expansion, SECRET } from './expansion.ts';
import { isLuck, REVEAL } from './luck.ts';
import { WELL_KNOWN } from './settings.ts';
import { worldsIn } from './worlds.ts';

/** How a tree for many worlds grows: those that come to a node later add their moves and opinions to it. */
export class Admission<S, J> extends Expansion<S, J> {
  /** What each move of the root is worth to its seat at first sight, over all worlds. */
  readonly hopes: number[] = [];
  private readonly fresh = new MoveList();

  /** At the root, where it counts most, every move is judged in all worlds until it is well known. The seat's moves are the same in all. */
  weighRoot(s: S, nth: number): void {
    const { tree, hopes, viewer } = this;
    const first = tree.firstChild[0];
    const count = tree.childCount[0];
    let looked = 0;
    tree.worlds[0] |= this.world;
    for (let i = 0; i < count; i++) {
      const child = first + i;
      tree.open[child] |= this.world;
      looked += tree.visits[child];
      if (nth === 2) hopes.push(tree.values[child * tree.seats + viewer]);
      if (this.deadline.glance()) continue;
      if (tree.visits[child] > 0 && worldsIn(tree.worlds[child]) >= WELL_KNOWN) continue;
      const actor = this.judge(this.tryMove(tree.move[child], s));
      hopes[i] += (this.out[viewer] - hopes[i]) / nth;
      if (tree.visits[child] > 0) continue;
      this.blend(child, nth);
      if (actor !== OVER || tree.actor[child] !== OVER) tree.worlds[child] = 0;
      else if (tree.worlds[child] !== 0) tree.worlds[child] |= this.world;
    }
    if (looked === 0) shareAttention(tree, 0);
    valueChoice(tree, 0);
  }

  /** The end of the game in this world. */
  judgeEnd(node: number, s: S): void {
    const { tree } = this;
    const known = worldsIn(tree.worlds[node]);
    if (known === 0) {
      if (tree.visits[node] === 0) this.store(node, s);
    } else if ((tree.worlds[node] & this.world) === 0) {
      this.judge(s);
      this.blend(node, known + 1);
      tree.worlds[node] |= this.world;
    }
  }

  /** A world comes to this node for the first time and says what can be played in it. */
  admit(node: number, s: S): void {
    const { tree } = this;
    if (tree.actor[node] === REVEAL) this.admitReveal(node, s);
    else if (!isLuck(tree.actor[node])) this.admitMoves(node, s);
    else if (tree.move[tree.firstChild[node]] === SECRET) tree.open[tree.firstChild[node]] |= this.world;
    else this.admitOutcomes(node, s);
    tree.worlds[node] |= this.world;
  }

  private admitMoves(node: number, s: S): void {
    const { tree } = this;
    const from = this.openMoves(node, this.legal(s), 0);
    const end = tree.firstChild[node] + tree.childCount[node];
    if (from === end) return;
    for (let child = from; child < end; child++)
      if (this.deadline.glance()) tree.takeValues(child, node);
      else this.store(child, this.tryMove(tree.move[child], s));
    shareWithNew(tree, node, from);
  }

  /** The probability of an outcome is the mean over the worlds. */
  private admitOutcomes(node: number, s: S): void {
    const { tree, rules, list, world } = this;
    const count = this.legal(s);
    this.openMoves(node, count, 1);
    let sum = 0;
    for (let i = 0; i < count; i++) sum += rules.weight(s, list.moves[i]);
    const known = worldsIn(tree.worlds[node]);
    const end = tree.firstChild[node] + tree.childCount[node];
    for (let child = tree.firstChild[node]; child < end; child++) {
      const share = (tree.open[child] & world) === 0 ? 0 : rules.weight(s, tree.move[child]) / sum;
      tree.share[child] += (share - tree.share[child]) / (known + 1);
    }
  }

  /** Opens the listed moves to this world, those that no world had before at the end of the row; returns the first of these. */
  private openMoves(node: number, count: number, tail: number): number {
    const { tree, fresh, world } = this;
    const { moves } = this.list;
    const first = tree.firstChild[node];
    const known = tree.childCount[node];
    fresh.clear();
    // worlds list their moves in much the same order
    let guess = 0;
    for (let i = 0; i < count; i++) {
      let at = guess;
      while (at < known && tree.move[first + at] !== moves[i]) at++;
      if (at === known) for (at = 0; at < guess && tree.move[first + at] !== moves[i]; ) at++;
      if (at < known && tree.move[first + at] === moves[i]) {
        tree.open[first + at] |= world;
        guess = at + 1;
      } else fresh.push(moves[i]);
    }
    if (fresh.size === 0) return first + known;
    const from = tree.lengthen(node, fresh.size, tail);
    for (let i = 0; i < fresh.size; i++) {
      tree.move[from + i] = fresh.moves[i];
      tree.open[from + i] = world;
    }
    return from;
  }

  /** This world has another actor here than those before it: from now on they go apart. */
  reveal(node: number): void {
    const { tree } = this;
    const first = tree.add(2);
    tree.copy(first, node);
    tree.open[first] = tree.worlds[node];
    tree.share[first] = 1;
    tree.takeValues(first + 1, node);
    tree.actor[node] = REVEAL;
    tree.firstChild[node] = first;
    tree.childCount[node] = 1;
  }

  private admitReveal(node: number, s: S): void {
    const { tree, world } = this;
    const actor = this.rules.actor(s);
    let child = tree.firstChild[node];
    const known = child + tree.childCount[node];
    while (child < known && tree.actor[child] !== actor) child++;
    if (child === known) {
      child = tree.lengthen(node, 1, 1);
      tree.actor[child] = actor;
    }
    tree.open[child] |= world;
    const all = worldsIn(tree.worlds[node] | world);
    const first = tree.firstChild[node];
    for (let one = first; one < first + tree.childCount[node]; one++) tree.share[one] = worldsIn(tree.open[one]) / all;
  }
}
