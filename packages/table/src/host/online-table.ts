import {
  CryptoRng,
  fail,
  type Game,
  type GameRecord,
  type Outcome,
  ok,
  type Result,
  type Rng,
  type Seat,
} from '@tessera/kernel';
import { type Acted, type ConnectedTable, OnlineConnection, type Seated } from '../client/online-connection.ts';
import { Bots, type Think } from '../core/bots.ts';
import { type Ended, type Entry, playedBy, sameAct } from '../core/journal.ts';
import type { JournalChain } from '../core/journal-chain.ts';
import type { BufferMark } from '../core/move-buffer.ts';
import type { KeptPlan, Plan } from '../core/plan.ts';
import type { Act, NewTable, SeatSpec, TableSettings, Waiting } from '../core/protocol.ts';
import { type TableHead, TableReader } from '../core/reader.ts';
import { mayAct } from '../core/seen.ts';
import { Table, type TablePolicy } from '../core/table.ts';
import { KeptJournal, type TableLog } from '../core/table-log.ts';
import { type Branch, type FairLog, MAX_OWN_TAKE_BACKS } from '../fair/index.ts';
import { type Answered, Audience, type Listener } from './audience.ts';
import { type PlanStore, Plans } from './plans.ts';
import { Queue } from './queue.ts';
import { StepShelf } from './step-shelf.ts';
import { Telling } from './telling.ts';

export interface OnlineTableOptions {
  readonly log: TableLog;
  /** The dice for the move with that number, from 0, after those rolls were taken back by consent. */
  readonly chance: (move: number, branches: readonly Branch[]) => Rng;
  /** Over all that happens, so that nothing can be left out of the record. */
  readonly chain?: JournalChain;
  readonly think: Think;
  /** Where plans are kept; without it they last as long as the process. */
  readonly plans?: PlanStore;
  /** What was kept of what the people on the seats like, seat by seat; without it the settings of the table count. */
  readonly settings?: readonly (TableSettings | undefined)[];
  /** What those seats, from 1, like from now on: to be kept. */
  readonly preferred?: (seats: readonly number[], settings: TableSettings) => void;
  /** Where the words for what was played are kept, for all tables together. */
  readonly shelf?: StepShelf;
  /** Everybody has been told: for clocks, notices and ratings. */
  readonly changed?: (change: TableChange) => void;
  /** Something could not be kept, or worse: whoever runs this should know. */
  readonly logError?: (error: unknown) => void;
}

export interface TableChange {
  readonly entries: readonly Entry[];
  /** How many entries there are now. */
  readonly number: number;
  readonly waiting: Waiting;
  /** The seat everybody waits for, from 1; 0 when over. */
  readonly seat: number;
}

/** How a table stands by what is safe in its log; more than that nobody may know yet. */
interface Standing {
  readonly moves: number;
  readonly waitedFor: Seat;
  readonly over: boolean;
  readonly branches: readonly Branch[];
}

/** How things were when somebody's turn began, should it come to nothing. */
interface Before {
  readonly taken: readonly Branch[];
  readonly number: number;
  readonly mark: BufferMark;
}

/** A record, and what it takes to prove its dice. */
export interface Recorded {
  readonly record: GameRecord;
  readonly over: boolean;
  /** Rolls taken back by consent. */
  readonly branches: readonly Branch[];
  /** Once it is over: all that was taken back, and the hash over the whole log. */
  readonly log?: FairLog | undefined;
}

/** Of a table that has no shelf in common with others. */
const OWN_SHELF = 16 * 1024 * 1024;

/** What could not be kept, and nobody is asked for, is tried again after so long. */
const AGAIN_MS = 1_000;

/**
 * A table on a server. Pages connect to it, each for its seats or to look on; each is told what it may know. Whatever
 * happens is safe in the log before anybody hears of it.
 */
