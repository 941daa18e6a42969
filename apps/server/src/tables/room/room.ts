import { type GameRecord, NO_SEAT, type Outcome, type Problem, type SeatNumber, seatOf } from '@tessera/kernel';
import { checkRoomRequest, isForRoom, type RoomRequest, type TurnInfo } from '@tessera/protocol';
import type { ProblemCode } from '@tessera/protocol/lists';
import {
  type FairSecret,
  NO_ROOM,
  NoRoomError,
  type OnlineConnection,
  Queue,
  type TableSettings,
} from '@tessera/table';
import { type Caller, demand, Refusal } from '../../accounts/index.ts';
import { Agreements } from '../agreements/agreements.ts';
import { isVoid } from '../agreements/offers.ts';
import { isPractice, resultOf } from '../play/result.ts';
import { Beginning } from '../seating/beginning.ts';
import { isHost, type Sitter } from '../seating/seating.ts';
import { type AtTable, type Gone, Substitutes } from '../seating/substitutes.ts';
import { secretOf } from '../store/secret-store.ts';
import type { RowChange } from '../store/table-rows.ts';
import { LiveGame } from './live-game.ts';
import type { Member, RoomSocket, Visitor } from './member.ts';
import { RoomAudience } from './room-audience.ts';
import type { RoomContext } from './room-context.ts';
import { invitedTo, peopleAt, seatsOf, type TableRow, withData, withSeat } from './table-row.ts';

const LONGEST_MESSAGE_ID = 64;

/** Why something could not be done, for whoever asked; anything else is a failure of the server. */
function refusalOf(error: unknown): Problem {
  if (error instanceof NoRoomError) return { code: 'disk-full', message: NO_ROOM };
  if (error instanceof Refusal) return error.problem;
  throw error;
}

/** A table in memory: who is connected, the game if it has begun, and everything that changes it, one thing after another. */
export class Room {
  row: TableRow;
  /** When somebody last needed it. */
  usedAt = 0;
  private readonly context: RoomContext;
  private readonly audience: RoomAudience;
  /** Moves of the game and all else that happens here, one after another. */
  private readonly queue = new Queue();
  private closed = false;
  readonly beginning: Beginning;
  private readonly substitutes: Substitutes;
  private readonly agreements: Agreements;
  private game: LiveGame | undefined;
  private finished: Promise<void> | undefined;

  private constructor(context: RoomContext, row: TableRow, secret: FairSecret) {
    this.context = context;
    this.row = row;
    this.audience = new RoomAudience(context, {
      now: () => ({
        row: this.current,
        moves: this.moves,
        clocks: this.game?.face() ?? null,
        fair: this.beginning.secret,
      }),
      left: (person) => this.game?.left(person),
    });
    const at = this.inTurn();
    this.beginning = new Beginning(
      context,
      {
        at,
        run: (work) => this.run(work),
        open: () => this.openBegun(),
        tell: () => this.audience.tellLater(),
      },
      secret,
    );
    this.substitutes = new Substitutes(context, at);
    this.agreements = new Agreements(context, at, this.substitutes);
  }

  static async open(context: RoomContext, row: TableRow): Promise<Room> {
    const room = new Room(context, row, await secretOf(context.database, row.id));
    try {
      if (row.status !== 'gathering') {
        await room.run(() => room.openGame());
        // the server may have ended between the last move and the end of the table: nobody is told that it goes on
        await room.finished;
      }
      // the server may have ended while everybody sat there already
      else void room.beginning.consider();
      return room;
    } catch (error) {
      await room.close();
      throw error;
    }
  }

  get id(): string {
    return this.row.id;
  }

  get members(): ReadonlySet<Member> {
    return this.audience.members;
  }

  get idle(): boolean {
    return this.members.size === 0 && !this.beginning.isNear && (this.game?.online.idle ?? true);
  }

  get moves(): number {
    return this.game?.online.moves ?? 0;
  }

  /** How much was written of the game: what was taken back, too. */
  get entries(): number {
    return this.game?.online.entries.length ?? 0;
  }

