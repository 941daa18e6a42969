import {
  fail,
  type Game,
  type GameRecord,
  type Outcome,
  ok,
  type Result,
  type Rng,
  type Seat,
  type SeatNumber,
  seatNumber,
  seatOf,
} from '@tessera/kernel';
import type { Think } from '../../core/bots.ts';
import { type Entry, playedBy, sameAct } from '../../core/log/journal.ts';
import type { JournalChain } from '../../core/log/journal-chain.ts';
import { KeptJournal, type TableLog } from '../../core/log/table-log.ts';
import type { KeptPlan } from '../../core/plan.ts';
import type { Act, NewTable, Plan, SeatSpec, TableSettings, Waiting } from '../../core/protocol.ts';
import { Table, type TablePolicy } from '../../core/table.ts';
import type { WireMoved, WireUpdate } from '../../core/told/news-text.ts';
import { Telling } from '../../core/told/telling.ts';
import { type Branch, type FairLog, MAX_OWN_TAKE_BACKS } from '../../fair/index.ts';
import type { Queue } from '../queue.ts';
import { type Acted, NO_HINTS, TableSession, TOO_LATE } from '../table-session.ts';
import { Audience, type Listener } from './audience.ts';
import { type ConnectedTable, OnlineConnection, type Seated } from './online-connection.ts';
import { type PlanStore, Plans } from './plans.ts';
import { type TableHead, TableReader } from './reader.ts';
import { StepShelf } from './step-shelf.ts';

export interface OnlineTableOptions {
  readonly log: TableLog;
  /** The dice for the move with that number, from 0, after those rolls were taken back by consent. */
  readonly chance: (move: number, branches: readonly Branch[]) => Rng;
  /** Over all that happens, so that nothing can be left out of the record. */
  readonly chain?: JournalChain;
  readonly think: Think;
  /** In which whoever runs the table does other things with it; without it the table has one of its own. */
  readonly queue?: Queue;
  /** Where plans are kept; without it they last as long as the process. */
  readonly plans?: PlanStore;
  /** What was kept of what the people on the seats like, seat by seat; without it the settings of the table count. */
  readonly settings?: readonly (TableSettings | undefined)[];
  /** What those seats like from now on: to be kept. */
  readonly preferred?: (seats: readonly SeatNumber[], settings: TableSettings) => void;
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
  /** The seat everybody waits for; 0 when over. */
  readonly seat: SeatNumber;
}

/** How a table stands by what is safe in its log; more than that nobody may know yet. */
interface Standing {
  readonly moves: number;
  readonly waitedFor: Seat;
  readonly over: boolean;
  readonly branches: readonly Branch[];
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
export class OnlineTable<S = unknown> extends TableSession<S> implements ConnectedTable {
  private readonly journal: KeptJournal;
  private readonly around: OnlineTableOptions;
  private readonly plans: Plans<S>;
  private readonly audience = new Audience((error) => this.around.logError?.(error));
  /** What the people on the seats like, as their pages said. */
  private readonly settings: (TableSettings | undefined)[];
  readonly reader: TableReader<S>;
  /** Rolls taken back by consent: the dice depend on them. */
  private taken: readonly Branch[];
  private standing: Standing;
  private again: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    table: Table<S>,
    head: TableHead,
    journal: KeptJournal,
    around: OnlineTableOptions,
    plans: ReadonlyMap<SeatNumber, KeptPlan> | undefined,
  ) {
    super(table, around);
    this.journal = journal;
    this.reader = new TableReader(table, journal, head, {
      shelf: around.shelf ?? new StepShelf(OWN_SHELF),
      chain: around.chain,
    });
    this.taken = journal.branches();
    this.standing = this.stands();
    this.around = around;
    this.settings = [...(around.settings ?? [])];
    this.plans = new Plans(table, journal, around.plans, plans);
  }