export class OnlineTable<S = unknown> implements ConnectedTable {
  private readonly table: Table<S>;
  private readonly journal: KeptJournal;
  private readonly around: OnlineTableOptions;
  private readonly bots: Bots<S>;
  private readonly plans: Plans<S>;
  private readonly line = new Queue();
  private readonly audience = new Audience();
  /** What the people on the seats like, as their pages said. */
  private readonly settings: (TableSettings | undefined)[];
  readonly reader: TableReader<S>;
  /** Rolls taken back by consent: the dice depend on them. */
  private taken: readonly Branch[];
  private standing: Standing;
  private again: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  private constructor(
    table: Table<S>,
    head: TableHead,
    journal: KeptJournal,
    around: OnlineTableOptions,
    plans: ReadonlyMap<number, KeptPlan> | undefined,
  ) {
    this.table = table;
    this.journal = journal;
    this.reader = new TableReader(table, journal, head, {
      shelf: around.shelf ?? new StepShelf(OWN_SHELF),
      chain: around.chain,
    });
    this.taken = journal.branches();
    this.standing = this.stands();
    this.around = around;
    this.settings = [...(around.settings ?? [])];
    this.bots = new Bots(table, around.think, (take) => this.botMoves(take));
    this.plans = new Plans(table, journal, around.plans, plans);
  }

  /**
   * Comes back to where its journal leads, or says which move of it can't be played. Nothing happens before `begin`. `plans` are
   * those of its seats, from 1.
   */
  static open<S>(
    game: Game<S>,
    head: TableHead,
    entries: readonly Entry[],
    around: OnlineTableOptions,
    plans?: ReadonlyMap<number, KeptPlan>,
  ): Outcome<OnlineTable<S>> {
    let online: OnlineTable<S> | undefined;
    const policy: TablePolicy = {
      settingsOf: (seat) => online?.settings[seat] ?? head.table.settings,
      chance: (move) => around.chance(move, online?.taken ?? []),
      handsOver: (seat) => online?.table.hides === true && online.audience.sharesDevice(seat),
    };
    const table = Table.open(game, head.table, playedBy(entries), policy);
    if (!table.ok) return table;
    online = new OnlineTable(table.value, head, new KeptJournal(around.log, head.id, entries), around, plans);
    return ok(online);
  }

  /** A page that speaks for those seats, from 1; none to look on. It hears of the table once it has asked to open it. */
  connect(seated: Seated): OnlineConnection {
    const connection = new OnlineConnection(this, seated);
    this.audience.listeners.add(connection);
    return connection;
  }

  leave(listener: Listener): void {
    this.audience.listeners.delete(listener);
  }

  /** Chance and bots act as far as they go. To be called when all is ready for the first roll, and after a restart. */
  begin(): Promise<void> {
    return this.inTurn(async () => {
      this.dropPlansThatAreOver();
      await this.goOn();
    });
  }

