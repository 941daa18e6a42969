import {
  type Actor,
  CHANCE,
  fail,
  type Game,
  type GameEvent,
  type GameRecord,
  hashText,
  MoveList,
  makeRecord,
  type Outcome,
  OVER,
  ok,
  recordStart,
  type Seat,
  type Spectator,
  seatNumber,
  type TableConfig,
  upgradeRecord,
} from '@tessera/kernel';
import { type Viewer, viewOf } from '@tessera/table';

export interface LegalMove {
  readonly text: string;
  readonly move: object;
  /** Of chance outcomes only: how likely, relative to the others. */
  readonly weight?: number;
}

export interface Step {
  readonly text: string;
  readonly by: Actor;
  /** The seat whose turn it was; -1 for nobody's. */
  readonly turn: Seat;
  readonly events: readonly GameEvent[];
  /** The move as those may know it who may not know all of it. */
  readonly veiled: ReadonlyMap<Seat | Spectator, string>;
}

const list = new MoveList();

/** A game that a program or a replay goes through, and how it came to where it is. Nobody sits there: a table is a TableSession. */
export class Match {
  readonly game: Game;
  readonly config: TableConfig;
  /** The position it started from, if not at set-up. */
  readonly from: unknown;
  readonly steps: Step[] = [];
  state: unknown;

  private constructor(game: Game, config: TableConfig, state: unknown, from?: unknown) {
    this.game = game;
    this.config = config;
    this.state = state;
    this.from = from;
  }

  static start(game: Game, config: TableConfig): Outcome<Match> {
    const state = game.rules.setup(config);
    if (!state.ok) return state;
    // an option that means nothing for so many seats is none of this table
    const { options = {} } = game.rules.toJSON(state.value) as TableConfig;
    return ok(new Match(game, { ...config, options }, state.value));
  }

  static load(game: Game, position: unknown): Outcome<Match> {
    const state = game.rules.fromJSON(position);
    if (!state.ok) return state;
    // every position carries its table, whatever else its game puts in
    const { scenario, options = {} } = game.rules.toJSON(state.value) as TableConfig;
    const config = { seats: game.rules.seats(state.value), scenario, options };
    return ok(new Match(game, config, state.value, game.rules.toJSON(state.value)));
  }

  static replay(game: Game, given: GameRecord): Outcome<Match> {
    const record = upgradeRecord(game, given);
    const start = recordStart(game, record);
    if (!start.ok) return start;
    const { seats, scenario, options } = record;
    const match = new Match(game, { seats, scenario, options }, start.value, record.from);
    for (const [index, text] of record.moves.entries()) {
      const move = match.read(text);
      if (!move.ok) return fail(move.error.code, `Move ${index + 1}, "${text.slice(0, 80)}": ${move.error.message}`);
      match.play(move.value);
    }
    return ok(match);
  }

  get actor(): Actor {
    return this.game.rules.actor(this.state);
  }

  legal(): LegalMove[] {
    const { rules } = this.game;
    const chance = this.actor === CHANCE;
    rules.legal(this.state, list);
    return list.toArray().map((move) => ({
      text: rules.format(this.state, move),
      move: rules.describe(this.state, move),
      ...(chance ? { weight: rules.weight(this.state, move) } : {}),
    }));
  }

  /** A move as notation or as an object; an error says why it can't be played. */
  read(move: unknown): Outcome<number> {
    const { rules } = this.game;
    const text = typeof move === 'string' ? ok(move) : rules.moveObjectToText(move);
    return text.ok ? rules.parse(this.state, text.value) : text;
  }

  play(move: number): Step {
    const { rules } = this.game;
    const events: GameEvent[] = [];
    const text = rules.format(this.state, move);
    const by = this.actor;
    const turn = rules.turnOf(this.state);
    const veiled = this.veils(move);
    rules.play(this.state, move, (event) => events.push(event));
    const step = { text, by, turn, events, veiled };
    this.steps.push(step);
    return step;
  }

  /** A number made of what was played before the present turn: another for each turn and game. */
  turnMark(): number {
    const whose = this.game.rules.turnOf(this.state);
    const start = this.steps.findLastIndex(({ turn }) => turn !== whose) + 1;
    return hashText(
      this.steps
        .slice(0, start)
        .map(({ text }) => text)
        .join('\n'),
    );
  }

  private veils(move: number): Map<Seat | Spectator, string> {
    const { rules } = this.game;
    const veiled = new Map<Seat | Spectator, string>();
    if (!rules.veilMove) return veiled;
    for (let seat = 0; seat < rules.seats(this.state); seat++) veiled.set(seat, rules.veilMove(this.state, move, seat));
    return veiled.set('spectator', rules.veilMove(this.state, move, 'spectator'));
  }

  /** A step as that viewer may know it. */
  told(step: Step, to: Viewer): Pick<Step, 'text' | 'events'> {
    const { rules } = this.game;
    if (to === 'revealed') return step;
    const events = step.events.map((event) => rules.veilEvent?.(event, to) ?? event);
    return { text: step.veiled.get(to) ?? step.text, events };
  }

  view(viewer: Viewer): unknown {
    return viewOf(this.game, this.state, viewer);
  }

  /** Back to when only the first `count` moves had been played. */
  rewind(count: number): void {
    const kept = this.steps.slice(0, count);
    const start = recordStart(this.game, { ...this.record(), moves: [] });
    if (!start.ok) throw new Error(start.error.message);
    this.state = start.value;
    this.steps.length = 0;
    for (const { text } of kept) {
      const move = this.read(text);
      if (move.ok) this.play(move.value);
    }
  }

  /** How many moves came before the last `count` of seats; -1 if there are fewer. */
  beforeLast(count: number): number {
    let left = count;
    for (let index = this.steps.length - 1; index >= 0; index--)
      if (this.steps[index].by !== CHANCE && --left === 0) return index;
    return -1;
  }

  record(): GameRecord {
    const moves = this.steps.map((step) => step.text);
    const { moves: _, ...head } = makeRecord(this.game, this.config, moves);
    return { ...head, ...(this.from === undefined ? {} : { from: this.from }), moves };
  }
}

/** Actors as programs read them: seats count from 1. */
export type ActorJSON = { kind: 'seat'; seat: number } | { kind: 'chance' } | { kind: 'over' };

export const actorJSON = (actor: Actor): ActorJSON =>
  actor === OVER ? { kind: 'over' } : actor === CHANCE ? { kind: 'chance' } : { kind: 'seat', seat: seatNumber(actor) };