  /**
   * Comes back to where its journal leads, or says which move of it can't be played. Nothing happens before `begin`. `plans` are
   * those of its seats.
   */
  static open<S>(
    game: Game<S>,
    head: TableHead,
    entries: readonly Entry[],
    around: OnlineTableOptions,
    plans?: ReadonlyMap<SeatNumber, KeptPlan>,
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

  /** A page that speaks for those seats; none to look on. It hears of the table once it has asked to open it. */
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
    return this.attempt(async () => {
      this.dropPlansThatAreOver();
      await this.goOn();
    });
  }

  override async close(): Promise<void> {
    clearTimeout(this.again);
    await super.close();
    this.audience.listeners.clear();
    this.reader.history.clear();
  }

  get id(): string {
    return this.reader.head.id;
  }

  get over(): boolean {
    return this.standing.over;
  }

  /** The seat everybody waits for; 0 when over. */
  get waitedFor(): SeatNumber {
    return seatNumber(this.standing.waitedFor);
  }

  /** The same once what is being kept just now is safe. */
  get waitedForNext(): SeatNumber {
    return seatNumber(this.table.waitedFor());
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

  /** Somebody else sits there from now on: a bot takes over, or a person comes. */
  reseat(number: SeatNumber, spec: SeatSpec): Promise<void> {
    const seat = seatOf(number);
    return this.attempt(async () => {
      const seats = this.table.seats.map((sitter, index) => (index === seat ? spec : sitter));
      const table = { ...this.reader.head.table, seats };
      this.reader.head = { ...this.reader.head, table };
      this.table.seats = seats;
      this.settings[seat] = undefined;
      await this.plans.drop(seat).catch((error: unknown) => this.around.logError?.(error));
      this.tell(this.telling(), { table });
      await this.goOn();
    });
  }

  /** Somebody is called something else, and plays on as before. */
  rename(seats: readonly SeatSpec[]): Promise<void> {
    return this.attempt(async () => {
      const table = { ...this.reader.head.table, seats };
      this.reader.head = { ...this.reader.head, table };
      this.table.seats = seats;
      this.tell(this.telling(), { table });
    });
  }

  /**
   * By consent of all only the first `kept` of so many moves stand. Rolls among the others are rolled anew, on a branch of their own.
   * `practice`: one person alone was there to agree, and what bots have played meanwhile is taken back with the rest.
   */
  takeBack(kept: number, of = this.moves, practice = false): Promise<Outcome<null>> {
    return this.attempt(async () => {
      const { buffer, over } = this.table;
      if (buffer.count !== of && !practice && !over) return fail('too-late', 'Another move was made first.');
      return this.goBack(kept, practice);
    });
  }

  protected override takenBack(entry: Entry): void {
    this.taken = this.journal.branches([entry]);
  }

  /** Returns when what is being kept is safe; another server may have written besides. */
  catchUp(): Promise<void> {
    return this.attempt(async () => {
      if (await this.journal.isBehind()) await this.readAgain();
    });
  }

  /** Before a seat is given up: a game that awaits nothing but the confirmation of its last turn is over with that turn. */
  confirmLastTurn(): Promise<void> {
    return this.attempt(async () => {
      if (!this.table.awaitsOnlyDone) return;
      const told = this.telling();
      await this.keep(told, this.table.confirm(told));
    });
  }

  /** Nobody may act until it goes on. */
  pause(paused: boolean): Promise<void> {
    return this.attempt(async () => {
      if (this.reader.paused === paused) return;
      this.reader.paused = paused;
      this.tell(this.telling());
      await this.goOn();
    });
  }

  /** Its record; with secrets only once the game is over. */
  record(): Promise<Outcome<Recorded>> {
    return this.attempt(async () => {
      const record = this.reader.record();
      const { over, branches } = this.standing;
      return record.ok ? ok({ record: record.value, over, branches, log: over ? this.reader.log : undefined }) : record;
    });
  }

  protected get number(): number {
    return this.journal.number;
  }

  protected override get paused(): boolean {
    return this.reader.paused;
  }

  protected telling(whole = false): Telling {
    return this.audience.telling(this.table, whole);
  }

  protected restore(error: unknown): void {
    this.taken = this.journal.branches();
    this.around.logError?.(error);
    this.goOnLater();
  }

  /** Chance and bots have nobody who would try again for them. */
  private goOnLater(): void {
    if (this.again || this.closed) return;
    this.again = setTimeout(() => {
      this.again = undefined;
      // what fails is logged by `restore`, and tried again
      if (!this.closed) this.inTurn(() => this.begin()).catch(() => undefined);
    }, AGAIN_MS);
  }

  /** The same act sent again is done once. */
  act(from: Listener, act: Act, at = this.journal.number): Acted | Promise<Acted> {
    const { number, entries } = this.journal;
    if (at < number && sameAct(entries[at], act, from.own)) return KNOWN;
    return this.actFor(from.own, act, at, from);
  }

  protected override refusal(act: Act): ReturnType<typeof fail> | undefined {
    if (act.type === 'hint' && this.reader.head.table.hints !== true) return NO_HINTS;
    // a longer log could not be verified
    return act.type === 'undo' && this.entries.filter((entry) => 'undo' in entry).length >= MAX_OWN_TAKE_BACKS
      ? fail('too-many', `Moves were taken back ${MAX_OWN_TAKE_BACKS} times at this table; that is enough.`)
      : undefined;
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
    const changed = seats.filter((seat) => !isSame(this.settings[seat] ?? this.reader.head.table.settings, settings));
    for (const seat of changed) this.settings[seat] = settings;
    if (changed.length > 0) this.around.preferred?.(changed.map(seatNumber), settings);
    if (seats.includes(this.table.waitedFor())) await this.followSettings(settings);
  }

  /** How the table stands, for one page whose seats have changed. */
  tellOne(listener: Listener): void {
    const alone = new Audience((error) => this.around.logError?.(error));
    alone.listeners.add(listener);
    this.tell(new Telling(this.table.buffer.count, []), { to: alone });
  }

  /** Bots, and plans of people. */
  protected override askOn(): void {
    if (this.paused) return;
    super.askOn();
    // what could not be kept is logged by `restore`, and tried again later, as everything else
    if (this.plans.next()) this.actAsPlanned().catch(() => undefined);
  }

  private actAsPlanned(): Promise<void> {
    return this.inTurn(async () => {
      const act = this.paused ? undefined : this.plans.next();
      if (!act) return;
      const told = this.telling();
      const done = this.table.act(act, told, { planned: true });
      if (done.ok) await this.keep(told, done.value);
    });
  }

  /** Too late when somebody else wrote that number first: then all is as they say. */
  protected keep(told: Telling, entries: readonly Entry[], actor?: Listener): Promise<Acted> {
    return this.journal.append(entries, (safe) =>
      safe ? ok(this.kept(told, entries, actor)) : this.readAgain().then(() => TOO_LATE),
    );
  }

  /** What is to be told to the actor. */
  private kept(
    told: Telling,
    entries: readonly Entry[],
    actor: Listener | undefined,
  ): WireUpdate | WireMoved | undefined {
    if (entries.some((entry) => 'undo' in entry)) this.taken = this.journal.branches();
    this.standing = this.stands();
    if (this.reader.isLastTurnConfirmed) this.tellLast(told);
    const toActor = this.tell(told, { actor });
    const { table, journal, standing } = this;
    const seat = seatNumber(standing.waitedFor);
    try {
      this.around.changed?.({ entries, number: journal.number, waiting: table.waiting(), seat });
    } catch (error) {
      // the move stands, whatever else comes of it
      this.around.logError?.(error);
    }
    this.dropPlansThatAreOver();
    this.askOn();
    return toActor;
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
    { to = this.audience, table, actor }: { to?: Audience; table?: NewTable; actor?: Listener | undefined } = {},
  ): WireUpdate | WireMoved | undefined {
    const { journal, reader } = this;
    return to.tell(this.table, told, { at: journal.number, paused: reader.paused, table, actor, link: reader.link });
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
}

const isSame = (a: TableSettings, b: TableSettings): boolean =>
  a.confirmTurn === b.confirmTurn && a.autoRoll === b.autoRoll;

const KNOWN: Acted = ok(undefined);