  /** After this nothing more happens here; what is being kept still is. */
  close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.again);
    this.bots.close();
    return this.line.run(async () => {
      this.audience.listeners.clear();
      this.reader.history.clear();
    });
  }

  get id(): string {
    return this.reader.head.id;
  }

  get over(): boolean {
    return this.standing.over;
  }

  /** The seat everybody waits for, from 1; 0 when over. */
  get waitedFor(): number {
    return this.standing.waitedFor + 1;
  }

  /** The same once what is being kept just now is safe. */
  get waitedForNext(): number {
    return this.table.waitedFor() + 1;
  }

  /** How many moves were played before the newest turn in which one of those seats has moved; undefined if none has. */
  beforeLastTurnOf(seats: readonly Seat[]): number | undefined {
    return this.table.beforeLastTurnOf(seats, this.moves);
  }

  /** How many moves stand. */
  get moves(): number {
    return this.standing.moves;
  }

  get result(): Result {
    return this.table.result();
  }

  /** Nobody is connected, and no bot thinks: it may be closed, and opened again from its log. */
  get idle(): boolean {
    return this.audience.listeners.size === 0 && (this.reader.paused || this.table.waiting() !== 'bot');
  }

  get entries(): readonly Entry[] {
    return this.journal.entries;
  }

  /** Rolls taken back by consent, for the proof of the dice. */
  get branches(): readonly Branch[] {
    return this.standing.branches;
  }

  /** Somebody else sits there from now on: a bot takes over, or a person comes. `seat` is from 1. */
  reseat(seat: number, spec: SeatSpec): Promise<void> {
    return this.inTurn(async () => {
      const seats = this.table.seats.map((sitter, index) => (index === seat - 1 ? spec : sitter));
      const table = { ...this.reader.head.table, seats };
      this.reader.head = { ...this.reader.head, table };
      this.table.seats = seats;
      this.settings[seat - 1] = undefined;
      await this.plans.drop(seat - 1).catch((error: unknown) => this.around.logError?.(error));
      this.tell(this.audience.telling(this.table), { table });
      await this.goOn();
    });
  }

  /** Somebody is called something else, and plays on as before. */
  rename(seats: readonly SeatSpec[]): Promise<void> {
    return this.inTurn(async () => {
      const table = { ...this.reader.head.table, seats };
      this.reader.head = { ...this.reader.head, table };
      this.table.seats = seats;
      this.tell(this.audience.telling(this.table), { table });
    });
  }

  /**
   * By consent of all only the first `kept` of so many moves stand. Rolls among the others are rolled anew, on a branch of their own.
   * `practice`: one person alone was there to agree, and what bots have played meanwhile is taken back with the rest.
   */
  takeBack(kept: number, of = this.moves, practice = false): Promise<Outcome<null>> {
    return this.inTurn(async () => {
      const { count } = this.table.buffer;
      if (this.table.over) return fail('game-over', 'The game is over already.');
      if (count !== of && !practice) return fail('too-late', 'Another move was made first.');
      if (!Number.isInteger(kept) || kept < 0 || kept >= count)
        return fail('nothing-to-undo', 'There is no such move to take back.');
      const told = this.audience.telling(this.table, true);
      const entry = this.table.takeBack(kept, 0, told, practice);
      this.taken = this.journal.branches([entry]);
      const then = this.reader.paused ? [] : this.table.goOn(told);
      return withoutValue(await this.keep(told, [entry, ...then]));
    });
  }

  /** Returns when what is being kept is safe; another server may have written besides. */
  catchUp(): Promise<void> {
    return this.inTurn(async () => {
      if (await this.journal.isBehind()) await this.readAgain();
    });
  }

  /** The game ends here: that seat's time is up or it has left (from 1), or all agreed (0). */
  end(by: number, why: Ended['why']): Promise<Outcome<null>> {
    return this.inTurn(async () => {
      if (this.table.over) return fail('game-over', 'The game is over already.');
      const told = this.audience.telling(this.table);
      return withoutValue(await this.keep(told, this.table.end(by, why, told)));
    });
  }

  /** Before a seat is given up: a game that awaits nothing but the confirmation of its last turn is over with that turn. */
  confirmLastTurn(): Promise<void> {
    return this.inTurn(async () => {
      if (!this.table.awaitsOnlyDone) return;
      const told = this.audience.telling(this.table);
      await this.keep(told, this.table.confirm(told));
    });
  }

  /** Nobody may act until it goes on. */
  pause(paused: boolean): Promise<void> {
    return this.inTurn(async () => {
      if (this.reader.paused === paused) return;
      this.reader.paused = paused;
      this.tell(this.audience.telling(this.table));
      await this.goOn();
    });
  }

  /** Its record; with secrets only once the game is over. */
  record(): Promise<Outcome<Recorded>> {
    return this.inTurn(async () => {
      const record = this.reader.record();
      const { over, branches } = this.standing;
      return record.ok ? ok({ record: record.value, over, branches, log: over ? this.reader.log : undefined }) : record;
    });
  }

  inTurn<T>(act: () => Promise<T>): Promise<T> {
    let before: Before | undefined;
    return this.line.run(
      () => {
        if (this.closed) throw new Error('The table is closed.');
        before = { taken: this.taken, number: this.journal.number, mark: this.table.buffer.mark() };
        return act();
      },
      (error) => {
        if (before) this.backTo(before, error);
      },
    );
  }

  /** What could not be kept was told to nobody: it has not happened. */
  private backTo({ taken, number, mark }: Before, error: unknown): void {
    if (this.journal.number === number) {
      this.table.backTo(mark);
      this.taken = taken;
    }
    this.around.logError?.(error);
    this.goOnLater();
  }

  /** Chance and bots have nobody who would try again for them. */
  private goOnLater(): void {
    if (this.again || this.closed) return;
    this.again = setTimeout(() => {
      this.again = undefined;
      if (!this.closed) this.begin().catch(() => undefined);
    }, AGAIN_MS);
  }

  /** A promise only of what has to be kept. */
  act(from: Listener, act: Act, id: number, at = this.journal.number): Acted | Promise<Acted> {
    const { number, entries } = this.journal;
    if (at < number) return sameAct(entries[at], act, from.own) ? KNOWN : TOO_LATE;
    if (at > number) return fail('too-early', `The table is at number ${number}, not yet at ${at}.`);
    if (this.reader.paused) return fail('paused', 'The game is paused.');
    if (!mayAct(this.table, from.own, act.type))
      return act.type === 'undo'
        ? fail('nothing-to-undo', 'There is nothing of yours to take back since the last roll.')
        : fail('not-your-turn', 'It is not for you to act now.');
    // a longer log could not be verified
    if (act.type === 'undo' && entries.filter((entry) => 'undo' in entry).length >= MAX_OWN_TAKE_BACKS)
      return fail('too-many', `Moves were taken back ${MAX_OWN_TAKE_BACKS} times at this table; that is enough.`);
    const told = this.audience.telling(this.table, act.type === 'undo');
    const done = this.table.act(act, told);
    if (!done.ok) return done;
    return this.keep(told, done.value, { to: from, id });
  }

  /** What is to be played for that seat in its next turn; undefined for nothing. */
  async plan(seat: Seat, plan: Plan | undefined): Promise<Outcome<null>> {
    if (!plan) await this.plans.cancel(seat);
    else if (this.table.over) return fail('game-over', 'The game is over already.');
    else if (this.table.waitedFor() === seat) return fail('your-turn', 'It is your turn already: play it.');
    else await this.plans.set(seat, plan);
    return ok(null);
  }

  planOf(seat: Seat): { readonly plan: Plan; readonly stuck: boolean } | undefined {
    const plan = this.plans.of(seat);
    return plan && { plan, stuck: this.plans.isStuck(seat) };
  }

  async prefer(seats: readonly Seat[], settings: TableSettings): Promise<void> {
    const { table } = this;
    const changed = seats.filter((seat) => !isSame(this.settings[seat] ?? this.reader.head.table.settings, settings));
    for (const seat of changed) this.settings[seat] = settings;
    if (changed.length > 0)
      this.around.preferred?.(
        changed.map((seat) => seat + 1),
        settings,
      );
    if (!seats.includes(table.waitedFor())) return;
    // a turn that was only held to be confirmed; one that ends with a draw still waits to be looked at
    await this.goOn(!settings.confirmTurn && table.isPerson(table.lastMover()));
  }

  /** How the table stands, for one page whose seats have changed. */
  tellOne(listener: Listener): void {
    const alone = new Audience();
    alone.listeners.add(listener);
    this.tell(new Telling(this.table.buffer.count, []), { to: alone });
  }

  /** What nobody has to be asked for: chance, bots, and a turn that `confirms` itself, as one does that a bot has taken over. */
  private async goOn(confirms = false): Promise<void> {
    if (this.reader.paused) return;
    const { table } = this;
    const told = this.audience.telling(table);
    const isDone = table.buffer.unconfirmed && (confirms || !table.isPerson(table.waitedFor()));
    const entries = isDone ? table.confirm(told) : table.goOn(told);
    if (entries.length > 0) await this.keep(told, entries);
    else this.askOn();
  }

  /** Those who act by themselves: bots, and plans of people. */
  private askOn(): void {
    if (this.reader.paused) return;
    this.bots.ask();
    // what could not be kept is tried again later, as everything else
    if (this.plans.next()) this.actAsPlanned().catch(() => undefined);
  }

  private actAsPlanned(): Promise<void> {
    return this.inTurn(async () => {
      const act = this.reader.paused ? undefined : this.plans.next();
      if (!act) return;
      const told = this.audience.telling(this.table);
      const done = this.table.act(act, told, { planned: true });
      if (done.ok) await this.keep(told, done.value);
    });
  }

  /** Kept, then told, then gone on with. Too late when somebody else wrote that number first: then all is as they say. */
  private keep(told: Telling, entries: readonly Entry[], answer?: Answered): Promise<Acted> {
    return this.journal.append(entries, (safe) =>
      safe ? this.kept(told, entries, answer) : this.readAgain().then(() => TOO_LATE),
    );
  }

  private kept(told: Telling, entries: readonly Entry[], answer: Answered | undefined): Acted {
    if (entries.some((entry) => 'undo' in entry)) this.taken = this.journal.branches();
    this.standing = this.stands();
    if (this.reader.isLastTurnConfirmed) this.tellLast(told);
    this.tell(told, { answer });
    const { table, journal, standing } = this;
    const seat = standing.waitedFor + 1;
    try {
      this.around.changed?.({ entries, number: journal.number, waiting: table.waiting(), seat });
    } catch (error) {
      // the move stands, whatever else comes of it
      this.around.logError?.(error);
    }
    this.dropPlansThatAreOver();
    this.askOn();
    return TOLD;
  }

  private tellLast(told: Telling): void {
    for (const viewer of this.audience.viewers(this.table)) {
      const steps = this.reader.steps(this.table.buffer.count - 1, viewer);
      if (steps.ok) told.tellLast(viewer, steps.value[0]);
    }
  }

  /** Nobody has to wait for that: whether one is over can be read in the journal. */
  private dropPlansThatAreOver(): void {
    this.plans.dropOver().catch((error: unknown) => this.around.logError?.(error));
  }

  private stands(): Standing {
    const { table, taken } = this;
    return { moves: table.buffer.count, waitedFor: table.waitedFor(), over: table.over, branches: taken };
  }

  private tell(
    told: Telling,
    { to = this.audience, table, answer }: { to?: Audience; table?: NewTable; answer?: Answered | undefined } = {},
  ): void {
    const { journal, reader } = this;
    to.tell(this.table, told, { at: journal.number, paused: reader.paused, table, answer, link: reader.link });
  }

  private async readAgain(): Promise<void> {
    const { table } = this;
    const before = playedBy(this.journal.entries).moves;
    const restored = table.restore(await this.journal.readAgain());
    if (!restored.ok) throw new Error(restored.error.message);
    this.taken = this.journal.branches();
    this.standing = this.stands();
    const { moves } = table.buffer;
    const differs = moves.findIndex((move, index) => move !== before[index]);
    const kept = differs < 0 ? Math.min(moves.length, before.length) : differs;
    const told = new Telling(kept, this.audience.viewers(table));
    for (const viewer of told.viewers) {
      const steps = this.reader.steps(kept, viewer);
      if (steps.ok) told.fill(viewer, steps.value);
    }
    this.tell(told);
    this.askOn();
  }

  private botMoves(take: () => string | undefined): Promise<void> {
    return this.inTurn(async () => {
      const text = take();
      if (this.reader.paused) return;
      if (text === undefined) return this.bots.ask();
      const told = this.audience.telling(this.table);
      // a bot that failed must not stop the game: any legal move will do
      const thought = this.table.decide(text, told);
      const done = thought.ok ? thought : this.table.decide(this.table.anyMove(new CryptoRng()), told);
      if (done.ok) await this.keep(told, done.value);
    });
  }
}

const isSame = (a: TableSettings, b: TableSettings): boolean =>
  a.confirmTurn === b.confirmTurn && a.autoRoll === b.autoRoll;

const TOLD: Acted = ok('told');
const KNOWN: Acted = ok('known');

const withoutValue = (acted: Acted): Outcome<null> => (acted.ok ? ok(null) : acted);

const TOO_LATE = fail('too-late', 'Something else happened at the table first. Look again, then decide.');
