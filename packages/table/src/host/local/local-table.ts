import {
  fail,
  type Game,
  type GameRecord,
  NO_SEAT,
  type Outcome,
  ok,
  type Rng,
  type Seat,
  seatNumber,
} from '@tessera/kernel';
import type { Think } from '../../core/bots.ts';
import type { Entry } from '../../core/log/journal.ts';
import { recordOf, recordToShow, upgradeSave } from '../../core/log/save.ts';
import type { Act, Step, TableSave, TableSettings, TableState, ToldTo, Update } from '../../core/protocol.ts';
import { Table } from '../../core/table.ts';
import { eyesOf, seenBy } from '../../core/told/seen.ts';
import { replaySteps } from '../../core/told/steps.ts';
import { Telling } from '../../core/told/telling.ts';
import { mayLook, type Viewer, viewerOf } from '../../core/told/viewer.ts';
import { type Acted, NO_HINTS, TableSession } from '../table-session.ts';

/** What a table needs from the place it stands in: a page's worker, or a test. */
export interface LocalTableOptions {
  readonly rng: Rng;
  readonly now: () => number;
  readonly think: Think;
  /** Durable before anybody is told: a reload never rolls again. */
  readonly save: (save: TableSave, state: TableState) => Promise<void>;
  readonly tell: (update: Update) => void;
  /** Something could not be kept, or worse: whoever looks for the reason finds it there. */
  readonly logError?: (error: unknown) => void;
}

/** A table on one device, where all its people sit: whoever is to act looks. */
export class LocalTable<S = unknown> extends TableSession<S> {
  private readonly around: LocalTableOptions;
  private save: TableSave;
  /** As it was saved last. */
  private saved: TableSave;
  private at = 0;

  private constructor(table: Table<S>, around: LocalTableOptions, save: TableSave) {
    super(table, around);
    this.around = around;
    this.save = save;
    this.saved = save;
  }

  /** Comes back to a saved table, or says which move of it can't be played. */
  static open<S>(game: Game<S>, saved: TableSave, around: LocalTableOptions): Outcome<LocalTable<S>> {
    const save = upgradeSave(game, saved);
    let local: LocalTable<S> | undefined;
    const table = Table.open(game, save, save, {
      settingsOf: () => local?.save.settings ?? save.settings,
      chance: () => around.rng,
      handsOver: (seat) => local?.handsOver(seat) ?? false,
    });
    if (!table.ok) return table;
    local = new LocalTable(table.value, around, save);
    return ok(local);
  }

  /** Lets chance and bots act until a person is to do something. */
  begin(): Promise<void> {
    return this.inTurn(() => this.goOn({ tells: true }));
  }

  act(act: Act, at?: number): Promise<Outcome<null>> {
    return this.inTurn(async () => {
      const done = await this.actFor(this.people(), act, at ?? this.at);
      return done.ok ? ok(null) : done;
    });
  }

  /** The one person who plays here gives up; of several people all have agreed, since one device speaks for them. */
  resign(): Promise<Outcome<null>> {
    const people = this.people();
    const [by] = people;
    const isOne = people.length === 1;
    return this.inTurn(() => this.end(isOne ? seatNumber(by) : NO_SEAT, isOne ? 'resigned' : 'agreed'));
  }

  settings(settings: TableSettings): Promise<Outcome<null>> {
    return this.inTurn(async () => {
      this.save = { ...this.save, settings };
      await this.followSettings(settings, true);
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

  state(at = this.at): TableState {
    const { id, game, seats, scenario, options, settings } = this.save;
    const table = { game, seats, scenario, options, settings, hints: this.allowsHints };
    return seenBy(this.table, { id, at, table }, this.people());
  }

  /** Several people at one device have said whether; a table of the version before did not ask. */
  private get allowsHints(): boolean {
    return this.save.hints ?? this.people().length === 1;
  }

  protected override refusal(act: Act): typeof NO_HINTS | undefined {
    return act.type === 'hint' && !this.allowsHints ? NO_HINTS : undefined;
  }

  protected get number(): number {
    return this.at;
  }

  protected telling(): Telling {
    const viewers: readonly Viewer[] = this.table.hides ? [...this.people(), 'spectator', 'revealed'] : [this.eyes()];
    return new Telling(this.table.buffer.count, viewers);
  }

  protected async keep(told: Telling, entries: readonly Entry[]): Promise<Acted> {
    const save = { ...this.save, ...this.table.buffer.copy(), updatedAt: this.around.now() };
    const at = this.at + entries.length;
    const state = this.state(at);
    await this.around.save(save, state);
    this.save = save;
    this.saved = save;
    this.at = at;
    this.around.tell({ type: 'update', kept: told.kept, steps: told.stepsFor(this.eyes()), state });
    this.askOn();
    return ok(undefined);
  }

  protected restore(error: unknown): void {
    this.save = this.saved;
    this.around.logError?.(error);
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
