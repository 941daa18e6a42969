import {
  CHANCE,
  fail,
  type Game,
  type GameRecord,
  MoveList,
  makeRecord,
  type Outcome,
  OVER,
  ok,
  type Rng,
  type Seat,
  type Spectator,
} from '@tessera/kernel';
import {
  type LegalMove,
  type NewTable,
  PROTOCOL_VERSION,
  type Step,
  type TableSave,
  type TableSettings,
  type TableState,
  type Update,
  type Waiting,
} from './protocol.ts';
import { playStep, replaySteps } from './steps.ts';

/** What a host needs from the place it runs in: a page's worker, a server, a test. */
export interface Surroundings {
  readonly rng: Rng;
  readonly now: () => number;
  /** A bot's move as notation, from what its seat may see. */
  readonly think: (question: { game: string; view: unknown; level: string }) => Promise<string>;
  /** Durable before anybody is told: a reload never rolls again. */
  readonly save: (save: TableSave, state: TableState) => Promise<void>;
  readonly tell: (update: Update) => void;
}

/**
 * A table being played: who sits there, what has been played, what is waited for. It rolls the dice, asks the
 * bots, keeps the turn buffer that undo works on, and saves before it tells.
 */
export class TableHost<S = unknown> {
  private readonly game: Game<S>;
  private readonly around: Surroundings;
  private readonly legalMoves = new MoveList();
  private s: S;
  private start: S;
  private save: TableSave;
  /** Who made each move so far: a seat, or CHANCE. */
  private readonly movers: Seat[];
  private thinking = false;
  private closed = false;
  /** Requests are carried out one after another. */
  private line: Promise<unknown> = Promise.resolve();

  private constructor(game: Game<S>, around: Surroundings, save: TableSave, start: S, s: S, movers: Seat[]) {
    this.game = game;
    this.around = around;
    this.save = save;
    this.start = start;
    this.s = s;
    this.movers = movers;
  }

  /** Comes back to a saved table, or says which move of it can't be played. */
  static open<S>(game: Game<S>, save: TableSave, around: Surroundings): Outcome<TableHost<S>> {
    const start = game.rules.setup({ seats: save.seats.length, scenario: save.scenario, options: save.options });
    if (!start.ok) return start;
    const played = replaySteps(game, recordOf(game, save), 'spectator');
    if (!played.ok) return played;
    const movers = played.value.steps.map((step) => (step.seat === 0 ? CHANCE : step.seat - 1));
    return ok(new TableHost(game, around, save, start.value, played.value.state, movers));
  }

  /** Lets chance and bots act until a person is to do something. */
  begin(): Promise<void> {
    return this.inTurn(async () => {
      await this.advance(this.save.moves.length, []);
    });
  }

  close(): void {
    this.closed = true;
  }

  move(text: string): Promise<Outcome<null>> {
    return this.inTurn(async () => {
      if (this.waiting() !== 'move') return fail('not-your-turn', 'It is not for you to move now.');
      const move = this.game.rules.parse(this.s, text);
      if (!move.ok) return move;
      const kept = this.save.moves.length;
      const seat = this.game.rules.actor(this.s);
      const steps = [this.play(move.value)];
      this.change({ redo: [], unconfirmed: this.needsConfirmation(seat) });
      await this.advance(kept, steps);
      return ok(null);
    });
  }

  roll(): Promise<Outcome<null>> {
    return this.inTurn(async () => {
      if (this.waiting() !== 'roll') return fail('nothing-to-roll', 'There is nothing to roll now.');
      const kept = this.save.moves.length;
      const steps = [this.play(this.game.rules.sample(this.s, this.around.rng))];
      this.change({ redo: [] });
      await this.advance(kept, steps);
      return ok(null);
    });
  }

  confirm(): Promise<Outcome<null>> {
    return this.inTurn(async () => {
      if (!this.save.unconfirmed) return fail('nothing-to-confirm', 'There is no turn to confirm.');
      this.change({ unconfirmed: false, redo: [] });
      await this.advance(this.save.moves.length, []);
      return ok(null);
    });
  }