  /** How often rolls were taken back by consent. */
  get takeBacks(): number {
    return this.game?.online.branches.length ?? 0;
  }

  /** How the row would read if it were written now. */
  get current(): TableRow {
    const { game, row } = this;
    if (row.status !== 'playing') return row;
    // it has begun, but nobody could open it yet
    return game ? { ...row, waitingSeat: game.online.waitedFor } : { ...row, status: 'gathering' };
  }

  /** Who sits there keeps the others waiting, and is neither here nor on vacation; or is not known any more. */
  isAway(seat: SeatNumber): boolean {
    const { kind, person } = this.row.data.seats[seatOf(seat)];
    if (kind === 'bot') return false;
    if (person === null) return true;
    if (this.isHere(person) || !this.game?.waitsLongFor(seat)) return false;
    return this.context.accounts.vacations.awayUntil(person, this.context.now()) === undefined;
  }

  hasNoTime(seat: SeatNumber): boolean {
    return this.game?.hasNoTime(seat) ?? false;
  }

  beforeLastTurn(person: string): number | undefined {
    return this.game?.beforeLastTurnOf(seatsOf(this.row, person));
  }

  /** How it stands with whoever is waited for by that row; undefined before the game is open. */
  turn(row: TableRow): TurnInfo | null | undefined {
    return this.game?.turn(row);
  }

  isHere(person: string): boolean {
    return this.audience.has(person);
  }

  join(socket: RoomSocket, visitor: Visitor): Promise<Member | undefined> {
    return this.audience.join(socket, visitor);
  }

  leave(member: Member): void {
    this.audience.leave(member);
    this.usedAt = this.context.now();
  }

  /** Whatever a page says: of the game, or of the room. */
  receive(member: Member, message: unknown): void | Promise<void> {
    if (isForRoom(message)) {
      const request = checkRoomRequest(message);
      if (request.ok && request.value.type === 'ping') return member.tell({ type: 'pong' });
      return this.receiveForRoom(member, request).catch((error: unknown) => {
        const refused = refusalOf(error);
        // so that the page knows which of its lines was not said
        const { line } = message as { line?: unknown };
        const about = typeof line === 'string' && line.length <= LONGEST_MESSAGE_ID ? { line } : {};
        member.tell({ type: 'error', error: refused, ...about });
      });
    }
    const { type, id } = (message ?? {}) as { type?: unknown; id?: unknown };
    if (!this.game) return member.refuse(id, { code: 'not-started', message: 'The game has not begun yet.' });
    const connection = member.connect(this.game.online, this.row);
    if (type === 'steps' || type === 'record' || type === 'open') return this.read(member, connection, message);
    // whose time is up moves no more, even if nobody has looked at the clock yet
    if (this.game.outOfTime() > 0) return this.lookAfter().then(() => connection.receive(message));
    return connection.receive(message);
  }

  /** What was played so far is told when it is their turn to read, to those who are still there. */
  private read(member: Member, connection: OnlineConnection, message: unknown): void | Promise<void> {
    const { socket, network } = member;
    const read = async (rest: () => Promise<void>) => {
      if (socket.isOpen) await connection.prepare(message, rest);
      if (socket.isOpen) await connection.receive(message);
    };
    const reading = member.mayRead() && this.context.replayThrottle.take(network, connection.readingOf(message), read);
    if (reading) return reading;
    const { id } = message as { id?: unknown };
    member.refuse(id, { code: 'too-many', message: 'That was a lot at once; wait a moment before you ask again.' });
  }

  private async receiveForRoom(member: Member, asked: Outcome<RoomRequest, ProblemCode>): Promise<void> {
    const person = member.caller?.person;
    if (!person) throw new Refusal(401, 'sign-in', 'Sign in first, or start as a guest.');
    const request = demand(asked);
    if (request.type === 'seed') await this.beginning.addSeed(person, request.seed);
    else if (request.type !== 'ping') await this.audience.say(member, person, request);
  }

