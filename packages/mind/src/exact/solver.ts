import { CHANCE, type Game, MoveList, OVER, resultShares } from '@tessera/kernel';

/** What a move is worth to whoever makes it: at least `low`, at most `high`. Where they are the same it is known exactly. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

export interface SolvedMove extends Bounds {
  readonly move: number;
}

export interface Solution {
  /** In the order of `legal`. */
  readonly moves: readonly SolvedMove[];
  /** Of the best move, whichever it is. */
  readonly best: Bounds;
  readonly nodes: number;
}

/** Sums of thirds and sixths don't come out even. */
const ROUNDING = 1e-9;
/** No line is followed longer: some games can go on for ever. */
const DEEPEST = 60;

/** The position of a depth, and what is known of each move from there, in rows of lower and then upper bounds by seat. */
interface Level<S> {
  readonly s: S;
  readonly list: MoveList;
  bounds: Float64Array;
}

/**
 * Solves endings without any evaluation, for any number of seats: every seat looks at its own chance only (max^n), and dice and cards are averaged. What was
 * not looked into is worth anything from 0 to 1, so what is said is certain however little was looked at. A seat to whom several moves are
 * worth the same may make any of them, and where it isn't known which is best, any that may be: the others' bounds reach over all of those.
 *
 * The state is solved as it is: where something is hidden, who asks must have seen to it that it doesn't matter.
 */
export class Solver<S> {
  private readonly game: Game<S>;
  private readonly seats: number;
  private readonly levels: Level<S>[] = [];
  private readonly makeLevel: () => Level<S>;
  private readonly shares: Float64Array;
  private left = 0;

  constructor(game: Game<S>, like: S) {
    this.game = game;
    this.seats = game.rules.seats(like);
    this.shares = new Float64Array(this.seats + 8);
    this.makeLevel = () => ({ s: game.rules.alloc(like), list: new MoveList(), bounds: new Float64Array(0) });
  }

  /** Looks ever deeper until the worth of the best move is known to within `tolerance`, or so many nodes were looked at. */
  solve(s: S, nodes: number, tolerance = 0): Solution {
    this.left = nodes;
    let found = solved(this.lookAt(s, 1));
    for (let depth = 2; depth <= DEEPEST && this.left > 0 && widthOf(found.best) > tolerance; depth++) {
      // what one look was sure of stays true, also where the next was cut short
      const known = found.moves;
      found = solved(this.lookAt(s, depth).map((move, i) => narrowed(move, known[i])));
    }
    return { ...found, nodes: nodes - Math.max(0, this.left) };
  }

  /** What a position is worth to a seat, whoever acts in it. */
  worth(s: S, seat: number, nodes: number, tolerance = 0): Bounds {
    this.left = nodes;
    const row = new Float64Array(2 * this.seats);
    let found: Bounds = { low: 0, high: 1 };
    for (let depth = 1; depth <= DEEPEST && this.left > 0 && widthOf(found) > tolerance; depth++) {
      this.visit(s, depth, row, 0);
      found = { low: Math.max(found.low, row[seat]), high: Math.min(found.high, row[this.seats + seat]) };
    }
    return found;
  }

  private lookAt(s: S, depth: number): SolvedMove[] {
    const { rules } = this.game;
    const { seats } = this;
    const seat = rules.actor(s);
    const level = this.level(depth);
    rules.copyInto(level.s, s);
    const count = this.children(level, depth, -1);
    return Array.from({ length: count }, (_, i) => {
      const at = 2 * i * seats + seat;
      return { move: level.list.moves[i], low: level.bounds[at], high: level.bounds[at + seats] };
    });
  }