  undo(): Promise<Outcome<null>> {
    return this.inTurn(async () => {
      if (!this.canUndo()) return fail('nothing-to-undo', 'There is nothing to take back since the last roll.');
      const moves = this.save.moves.slice(0, -1);
      const taken = this.save.moves[moves.length];
      this.change({ moves, redo: [taken, ...this.save.redo], unconfirmed: false });
      this.rewind();
      await this.publish(moves.length, []);
      return ok(null);
    });
  }

  redo(): Promise<Outcome<null>> {
    return this.inTurn(async () => {
      const [text, ...rest] = this.save.redo;
      if (text === undefined) return fail('nothing-to-redo', 'There is nothing to do again.');
      const move = this.game.rules.parse(this.s, text);
      if (!move.ok) return move;
      const kept = this.save.moves.length;
      const seat = this.game.rules.actor(this.s);
      const steps = [this.play(move.value)];
      this.change({ redo: rest, unconfirmed: this.needsConfirmation(seat) });
      await this.advance(kept, steps);
      return ok(null);
    });
  }

  settings(settings: TableSettings): Promise<Outcome<null>> {
    return this.inTurn(async () => {
      this.change({ settings });
      if (!settings.confirmTurn && this.save.unconfirmed) this.change({ unconfirmed: false, redo: [] });
      await this.advance(this.save.moves.length, []);
      return ok(null);
    });
  }

  steps(from: number): Promise<Outcome<Step[]>> {
    return this.inTurn(async () => {
      const played = replaySteps(this.game, recordOf(this.game, this.save), this.viewer());
      return played.ok ? ok(played.value.steps.slice(from)) : played;
    });
  }

  record(): Promise<GameRecord> {
    return this.inTurn(async () => recordOf(this.game, this.save));
  }

  state(): TableState {
    const { rules } = this.game;
    const waiting = this.waiting();
    const { game, seats, scenario, options, settings } = this.save;
    return {
      id: this.save.id,
      table: { game, seats, scenario, options, settings },
      moves: this.save.moves.length,
      view: rules.view(this.s, this.viewer()),
      waiting,
      seat: this.waitedFor() + 1,
      legal: waiting === 'move' ? this.legal() : [],
      canUndo: this.canUndo(),
      canRedo: this.save.redo.length > 0,
      result: rules.result(this.s),
    };
  }

