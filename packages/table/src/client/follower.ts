import { CHANCE, fail, type Game, MoveList, type Outcome, OVER, ok, type Result, seatOf } from '@tessera/kernel';
import { undecided } from '../core/ended.ts';
import type { LegalMove, NewTable, Step, TableState, Update, Waiting } from '../core/protocol.ts';
import { withoutEnd } from '../core/told/end-told.ts';
import { fingerprintOf } from '../core/told/fingerprint.ts';
import type { WireMoved } from '../core/told/news-text.ts';
import { playStep } from '../core/told/steps.ts';
import { viewerOf, viewOf } from '../core/told/viewer.ts';

/**
 * Keeps the position of a game that hides nothing, and makes of moves alone all that a page is told elsewhere. The rules
 * here may be older than the server's: wherever that shows, it says that it can't follow.
 */
export class Follower<S = unknown> {
  private readonly game: Game<S>;
  private readonly list = new MoveList();
  private s: S | undefined;
  private print: number | undefined;

  constructor(game: Game<S>) {
    this.game = game;
  }

  /** Whether the rules here are those with that fingerprint; an older server tells none. */
  knows(table: NewTable, fingerprint: number | undefined): boolean {
    if (fingerprint === undefined) return true;
    this.print ??= fingerprintOf(this.game, table);
    return this.print === fingerprint;
  }

  /** From here on; with what a lean page is not told. */
  begin(state: TableState): Outcome<TableState> {
    const { rules } = this.game;
    const position = rules.fromJSON(state.view);
    this.s = position.ok ? position.value : undefined;
    if (!position.ok) return position;
    const s = position.value;
    const read = same(viewOf(this.game, s, viewerOf(state.viewer)), state.view);
    const stands =
      state.ended !== undefined || (same(this.result(s, state.waiting), state.result) && this.agrees(s, state));
    return read && stands ? ok({ ...state, legal: this.legal(state) }) : OTHER_RULES;
  }

  /** What these moves come to, after that state. */
  follow(before: TableState, { news, undo, redo }: WireMoved): Outcome<Update> {
    const { rules } = this.game;
    const { kept, moves, at, waiting, seat, link } = news;
    const { s } = this;
    if (s === undefined || kept !== before.moves) return fail('out-of-step', 'Something was missed.');
    const viewer = viewerOf(before.viewer);
    const steps: Step[] = [];
    for (const text of moves) {
      const move = rules.parse(s, text);
      if (!move.ok) return move;
      steps.push(playStep(this.game, s, move.value, kept + steps.length, viewer));
    }
    const { id, table, hides, yours } = before;
    const state: TableState = {
      id,
      table,
      hides,
      yours,
      viewer: before.viewer,
      at,
      moves: kept + moves.length,
      waiting,
      seat,
      result: this.result(s, waiting),
      view: steps.at(-1)?.view ?? before.view,
      legal: [],
      canUndo: undo,
      canRedo: redo,
      ...(before.practice ? { practice: true } : {}),
      ...(before.hinted ? { hinted: before.hinted } : {}),
      ...(link ? { link } : {}),
    };
    if (!this.agrees(s, state)) return OTHER_RULES;
    const awaitsOnlyDone = waiting === 'confirm' && rules.actor(s) === OVER;
    const told = awaitsOnlyDone ? steps.map((step) => withoutEnd(this.game, step)) : steps;
    return ok({ type: 'update', kept, steps: told, state: { ...state, legal: this.legal(state) } });
  }

  private result(s: S, waiting: Waiting): Result {
    const result = this.game.rules.result(s);
    return waiting === 'confirm' ? undecided(result) : result;
  }

  /** Whether the same is to act here as there. */
  private agrees(s: S, { waiting, seat }: TableState): boolean {
    const { rules } = this.game;
    const actor = rules.actor(s);
    switch (waiting) {
      case 'confirm':
        return true;
      case 'over':
        return actor === OVER;
      case 'roll':
        return actor === CHANCE && rules.turnOf(s) === seatOf(seat);
      default:
        return actor === seatOf(seat);
    }
  }

  private legal({ waiting, seat, yours }: TableState): readonly LegalMove[] {
    const { rules } = this.game;
    const { s, list } = this;
    if (s === undefined || waiting !== 'move' || !yours.includes(seat)) return [];
    list.clear();
    rules.legal(s, list);
    return list.toArray().map((move) => ({ text: rules.format(s, move), move: rules.describe(s, move) }));
  }
}

const OTHER_RULES = fail('other-rules', 'The rules here are not those of the server.');

const same = (mine: unknown, told: unknown): boolean => JSON.stringify(mine) === JSON.stringify(told);
