import { CHANCE, type Game, MoveList, OVER, type Rng, resultShares } from '@tessera/kernel';
import { LONGEST_GAME } from '../../longest-game.ts';
import type { Budget } from '../minds.ts';

const FIRST_WORLDS = 8;
const PLAYOUTS_PER_WORLD = 16;
const MOST_WORLDS = 64;

/** Plays random moves to the end, and says what each seat got of the win. */
export class Playout<S> {
  readonly shares: Float64Array;
  private readonly game: Game<S>;
  private readonly rng: Rng;
  private readonly list = new MoveList();

  constructor(game: Game<S>, like: S, rng: Rng) {
    this.game = game;
    this.rng = rng;
    this.shares = new Float64Array(game.rules.seats(like));
  }

  /** The position is played on in place. */
  run(s: S): Float64Array {
    const { shares, rng, list } = this;
    const { rules } = this.game;
    for (let moves = 0; moves < LONGEST_GAME; moves++) {
      const actor = rules.actor(s);
      if (actor === OVER) break;
      if (actor === CHANCE) rules.play(s, rules.sample(s, rng));
      else rules.play(s, list.moves[rng.below(rules.legal(s, list))]);
    }
    return resultShares(rules.result(s), shares);
  }
}

/** Worlds that the view allows, more the longer one thinks: dealing one takes longer than playing it out. */
export class ImaginedWorlds<S> {
  private readonly worlds: S[] = [];
  private readonly imagine: () => S;

  constructor(game: Game<S>, view: unknown, rng: Rng) {
    this.imagine = () => game.rules.determinize(view, rng);
    this.worlds.push(this.imagine());
  }

  get first(): S {
    return this.worlds[0];
  }

  /** For the nth playout, from 0. */
  at(n: number): S {
    const wanted = Math.min(MOST_WORLDS, FIRST_WORLDS + Math.floor(n / PLAYOUTS_PER_WORLD));
    if (this.worlds.length < wanted && n >= this.worlds.length) this.worlds.push(this.imagine());
    return this.worlds[n % this.worlds.length];
  }
}

/** Counts playouts, and says when the budget is spent. One is always played. */
export class Spending {
  private done = 0;
  private readonly end: number;
  private readonly most: number;

  constructor(budget: Budget) {
    this.end = 'ms' in budget ? performance.now() + budget.ms : Infinity;
    this.most = 'ms' in budget ? Infinity : budget.iterations;
  }

  /** The number of the next playout, or -1. */
  next(): number {
    if (this.done > 0 && (this.done >= this.most || (this.end < Infinity && performance.now() >= this.end))) return -1;
    return this.done++;
  }
}
