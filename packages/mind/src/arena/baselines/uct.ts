import { CHANCE, type Game, MoveList, OVER, type Rng } from '@tessera/kernel';
import type { MakeMind } from '../minds.ts';
import { ImaginedWorlds, Playout, Spending } from './playout.ts';

const CURIOSITY = 0.7;

interface Node {
  /** By move and who made it: what chance did in between is not told apart. */
  readonly children: Map<number, Node>;
  visits: number;
  /** How often it could have been chosen. */
  available: number;
  /** Wins of whoever moved here. */
  wins: number;
}

const newNode = (): Node => ({ children: new Map(), visits: 0, available: 0, wins: 0 });
const keyOf = (move: number, actor: number): number => move * 16 + actor;

/** Plain open-loop UCT with random playouts. Where something is hidden it guesses once, and takes its guess for the truth. */
export const uct: MakeMind = (game) => treeSearch(game, false);

/** Information-set UCT (Cowling, Powley, Whitehouse 2012): the same with another world for each descent. Where nothing is hidden it is `uct`. */
export const ismcts: MakeMind = (game) => treeSearch(game, game.hidesInformation === true);

const treeSearch = (game: Game, manyWorlds: boolean): ReturnType<MakeMind> => ({
  choose(view, budget, rng) {
    const { rules } = game;
    const spending = new Spending(budget);
    const worlds = new ImaginedWorlds(game, view, rng);
    const { first } = worlds;
    const legal = new MoveList();
    if (rules.legal(first, legal) === 1) return rules.format(first, legal.moves[0]);
    const root = newNode();
    const descent = new Descent(game, first, rng);
    for (let n = spending.next(); n >= 0; n = spending.next()) descent.run(root, manyWorlds ? worlds.at(n) : first);
    const count = rules.legal(first, legal);
    const seat = rules.actor(first);
    let best = legal.moves[0];
    let most = -1;
    for (let i = 0; i < count; i++) {
      const visits = root.children.get(keyOf(legal.moves[i], seat))?.visits ?? 0;
      if (visits > most) {
        most = visits;
        best = legal.moves[i];
      }
    }
    return rules.format(first, best);
  },
});

class Descent {
  private readonly game: Game;
  private readonly rng: Rng;
  private readonly here: unknown;
  private readonly playout: Playout<unknown>;
  private readonly list = new MoveList();

  constructor(game: Game, like: unknown, rng: Rng) {
    this.game = game;
    this.rng = rng;
    this.here = game.rules.alloc(like);
    this.playout = new Playout(game, like, rng);
  }

  /** Down to the first new node, from there at random to the end, and what came of it to all on the way. */
  run(root: Node, world: unknown): void {
    const { here, rng } = this;
    const { rules } = this.game;
    rules.copyInto(here, world);
    const path: { node: Node; actor: number }[] = [];
    for (let node = root, isNew = false; !isNew; ) {
      const actor = rules.actor(here);
      if (actor === OVER) break;
      if (actor === CHANCE) {
        rules.play(here, rules.sample(here, rng));
        continue;
      }
      const move = this.choose(node, actor);
      let child = node.children.get(keyOf(move, actor));
      if (!child) {
        child = newNode();
        child.available = 1;
        node.children.set(keyOf(move, actor), child);
        isNew = true;
      }
      rules.play(here, move);
      path.push({ node: child, actor });
      node = child;
    }
    const shares = this.playout.run(here);
    for (const { node, actor } of path) {
      node.visits++;
      node.wins += shares[actor];
    }
  }

  /** A move that was never tried, any of them, or the one with the highest bound. */
  private choose(node: Node, actor: number): number {
    const { list, rng, here } = this;
    const count = this.game.rules.legal(here, list);
    let untried = 0;
    let chosen = list.moves[0];
    let bound = -Infinity;
    for (let i = 0; i < count; i++) {
      const child = node.children.get(keyOf(list.moves[i], actor));
      if (!child) {
        // each of those seen so far is kept alike often
        if (rng.below(++untried) === 0) chosen = list.moves[i];
        continue;
      }
      child.available++;
      if (untried > 0) continue;
      const score = child.wins / child.visits + CURIOSITY * Math.sqrt(Math.log(child.available) / child.visits);
      if (score > bound) {
        bound = score;
        chosen = list.moves[i];
      }
    }
    return chosen;
  }
}
