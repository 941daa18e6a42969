import { CHANCE, type Game, MoveList, OVER } from '@tessera/kernel';
import type { Budget } from '../arena/minds.ts';
import { Outlook } from '../outlook.ts';
import { type MoveStatistics, type SearchResult, search } from '../search/search.ts';

/** What a position is worth to each seat, from 0 to 1, by more or less thought. With several seats the chances add up to 1. */
export class Appraiser<S, J> {
  readonly game: Game<S, J>;
  private readonly seats: number;
  private readonly ahead: S;
  private readonly list = new MoveList();
  private readonly outlook: Outlook<S>;

  constructor(game: Game<S, J>, like: S) {
    this.game = game;
    this.seats = game.rules.seats(like);
    this.ahead = game.rules.alloc(like);
    this.outlook = new Outlook(game, like);
  }

  /** The evaluation alone; after the end, the result. */
  evaluated(s: S): number[] {
    const { rules } = this.game;
    const chances = Array.from(this.outlook.ofPosition(s).subarray(0, this.seats));
    return rules.actor(s) === OVER ? chances : normal(chances);
  }

  /** The evaluation after the best move of whoever acts. */
  oneAhead(s: S): number[] {
    return this.game.rules.actor(s) < 0 ? this.evaluated(s) : this.bestAtSight(s).chances;
  }

  /** The move of the seat that acts after which the evaluation likes its position best. */
  bestAtSight(s: S): { readonly move: number; readonly chances: number[] } {
    const { rules } = this.game;
    const actor = rules.actor(s);
    const count = rules.legal(s, this.list);
    let best = { move: this.list.moves[0], chances: [] as number[] };
    for (let i = 0; i < count; i++) {
      const move = this.list.moves[i];
      rules.copyInto(this.ahead, s);
      rules.play(this.ahead, move);
      const chances = this.evaluated(this.ahead);
      if (i === 0 || chances[actor] > best.chances[actor]) best = { move, chances };
    }
    return best;
  }

  /** What a search finds that sees all there is in this state. */
  searched(s: S, budget: Budget): number[] {
    if (this.game.rules.actor(s) === OVER) return this.evaluated(s);
    return normal(this.search([s], budget).values);
  }

  /** What a search thinks of the moves of whoever acts who can't tell these worlds apart: the one looked at most is first. */
  look(
    worlds: readonly S[],
    budget: Budget,
    among?: readonly number[],
    told?: (done: number) => void,
  ): MoveStatistics[] {
    const { moves } = this.search(worlds, budget, among, told);
    return moves.map((move) => ({ ...move, values: normal(move.values) }));
  }

  private search(
    worlds: readonly S[],
    budget: Budget,
    among?: readonly number[],
    told?: (done: number) => void,
  ): SearchResult {
    const { game } = this;
    let next = 0;
    return search(game.rules, (s, out) => game.evaluate(s, out), worlds[0], {
      ...budget,
      ...(worlds.length > 1 ? { imagine: () => worlds[++next % worlds.length] } : {}),
      ...(among ? { among } : {}),
      ...(told ? { told } : {}),
    });
  }

  /**
   * What an outcome of a roll is worth. While more dice or cards are to come it is for the evaluation to say:
   * few descents would see few of their combinations.
   */
  afterRoll(s: S, descents: number): number[] {
    return descents <= 1 || this.game.rules.actor(s) === CHANCE
      ? this.oneAhead(s)
      : this.searched(s, { iterations: descents });
  }
}

/** A seat alone keeps its own chance: the rest is its rival's. */
export function normal(chances: readonly number[]): number[] {
  if (chances.length === 1) return [Math.min(1, Math.max(0, chances[0]))];
  let sum = 0;
  for (const chance of chances) sum += chance;
  return chances.map((chance) => (sum > 0 ? chance / sum : 1 / chances.length));
}
