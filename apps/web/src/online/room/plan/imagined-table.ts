import {
  CHANCE,
  fail,
  type Game,
  MoveList,
  type Outcome,
  ok,
  type Problem,
  type Rng,
  type Seat,
  seatNumber,
  seatOf,
} from '@tessera/kernel';
import {
  type AnswerValue,
  type PlanStep,
  playStep,
  type RequestBody,
  type Step,
  type TableState,
  type Update,
  viewerOf,
  viewOf,
} from '@tessera/table';
import type { TableConnection } from '../../../host/index.ts';

/** What chance may bring next, as a step of its own. */
export interface Outcomes {
  readonly text: string;
  readonly step: Step;
}

const DONE = ok({ type: 'done' } as const);

/**
 * A table that is only in the page: the present position as if one's own turn began now, to be played as a real one. Of what
 * nobody can know it asks nothing: where cards would be drawn it ends.
 */
export class ImaginedTable<S = unknown> implements TableConnection {
  readonly lost = new Promise<Problem>(() => undefined);
  /** How many moves stood at the real table when this was imagined. */
  readonly since: number;
  private readonly game: Game<S>;
  private readonly real: TableState;
  private readonly seat: Seat;
  private readonly rng: Rng;
  private readonly start: S;
  private readonly s: S;
  private readonly steps: Step[] = [];
  private readonly listeners = new Set<(update: Update) => void>();
  private at = 0;
  private now: TableState;

  private constructor(game: Game<S>, real: TableState, start: S, rng: Rng) {
    this.game = game;
    this.real = real;
    this.since = real.moves;
    this.seat = seatOf(real.yours[0]);
    this.rng = rng;
    this.start = start;
    this.s = game.rules.alloc(start);
    game.rules.copyInto(this.s, start);
    this.now = this.describe();
  }

  /** Undefined where no turn can be imagined, as in set-up, or it is nobody's to plan. */
  static of<S>(game: Game<S>, real: TableState, rng: Rng): ImaginedTable<S> | undefined {
    const { rules } = game;
    if (real.yours.length !== 1 || real.waiting === 'over' || real.yours[0] === real.seat) return undefined;
    const start = rules.determinize(real.view, rng);
    return rules.imagineTurn?.(start, seatOf(real.yours[0])) ? new ImaginedTable(game, real, start, rng) : undefined;
  }

  get state(): TableState {
    return this.now;
  }

  readonly subscribe = (listener: (update: Update) => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly request = async (body: RequestBody): Promise<Outcome<AnswerValue>> => {
    switch (body.type) {
      case 'steps':
        return ok({ type: 'steps', viewer: this.real.viewer, steps: [...this.steps] });
      case 'move':
        return this.play(body.move) ? DONE : fail('illegal-move', 'This move can’t be played here.');
      case 'roll':
        return this.rolls ? this.roll() : fail('nothing-to-roll', 'There is nothing to roll now.');
      case 'undo':
        this.takeBack();
        return DONE;
      case 'settings':
        return DONE;
      default:
        return fail('not-here', 'This is only a plan.');
    }
  };

  close(): void {
    this.listeners.clear();
  }

  /** What was played so far as a line of a plan; with `exact` it holds only for the same rolls. */
  line(exact: boolean): PlanStep[] {
    return this.steps.flatMap(({ seat, move }): PlanStep[] => (seat > 0 ? [{ move }] : exact ? [{ if: [move] }] : []));
  }

  /** What the dice may show now; nothing where no dice are to be rolled. */
  outcomes(): readonly Outcomes[] {
    if (!this.rolls) return [];
    const { rules } = this.game;
    return this.legal().map((move) => {
      const s = this.copy();
      return { text: rules.format(this.s, move), step: playStep(this.game, s, move, this.steps.length, this.viewer) };
    });
  }

  /** A move of one's own, or what chance brings. False if it can't be. */
  play(text: string): boolean {
    const move = this.game.rules.parse(this.s, text);
    if (!move.ok || this.isOver) return false;
    this.playMove(move.value);
    return true;
  }

  /**
   * Plays a line of a plan as far as that is possible now. Where it leaves the dice open, they show something that lets it go
   * on. Says whether all of it was played.
   */
  follow(line: readonly PlanStep[]): boolean {
    return line.every((step) => {
      if ('if' in step) return this.play(step.if[0]);
      if (this.rolls) {
        const { rules } = this.game;
        const lets = this.legal().find((roll) => {
          const s = this.copy();
          rules.play(s, roll);
          return rules.parse(s, step.move).ok;
        });
        if (lets !== undefined) this.playMove(lets);
      }
      return this.play(step.move);
    });
  }

  /** What was played, for those who describe it. */
  get played(): readonly Step[] {
    return this.steps;
  }

  private get viewer() {
    return viewerOf(this.real.viewer);
  }

  /** The turn has passed on, or goes on with what nobody knows. */
  private get isOver(): boolean {
    const { rules } = this.game;
    return !this.rolls && rules.actor(this.s) !== this.seat;
  }

  private get rolls(): boolean {
    const { rules } = this.game;
    const { s, seat } = this;
    return rules.actor(s) === CHANCE && rules.turnOf(s) === seat && (rules.rolls?.(s) ?? true);
  }

  private copy(): S {
    const s = this.game.rules.alloc(this.start);
    this.game.rules.copyInto(s, this.s);
    return s;
  }

  private legal(): number[] {
    const list = new MoveList();
    this.game.rules.legal(this.s, list);
    return list.toArray();
  }

  private roll(): Outcome<AnswerValue> {
    this.playMove(this.game.rules.sample(this.s, this.rng));
    return DONE;
  }

  private playMove(move: number): void {
    const kept = this.steps.length;
    const step = playStep(this.game, this.s, move, kept, this.viewer);
    this.steps.push(step);
    this.tell(kept, [step]);
  }

  private takeBack(): void {
    if (this.steps.length === 0) return;
    const { rules } = this.game;
    this.steps.pop();
    rules.copyInto(this.s, this.start);
    for (const { move } of this.steps) {
      const parsed = rules.parse(this.s, move);
      if (parsed.ok) rules.play(this.s, parsed.value);
    }
    this.tell(this.steps.length, []);
  }

  private tell(kept: number, steps: readonly Step[]): void {
    this.at++;
    this.now = this.describe();
    for (const listener of this.listeners) listener({ type: 'update', kept, steps, state: this.now });
  }

  private describe(): TableState {
    const { rules } = this.game;
    const { s, seat, real, isOver } = this;
    const { id, table, hides, viewer } = real;
    const moves = isOver || this.rolls ? [] : this.legal();
    return {
      id,
      table,
      hides,
      viewer,
      at: this.at,
      moves: this.steps.length,
      yours: isOver ? [] : [seatNumber(seat)],
      seat: seatNumber(seat),
      // at the end somebody else is to move
      waiting: this.rolls ? 'roll' : 'move',
      view: this.steps.at(-1)?.view ?? viewOf(this.game, s, viewerOf(viewer)),
      legal: moves.map((move) => ({ text: rules.format(s, move), move: rules.describe(s, move) })),
      canUndo: this.steps.length > 0,
      canRedo: false,
      result: rules.result(s),
    };
  }
}