  /** For those who have their turn already. */
  private inTurn(): AtTable {
    const room = this;
    return {
      get row() {
        return room.row;
      },
      get current() {
        return room.current;
      },
      get game() {
        return room.game;
      },
      get moves() {
        return room.moves;
      },
      get entries() {
        return room.entries;
      },
      isAway: (seat) => room.isAway(seat),
      hasNoTime: (seat) => room.hasNoTime(seat),
      change: (change) => room.changeNow(change),
    };
  }

  /** One thing after another, moves of the game included. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    this.usedAt = this.context.now();
    if (this.closed) throw new Error('The table is closed.');
    return this.queue.run(work);
  }

  /** Changes the row, and tells everybody. */
  change(change: RowChange): Promise<TableRow> {
    return this.run(() => this.changeNow(change));
  }

  /** The row in the store first, then what follows from it: clocks, and for which seats each page speaks. */
  private async changeNow(change: RowChange): Promise<TableRow> {
    const invited = invitedTo(this.row);
    this.row = await this.context.rows.change(this.id, async (row, queries) => {
      const after = await change(row, queries);
      return after === row ? row : { ...after, updatedAt: this.context.now() };
    });
    const still = invitedTo(this.row);
    for (const person of invited) if (!still.includes(person)) this.context.accounts.notifier.turnOver(person, this.id);
    this.game?.follow();
    await this.game?.rename();
    for (const member of this.members) member.speakFor(this.row);
    this.audience.tellLater();
    return this.current;
  }

  /**
   * Whoever has set up the table has left it, and nobody else is there: nobody could ever start it. True when it is in the
   * store no more, so that whoever comes just now finds no table.
   */
  giveUp({ person: { id }, by }: Pick<Caller, 'person' | 'by'>): Promise<boolean> {
    return this.run(async () => {
      const { status, data } = this.row;
      const isOthers = data.host !== null && !isHost(this.row, { id, program: by === 'token' });
      const isLeaving = ({ person, caller }: Member) => person === id && caller?.by === by;
      const isNeeded = peopleAt(this.row).length > 0 || [...this.members].some((member) => !isLeaving(member));
      if (status !== 'gathering' || isOthers || isNeeded) return false;
      await this.context.rows.remove(this.id);
      return true;
    });
  }

  /** Somebody goes on vacation, or comes back. */
  followVacation(): Promise<void> {
    return this.run(async () => {
      this.game?.follow();
      this.audience.tellLater();
    });
  }

  /** From now on nobody adds to its dice. */
  private async openBegun(): Promise<void> {
    await this.beginning.readSecret();
    await this.openGame();
  }

  private async openGame(): Promise<void> {
    const room = this;
    this.game = await LiveGame.open(
      this.context,
      {
        get row() {
          return room.row;
        },
        isHere: (person) => this.isHere(person),
        moved: () => {
          this.context.dirty(this);
          this.dropVoid();
        },
        turned: () => this.audience.tellLater(),
        over: () => this.finish(),
        preferred: (seats, settings) => this.keepSettings(seats, settings),
      },
      this.beginning.secret,
      this.queue,
    );
    await this.game.begin();
    await this.substitutes.endIfAlone();
    this.notePractice();
    this.dropVoid();
    await this.agreements.carryOut();
  }

  /** So that they are there when the table comes back into memory. */
  private keepSettings(seats: readonly SeatNumber[], settings: TableSettings): void {
    this.change((row) =>
      seats
        .filter((seat) => row.data.seats[seatOf(seat)].kind !== 'bot')
        .reduce((changed, seat) => withSeat(changed, seat, { settings }), row),
    ).catch((error: unknown) => this.context.logError('the settings of a seat could not be saved', error, this.id));
  }

  /** The server may have ended between a take-back and the note of it in the row, which lists are made of. */
  private notePractice(): void {
    if (this.row.data.practice || !isPractice(this.game?.online.entries ?? [])) return;
    this.change((row) => withData(row, { practice: true })).catch((error: unknown) =>
      this.context.logError('a table could not be marked as practice', error, this.id),
    );
  }

