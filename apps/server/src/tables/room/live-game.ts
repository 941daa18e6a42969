import { type GameRecord, NO_SEAT, type SeatNumber, seatNumber, seatOf, USUAL_LEVEL, unwrap } from '@tessera/kernel';
import type { Clocks, TurnInfo } from '@tessera/protocol';
import { gameById } from '@tessera/registry/games';
import {
  diceOf,
  type FairDice,
  type FairSecret,
  type TableChange as Happened,
  JournalChain,
  type NewTable,
  OnlineTable,
  type OnlineTableOptions,
  promiseOf,
  proofOf,
  type Queue,
  type SeatSpec,
  type TableSettings,
} from '@tessera/table';
import { demandOfGame } from '../../accounts/index.ts';
import type { Stamp, TableClock } from '../play/clock.ts';
import { clockOf, stopClock } from '../play/clock-of-log.ts';
import { TablePlans } from '../play/plans.ts';
import { readStamped, StampedLog } from '../play/stamped-log.ts';
import { TurnNotifier } from '../play/turn-notifier.ts';
import { turnBy } from '../play/turns.ts';
import type { RoomContext } from './room-context.ts';
import { isPaused, type SeatData, type TableRow } from './table-row.ts';

/** What a game asks of its room. */
export interface GameRoom {
  readonly row: TableRow;
  readonly isHere: (person: string) => boolean;
  /** The newest of it is to be written in the row, some time soon. */
  readonly moved: () => void;
  /** It is another's turn. */
  readonly turned: () => void;
  readonly over: () => void;
  /** What those seats like from now on is to be written in the row. */
  readonly preferred: (seats: readonly SeatNumber[], settings: TableSettings) => void;
}

const LONG_LIVE_MS = 3 * 60 * 1000;
const LONG_MS = 24 * 60 * 60 * 1000;

/** A game that is being played, or was: with its dice, its clock, and word to whoever is waited for. */
export class LiveGame {
  readonly online: OnlineTable;
  private readonly context: RoomContext;
  private readonly room: GameRoom;
  private readonly secret: FairSecret;
  private clock: TableClock;
  private readonly turnNotifier: TurnNotifier;

  private constructor(
    context: RoomContext,
    room: GameRoom,
    secret: FairSecret,
    online: OnlineTable,
    clock: TableClock,
  ) {
    this.context = context;
    this.room = room;
    this.secret = secret;
    this.online = online;
    this.clock = clock;
    this.turnNotifier = new TurnNotifier(context, room);
  }

  /** From its log. Nothing happens before `begin`. */
  static async open(context: RoomContext, room: GameRoom, secret: FairSecret, queue: Queue): Promise<LiveGame> {
    const { row } = room;
    const { entries, stamps } = await readStamped(context.log, row.id);
    const plans = new TablePlans(context.database, room);
    let game: LiveGame | undefined;
    const log = new StampedLog(context.log, {
      now: context.now,
      waitedFor: () => game?.online.waitedForNext ?? NO_SEAT,
      isBot: (seat) => room.row.data.seats[seatOf(seat)]?.kind === 'bot',
      written: (stamp) => game?.clock.note(stamp),
      readAgain: (all) => game?.replay(all),
    });
    let dice: { readonly of: FairDice; readonly branches: unknown } | undefined;
    const around: OnlineTableOptions = {
      log,
      chance: (move, branches) => {
        if (dice?.branches !== branches) dice = { of: diceOf({ ...secret, branches }), branches };
        return dice.of.at(move);
      },
      chain: new JournalChain(secret),
      think: context.think,
      queue,
      plans,
      settings: row.data.seats.map(({ settings }) => settings ?? undefined),
      preferred: room.preferred,
      shelf: context.shelf,
      changed: (change) => game?.happened(change),
      logError: (error) => context.logError('something at a table could not be saved or told', error, row.id),
    };
    const head = { id: row.id, table: tableFor(row) };
    const online = OnlineTable.open(unwrap(gameById(row.game)), head, entries, around, await plans.read());
    if (!online.ok) throw new Error(`The log of a table can't be played: ${online.error.message}`);
    game = new LiveGame(context, room, secret, online.value, clockOf(context, row, stamps));
    return game;
  }

  /** Chance and bots act as far as they go. */
  async begin(): Promise<void> {
    const { online, room } = this;
    if (online.over) {
      if (room.row.status === 'playing') room.over();
      return;
    }
    if (isPaused(room.row)) await online.pause(true);
    await this.turnNotifier.waitAgain(online.waitedFor, this.clock.waitedSince);
    await online.begin();
    this.turnNotifier.waitFor(online.waitedFor);
    this.noteDeadline();
  }