  /** The bounds of a position, to `out` from `at` on. */
  private visit(s: S, depth: number, out: Float64Array, at: number): void {
    const { rules } = this.game;
    const { seats } = this;
    const actor = rules.actor(s);
    this.left--;
    if (actor === OVER) {
      const shares = resultShares(rules.result(s), this.shares);
      for (let seat = 0; seat < seats; seat++) out[at + seat] = out[at + seats + seat] = shares[seat];
      return;
    }
    if (depth === 0 || this.left <= 0) {
      out.fill(0, at, at + seats);
      out.fill(1, at + seats, at + 2 * seats);
      return;
    }
    const level = this.level(depth);
    rules.copyInto(level.s, s);
    if (actor === CHANCE) this.average(level, depth, out, at);
    else this.choose(level, depth, actor, out, at);
  }

  private average(level: Level<S>, depth: number, out: Float64Array, at: number): void {
    const { rules } = this.game;
    const { seats } = this;
    const count = this.children(level, depth, -1);
    let sum = 0;
    for (let i = 0; i < count; i++) sum += rules.weight(level.s, level.list.moves[i]);
    out.fill(0, at, at + 2 * seats);
    for (let i = 0; i < count; i++) {
      const share = rules.weight(level.s, level.list.moves[i]) / sum;
      for (let n = 0; n < 2 * seats; n++) out[at + n] += share * level.bounds[2 * i * seats + n];
    }
  }

  private choose(level: Level<S>, depth: number, actor: number, out: Float64Array, at: number): void {
    const { seats } = this;
    const count = this.children(level, depth, actor);
    const { bounds } = level;
    let low = 0;
    for (let i = 0; i < count; i++) low = Math.max(low, bounds[2 * i * seats + actor]);
    out.fill(1, at, at + seats);
    out.fill(0, at + seats, at + 2 * seats);
    for (let i = 0; i < count; i++) {
      const row = 2 * i * seats;
      if (bounds[row + seats + actor] < low - ROUNDING) continue;
      for (let seat = 0; seat < seats; seat++) {
        out[at + seat] = Math.min(out[at + seat], bounds[row + seat]);
        out[at + seats + seat] = Math.max(out[at + seats + seat], bounds[row + seats + seat]);
      }
    }
    out[at + actor] = low;
    this.shareOne(out, at);
  }

  /** All shares together are 1 at most, so what some surely have no other can. */
  private shareOne(out: Float64Array, at: number): void {
    const { seats } = this;
    let sure = 0;
    for (let seat = 0; seat < seats; seat++) sure += out[at + seat];
    for (let seat = 0; seat < seats; seat++) {
      const most = 1 - (sure - out[at + seat]);
      if (out[at + seats + seat] > most) out[at + seats + seat] = Math.max(out[at + seat], most);
    }
  }

  /** Looks at every move from the level's position; once `seat` is sure to win, at no other. Returns at how many. */
  private children(level: Level<S>, depth: number, seat: number): number {
    const { rules } = this.game;
    const { seats } = this;
    const { s, list } = level;
    const count = rules.legal(s, list);
    if (level.bounds.length < 2 * count * seats) level.bounds = new Float64Array(4 * count * seats);
    const ahead = this.level(-depth).s;
    for (let i = 0; i < count; i++) {
      rules.copyInto(ahead, s);
      rules.play(ahead, list.moves[i]);
      this.visit(ahead, depth - 1, level.bounds, 2 * i * seats);
      if (seat >= 0 && level.bounds[2 * i * seats + seat] > 1 - ROUNDING) return i + 1;
    }
    return count;
  }

  /** Of that depth; with a minus the one where its moves are tried. */
  private level(depth: number): Level<S> {
    const index = depth < 0 ? -2 * depth + 1 : 2 * depth;
    this.levels[index] ??= this.makeLevel();
    return this.levels[index];
  }
}

const narrowed = (one: SolvedMove, other: Bounds): SolvedMove => ({
  move: one.move,
  low: Math.max(one.low, other.low),
  high: Math.min(one.high, other.high),
});

const solved = (moves: readonly SolvedMove[]): Omit<Solution, 'nodes'> => ({
  moves,
  best: { low: Math.max(...moves.map(({ low }) => low)), high: Math.max(...moves.map(({ high }) => high)) },
});

export const widthOf = ({ low, high }: Bounds): number => high - low;
