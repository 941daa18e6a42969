import { fail, type Game, type GameRecord, type Outcome, ok, type Rng, type Seat } from '@tessera/kernel';
import { Bots, type Think } from '../core/bots.ts';
import type { Entry } from '../core/journal.ts';
import type { Act, Step, TableSave, TableSettings, TableState, Update } from '../core/protocol.ts';
import { recordOf, recordToShow, upgradeSave } from '../core/save.ts';
import { eyesOf, mayUndo, seenBy } from '../core/seen.ts';
import { replaySteps } from '../core/steps.ts';
import { Table } from '../core/table.ts';
import { mayLook, type ToldTo, type Viewer, viewerOf } from '../core/viewer.ts';
import { Queue } from './queue.ts';
import { Telling } from './telling.ts';

/** What a host needs from the place it runs in: a page's worker, or a test. */
export interface LocalTableOptions {
  readonly rng: Rng;
  readonly now: () => number;
  readonly think: Think;
  /** Durable before anybody is told: a reload never rolls again. */
  readonly save: (save: TableSave, state: TableState) => Promise<void>;
  readonly tell: (update: Update) => void;
}

/**
 * A table on one device, where all its people sit: whoever is to act looks. It asks the bots, and saves before it
 * tells.
 */
export class TableHost<S = unknown> {
  private readonly table: Table<S>;
  private readonly around: LocalTableOptions;
  private readonly bots: Bots<S>;
  private save: TableSave;
  private at = 0;
  private closed = false;
  private readonly line = new Queue();

  private constructor(table: Table<S>, around: LocalTableOptions, save: TableSave) {
    this.table = table;
    this.around = around;
    this.save = save;
    this.bots = new Bots(table, around.think, (take) => this.botMoves(take));
  }

  /** Comes back to a saved table, or says which move of it can't be played. */
  static open<S>(game: Game<S>, saved: TableSave, around: LocalTableOptions): Outcome<TableHost<S>> {
    const save = upgradeSave(game, saved);
    let host: TableHost<S> | undefined;
    const table = Table.open(game, save, save, {
      settingsOf: () => host?.save.settings ?? save.settings,
      chance: () => around.rng,
      handsOver: (seat) => host?.handsOver(seat) ?? false,
    });
    if (!table.ok) return table;
    host = new TableHost(table.value, around, save);
    return ok(host);
  }

  /** Lets chance and bots act until a person is to do something. */
  begin(): Promise<void> {
    return this.inTurn(async () => {
      const told = this.telling();
      await this.publish(told, this.table.goOn(told));
    });
  }

  close(): void {
    this.closed = true;
    this.bots.close();
  }

  act(act: Act, at?: number): Promise<Outcome<null>> {
    return this.inTurn(async () => {
      if (at !== undefined && at !== this.at)
        return fail('too-late', 'Something else happened at the table first. Look again, then decide.');
      if (act.type === 'undo' && !mayUndo(this.table, this.people()))
        return fail('nothing-to-undo', 'There is nothing to take back since the last roll.');
      const told = this.telling();
      const done = this.table.act(act, told);
      if (!done.ok) return done;
      await this.publish(told, done.value);
      return ok(null);
    });
  }

  /** The one person who plays here gives up; of several people all have agreed, since one device speaks for them. */
  resign(): Promise<Outcome<null>> {
    return this.inTurn(async () => {
      if (this.table.over) return fail('game-over', 'The game is over already.');
      const people = this.people();
      const told = this.telling();
      const [by] = people;
      const isOne = people.length === 1;
      await this.publish(told, this.table.end(isOne ? by + 1 : 0, isOne ? 'resigned' : 'agreed', told));
      return ok(null);
    });
  }

  settings(settings: TableSettings): Promise<Outcome<null>> {
    return this.inTurn(async () => {
      this.save = { ...this.save, settings };
      const told = this.telling();
      const { table } = this;
      // a turn that was only held to be confirmed; one that ends with a draw still waits to be looked at
      const confirms = !settings.confirmTurn && table.buffer.unconfirmed && table.isPerson(table.lastMover());
      await this.publish(told, confirms ? table.confirm(told) : table.goOn(told));
      return ok(null);
    });
  }

  /** What was played, as the viewer sees it, or another whose eyes this device may look through. */
  steps(from: number, as?: ToldTo): Promise<Outcome<{ viewer: Viewer; steps: readonly Step[] }>> {
    return this.inTurn(async () => {
      const { game, hides, over } = this.table;
      const viewer = as === undefined ? this.eyes() : viewerOf(as);
      if (!mayLook(viewer, this.save.seats.length, { hides, own: this.people(), over }))
        return fail('not-your-eyes', 'What other seats see is shown once the game is over.');
      const played = replaySteps(game, recordOf(game, this.save), viewer, from);
      return played.ok ? ok({ viewer, steps: played.value.steps }) : played;
    });
  }

  record(): Promise<Outcome<GameRecord>> {
    return this.inTurn(async () => recordToShow(this.table, this.save));
  }

  state(): TableState {
    const { id, game, seats, scenario, options, settings } = this.save;
    const head = { id, at: this.at, table: { game, seats, scenario, options, settings } };
    return seenBy(this.table, head, this.people());
  }

  private inTurn<T>(act: () => Promise<T>): Promise<T> {
    return this.line.run(async () => {
      const { save, at } = this;
      const mark = this.table.buffer.mark();
      try {
        return await act();
      } catch (error) {
        // what could not be saved was told to nobody: it has not happened
        this.save = save;
        this.at = at;
        this.table.backTo(mark);
        throw error;
      }
    });
  }

  private telling(): Telling {
    const viewers: readonly Viewer[] = this.table.hides ? [...this.people(), 'spectator', 'revealed'] : [this.eyes()];
    return new Telling(this.table.buffer.count, viewers);
  }

  private async publish(told: Telling, entries: readonly Entry[]): Promise<void> {
    if (this.closed) return;
    this.save = { ...this.save, ...this.table.buffer.copy(), updatedAt: this.around.now() };
    this.at += entries.length;
    const state = this.state();
    await this.around.save(this.save, state);
    this.around.tell({ type: 'update', kept: told.kept, steps: told.stepsFor(this.eyes()), state });
    this.bots.ask();
  }

  private botMoves(take: () => string | undefined): Promise<void> {
    return this.inTurn(async () => {
      const text = take();
      if (this.closed) return;
      if (text === undefined) return this.bots.ask();
      const told = this.telling();
      // a bot that failed must not stop the game: any legal move will do
      const thought = this.table.decide(text, told);
      const done = thought.ok ? thought : this.table.decide(this.table.anyMove(this.around.rng), told);
      await this.publish(told, done.ok ? done.value : []);
    });
  }

  private people(): readonly Seat[] {
    return this.save.seats.flatMap((seat, index) => (seat.kind === 'human' ? [index] : []));
  }

  private handsOver(seat: Seat): boolean {
    const people = this.people();
    return this.table.hides && people.length > 1 && people.includes(seat);
  }

  private eyes(): Viewer {
    return eyesOf(this.table, this.people());
  }
}