  private inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = this.line.then(async () => {
      const before = this.save;
      try {
        return await act();
      } catch (error) {
        // what could not be saved was told to nobody: it has not happened
        this.save = before;
        this.rewind();
        throw error;
      }
    });
    this.line = done.catch(() => undefined);
    return done;
  }

  private change(part: Partial<TableSave>): void {
    this.save = { ...this.save, ...part, updatedAt: this.around.now() };
  }

  private play(move: number): Step {
    const step = playStep(this.game, this.s, move, this.save.moves.length, this.viewer());
    this.movers.push(step.seat === 0 ? CHANCE : step.seat - 1);
    this.change({ moves: [...this.save.moves, step.move] });
    return step;
  }

  /** Back to where the save is: a move was taken back, or could not be saved. */
  private rewind(): void {
    const { rules } = this.game;
    rules.copyInto(this.s, this.start);
    this.movers.length = 0;
    for (const text of this.save.moves) {
      const move = rules.parse(this.s, text);
      if (!move.ok) continue;
      this.movers.push(rules.actor(this.s));
      rules.play(this.s, move.value);
    }
  }

  /** Chance rolls for bots, and for people who don't roll themselves; then everybody is told, and a bot asked. */
  private async advance(kept: number, steps: Step[]): Promise<void> {
    const { rules } = this.game;
    while (!this.save.unconfirmed && rules.actor(this.s) === CHANCE && !this.rollsByHand()) {
      steps.push(this.play(rules.sample(this.s, this.around.rng)));
      this.change({ redo: [] });
    }
    await this.publish(kept, steps);
    if (this.waiting() === 'bot') this.askBot();
  }

  private async publish(kept: number, steps: readonly Step[]): Promise<void> {
    if (this.closed) return;
    const state = this.state();
    await this.around.save(this.save, state);
    this.around.tell({ type: 'update', kept, steps, state });
  }

  private askBot(): void {
    if (this.thinking || this.closed) return;
    const seat = this.game.rules.actor(this.s);
    const spec = this.save.seats[seat];
    if (spec?.kind !== 'bot') return;
    this.thinking = true;
    const asked = this.save.moves;
    const question = { game: this.game.id, view: this.game.rules.view(this.s, seat), level: spec.level };
    const answered = this.around.think(question).catch(() => '');
    const played = answered.then((text) =>
      this.inTurn(async () => {
        this.thinking = false;
        if (this.closed) return;
        if (this.save.moves !== asked) {
          // a move was taken back meanwhile: the thought is of a position that is no more
          if (this.waiting() === 'bot') this.askBot();
          return;
        }
        const move = this.game.rules.parse(this.s, text);
        const kept = this.save.moves.length;
        // a bot that failed must not stop the game: any legal move will do
        const steps = [this.play(move.ok ? move.value : this.anyMove())];
        await this.advance(kept, steps);
      }),
    );
    // a move that could not be saved is thought of anew when the table is opened again
    played.catch(() => undefined);
  }

  private anyMove(): number {
    this.legalMoves.clear();
    return this.legalMoves.moves[this.around.rng.below(this.game.rules.legal(this.s, this.legalMoves))];
  }

  private legal(): LegalMove[] {
    const { rules } = this.game;
    this.legalMoves.clear();
    rules.legal(this.s, this.legalMoves);
    return this.legalMoves
      .toArray()
      .map((move) => ({ text: rules.format(this.s, move), move: rules.describe(this.s, move) }));
  }

  private isHuman(seat: Seat): boolean {
    return this.save.seats[seat]?.kind === 'human';
  }

  private rollsByHand(): boolean {
    return !this.save.settings.autoRoll && this.isHuman(this.game.rules.turnOf(this.s));
  }

  private waiting(): Waiting {
    const actor = this.game.rules.actor(this.s);
    if (this.save.unconfirmed) return 'confirm';
    if (actor === OVER) return 'over';
    if (actor === CHANCE) return 'roll';
    return this.isHuman(actor) ? 'move' : 'bot';
  }

  private waitedFor(): Seat {
    const { rules } = this.game;
    if (this.save.unconfirmed) return this.lastMover();
    const actor = rules.actor(this.s);
    if (actor === OVER) return -1;
    return actor === CHANCE ? rules.turnOf(this.s) : actor;
  }

  /** The turn is at its end unless the same person decides on, or rolls by hand and can take back until then. */
  private needsConfirmation(seat: Seat): boolean {
    if (!this.save.settings.confirmTurn) return false;
    const { rules } = this.game;
    const actor = rules.actor(this.s);
    return actor === CHANCE ? rules.turnOf(this.s) !== seat || !this.rollsByHand() : actor !== seat;
  }

  private canUndo(): boolean {
    return this.isHuman(this.lastMover());
  }

  /** The seat that made the last move; CHANCE if it was chance, or there is none. */
  private lastMover(): Seat {
    return this.movers.at(-1) ?? CHANCE;
  }

  /** One person at the table sees as their seat; of several, whoever is to act. */
  private viewer(): Seat | Spectator {
    const people = this.save.seats.flatMap((seat, index) => (seat.kind === 'human' ? [index] : []));
    if (people.length === 1) return people[0];
    const acting = this.waitedFor();
    return people.includes(acting) ? acting : 'spectator';
  }
}

export function recordOf(game: Game, save: TableSave): GameRecord {
  const players = save.seats.map((seat) => ({ name: seat.name, kind: seat.kind === 'bot' ? seat.level : 'human' }));
  return makeRecord(
    game,
    { seats: save.seats.length, scenario: save.scenario, options: save.options },
    save.moves,
    players,
  );
}

export const emptySave = (id: string, table: NewTable, now: number): TableSave => ({
  ...table,
  version: PROTOCOL_VERSION,
  id,
  createdAt: now,
  updatedAt: now,
  moves: [],
  redo: [],
  unconfirmed: false,
});