  /** Somebody has left, or their time is up. */
  replaceByBot(seats: readonly SeatNumber[], why: Gone): Promise<void> {
    return this.run(async () => {
      await this.substitutes.takeOver(seats, why);
      await this.agreements.carryOut();
    });
  }

  /** Who had left takes the seat back from the bot; or who was invited to take over. */
  comeBack(seat: SeatNumber, sitter: Sitter): Promise<void> {
    return this.run(() => this.substitutes.giveBack(seat, sitter));
  }

  /** Somebody has asked for something, or agreed to it. */
  decide(change: RowChange): Promise<void> {
    return this.run(async () => {
      await this.changeNow(change);
      this.dropVoid();
      await this.agreements.carryOut();
    });
  }

  /** Somebody has moved since a take-back was asked for: it is not asked any more. */
  private dropVoid(): void {
    const dropped = this.row.data.offers.find((offer) => isVoid(offer, this));
    if (!dropped) return;
    const { id } = dropped;
    const turnedDown = { offer: id, by: null };
    this.change((row) =>
      row.data.offers.some((open) => open.id === id) ? withData(row, { offers: [], turnedDown }) : row,
    ).catch((error: unknown) => this.context.logError('a void offer could not be removed', error, this.id));
  }

  /**
   * What could not be done before is done now. Somebody's time is up, if it really is: a vacation may have ended, or another
   * server may know of a move.
   */
  lookAfter(): Promise<void> {
    return this.run(async () => {
      if (!this.game && this.row.status !== 'gathering') {
        await this.openBegun();
        this.audience.tellLater();
      }
      const { game } = this;
      if (!game) return;
      const waited = this.row.data.seats[seatOf(game.online.waitedFor)]?.person;
      if (waited) await this.context.accounts.vacations.readAgain(waited);
      await this.changeNow((row) => row);
      await game.online.catchUp();
      if (game.online.over && this.row.status === 'playing') this.finish();
      const seat = game.outOfTime();
      if (seat === 0) return;
      if (this.row.data.onTimeout === 'loses') await game.online.end(seat, 'time');
      else {
        await this.substitutes.takeOver([seat], 'time');
        await this.agreements.carryOut();
      }
    });
  }

  /** The game is over: written down once, with what it means for those who played. */
  private finish(): void {
    const { context } = this;
    this.finished ??= this.run(async () => {
      const online = this.game?.online;
      if (!online) return;
      // before the table is over: a server that is killed in between finds it as it was, and writes it down again
      const result = resultOf(this.row, online, context.now());
      if (result) await context.accounts.results.record(result);
      this.row = await this.endRow(context.now());
      context.metrics.ended.inc({ game: this.row.game });
      context.deadline(this.id, undefined);
      this.audience.tellLater();
    }).catch((error: unknown) => {
      this.finished = undefined;
      context.again(this.id);
      context.logError('the end of a game could not be saved', error, this.id);
    });
  }

  private async endRow(now: number): Promise<TableRow> {
    const over = { status: 'over', waitingSeat: NO_SEAT, updatedAt: now } as const;
    if (this.row.data.offers.length === 0 && (await this.context.rows.end(this.id, now)))
      return { ...this.row, ...over };
    return this.context.rows.change(this.id, (row) => ({ ...withData(row, { offers: [] }), ...over }));
  }

  async record(): Promise<GameRecord> {
    if (!this.game) throw new Refusal(409, 'not-started', 'The game has not begun yet.');
    const { game } = this;
    return this.run(() => game.record());
  }

  /** Returns when nothing is under way. */
  async settle(): Promise<void> {
    await this.run(async () => undefined);
    await this.finished;
  }

  /** After this it knows nothing more. Whoever is connected connects again. */
  async close(): Promise<void> {
    this.audience.close();
    this.beginning.close();
    this.closed = true;
    await this.queue.run(async () => undefined);
    await this.finished;
    await this.game?.online.close();
  }
}