  /** The row has changed: seats, or a pause; or somebody went on vacation. */
  follow(): void {
    this.stopClock();
    this.noteDeadline();
    this.turnNotifier.followPause();
  }

  /** A name was taken out of the row: it is not to be read here any more either. */
  async rename(): Promise<void> {
    const { seats } = this.online.reader.head.table;
    const named = this.room.row.data.seats.map((data, index) => {
      const spec = specOf(data);
      return spec.kind === seats[index].kind ? spec : seats[index];
    });
    if (JSON.stringify(named) !== JSON.stringify(seats)) await this.online.rename(named);
  }

  reseat(seat: SeatNumber): Promise<void> {
    return this.online.reseat(seat, specOf(this.room.row.data.seats[seatOf(seat)]));
  }

  /** The seat whose time is up; 0 if nobody's is. */
  outOfTime(): SeatNumber {
    const { online, clock, context, room } = this;
    if (!clock.runs || online.over || isPaused(room.row)) return NO_SEAT;
    const seat = online.waitedFor;
    const isBot = room.row.data.seats[seatOf(seat)]?.kind === 'bot';
    if (seat > 0 && !isBot && clock.leftOf(seat, context.now()) <= 0) return seat;
    this.noteDeadline();
    return NO_SEAT;
  }

  /** Whoever sits down there would have no time at all: not where each turn has a time of its own. */
  hasNoTime(seat: SeatNumber): boolean {
    const { clock, context, room } = this;
    return room.row.data.clock.kind === 'live' && clock.leftOf(seat, context.now()) <= 0;
  }

  /** Everybody has waited for that seat for long: pauses, outages and vacations apart. */
  waitsLongFor(seat: SeatNumber): boolean {
    const { clock, context, room } = this;
    if (seat !== this.online.waitedFor || isPaused(room.row)) return false;
    this.stopClock();
    return clock.passed(context.now()) >= (room.row.data.clock.kind === 'live' ? LONG_LIVE_MS : LONG_MS);
  }

  /** How many moves were played before the newest turn in which one of those seats has moved. */
  beforeLastTurnOf(seats: readonly SeatNumber[]): number | undefined {
    return this.online.beforeLastTurnOf(seats.map(seatOf));
  }

  /** How it stands with whoever is waited for by that row. */
  turn(row: TableRow): TurnInfo | null {
    this.stopClock();
    return turnBy(this.clock, row, this.context.now());
  }

  face(): Clocks | null {
    return this.room.row.status === 'playing' ? this.clock.face(this.context.now()) : null;
  }

  /** The record; with the proof of the dice once the game is over. */
  async record(): Promise<GameRecord> {
    const { record, over, branches, log } = demandOfGame(await this.online.record(), 409);
    const resigned = this.room.row.data.seats.flatMap((seat, index) => (seat.resigned ? [seatNumber(index)] : []));
    const who = resigned.length > 0 ? { resigned } : {};
    return { ...record, ...who, proof: over ? proofOf({ ...this.secret, branches }, log) : promiseOf(this.secret) };
  }

  /** Everybody has been told of it. */
  private happened({ seat, waiting }: Happened): void {
    this.context.metrics.acts.count++;
    this.room.moved();
    if (waiting === 'over') this.room.over();
    if (this.turnNotifier.waitFor(seat) && this.clock.runs) this.room.turned();
    this.noteDeadline();
  }

  /** Somebody has closed their last page of the table. */
  left(person: string): void {
    this.turnNotifier.left(person);
  }

  private replay(stamps: readonly Stamp[]): void {
    this.clock = clockOf(this.context, this.room.row, stamps);
  }

  private stopClock(): void {
    stopClock(this.clock, this.context, this.room.row);
  }

  private noteDeadline(): void {
    if (!this.clock.runs) return;
    const { id, status, data } = this.room.row;
    const seat = this.online.waitedFor;
    const runs = seat > 0 && status === 'playing' && data.seats[seatOf(seat)].kind !== 'bot';
    this.context.deadline(id, runs ? this.clock.deadline(this.context.now()) : undefined);
  }
}

/** The table as its game knows it. */
const tableFor = ({ game, data }: TableRow): NewTable => ({
  game,
  seats: data.seats.map(specOf),
  scenario: data.scenario,
  options: data.options,
  settings: data.settings,
  hints: data.hints === true,
});

const specOf = ({ kind, name, colour, level, sat }: SeatData): SeatSpec =>
  kind === 'bot'
    ? { kind: 'bot', name: name ?? '', colour, level: level ?? USUAL_LEVEL, ...(sat && { for: sat.name }) }
    : { kind: 'human', name: name ?? '', colour };
