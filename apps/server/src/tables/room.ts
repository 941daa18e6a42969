import { gameById } from '@tessera/games';
import { unwrap } from '@tessera/kernel';
import {
  addClientSeed,
  closeSeeds,
  diceOf,
  type FairDice,
  type FairSecret,
  type Change as Happened,
  type NewTable,
  OnlineTable,
  promiseOf,
  proofOf,
  type SeatSpec,
} from '@tessera/table';
import { type Caller, demand, type Person, Refusal } from '../people/index.ts';
import { newId } from '../people/secret.ts';
import { CLOSE } from '../sockets/index.ts';
import { Line } from '../store/line.ts';
import { type Line as ChatLine, ChatStore, MuteStore, PHRASES, readText } from './chat.ts';
import { type ClockFace, type Stamp, TableClock } from './clock.ts';
import { begin, botName, isFull, mustHost } from './gathering.ts';
import type { House } from './house.ts';
import { Member, type RoomSocket } from './member.ts';
import { agreed, type Offer } from './offers.ts';
import { resultOf } from './result.ts';
import { isPaused, peopleAt, type SeatData, seatsOf, type TableRow, withData, withSeat } from './row.ts';
import { type Change, keepSecret, secretOf } from './rows.ts';
import { readStamped, StampedLog } from './stamped-log.ts';
import { Known, type PersonRef } from './table-info.ts';

/** Changes that come together are told together. */
const TELL_MS = 25;
/** How long the last one to sit down has to add a seed to the dice. */
const SEED_MS = 3_000;
const MOST_MEMBERS = 1_000;
const MOST_TAKE_BACKS = 100;

/** A table in memory: who is connected, the game if it has begun, and everything that changes it, one thing after another. */
export class Room {
  row: TableRow;
  readonly members = new Set<Member>();
  private readonly house: House;
  private readonly line = new Line();
  private online: OnlineTable | undefined;
  private secret: FairSecret;
  private clock: TableClock;
  private telling: NodeJS.Timeout | undefined;
  private starting: NodeJS.Timeout | undefined;
  /** When somebody last needed it. */
  usedAt = 0;
  private finished: Promise<void> | undefined;

  private constructor(house: House, row: TableRow, secret: FairSecret) {
    this.house = house;
    this.row = row;
    this.secret = secret;
    this.clock = this.newClock();
  }

  static async open(house: House, row: TableRow): Promise<Room> {
    const room = new Room(house, row, await secretOf(house.database, row.id));
    if (row.status !== 'gathering') await room.openGame();
    return room;
  }

  get id(): string {
    return this.row.id;
  }

  get idle(): boolean {
    return this.members.size === 0 && !this.starting && (this.online?.idle ?? true);
  }

  get moves(): number {
    return this.online?.moves ?? 0;
  }

  /** How the row would read if it were written now. */
  get current(): TableRow {
    return this.online && this.row.status === 'playing'
      ? { ...this.row, waitingSeat: this.online.waitedFor }
      : this.row;
  }

  isHere(person: string): boolean {
    for (const member of this.members) if (member.person === person) return true;
    return false;
  }

  // — who comes and goes

  async join(socket: RoomSocket, caller: Caller | undefined): Promise<Member | undefined> {
    if (this.members.size >= MOST_MEMBERS) {
      socket.close(CLOSE.full);
      return undefined;
    }
    const muted = caller ? await new MuteStore(this.house.database).of(caller.person.id) : [];
    const member = new Member(socket, caller, muted, this.house.now());
    this.members.add(member);
    await this.tellMember(member, await this.chat(member));
    this.tellLater();
    return member;
  }

  leave(member: Member): void {
    member.leave();
    this.members.delete(member);
    this.usedAt = this.house.now();
    this.tellLater();
  }

  /** Whatever a page says: of the game, or of the room. */
  async hear(member: Member, message: unknown): Promise<void> {
    const { type, id } = (message ?? {}) as { type?: unknown; id?: unknown };
    if (type === 'chat' || type === 'phrase' || type === 'seed') {
      try {
        await this.hearRoom(member, message as Record<string, unknown>);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        member.socket.send({ type: 'error', error: { code: error.code, message: error.message } });
      }
      return;
    }
    if (this.online) return member.connect(this.online, this.row).receive(message);
    const error = { code: 'not-started', message: 'The game has not begun yet.' };
    member.socket.send({ id: Number.isSafeInteger(id) ? id : 0, ok: false, error });
  }

  private async hearRoom(member: Member, message: Record<string, unknown>): Promise<void> {
    const person = member.caller?.person;
    if (!person) throw new Refusal(401, 'sign-in', 'Sign in first, or start as a guest.');
    if (message['type'] === 'seed') return this.addSeed(person, message['seed']);
    const { row } = this;
    const invited = row.data.seats.some((seat) => seat.invited === person.id);
    if (!peopleAt(row).includes(person.id) && row.data.host !== person.id && !invited)
      throw new Refusal(403, 'not-at-table', 'Only those who play at this table may write here.');
    const said = saidIn(message);
    if (!member.maySay(this.house.now()))
      throw new Refusal(429, 'too-many', 'That was a lot at once; wait a moment before you write again.');
    const line = await new ChatStore(this.house.database).add(this.id, person.id, said, this.house.now());
    const told = chatLine(line, { id: person.id, name: person.name });
    for (const other of this.members) if (!other.muted.has(person.id)) other.socket.send({ type: 'chat', line: told });
  }

  /** Each page adds its own to the dice, until the game begins. */
  async addSeed(person: Pick<Person, 'id'>, seed: unknown): Promise<void> {
    await this.change(async (row, queries) => {
      const [seat] = seatsOf(row, person.id);
      if (seat === undefined)
        throw new Refusal(403, 'not-your-seat', 'Only those who sit at the table add to its dice.');
      const secret = demand(addClientSeed(await secretOf(queries, this.id), seat, seed));
      await keepSecret(queries, secret);
      return row;
    });
    this.secret = await secretOf(this.house.database, this.id);
    this.tellLater();
    await this.considerStart();
  }

  // — what changes the table

  /** One after another; the row in the store first, then what follows from it. */
  run<T>(work: () => Promise<T>): Promise<T> {
    this.usedAt = this.house.now();
    return this.line.take(work);
  }

  /** Changes the row, and tells everybody. */
  change(change: Change): Promise<TableRow> {
    return this.run(() => this.changeNow(change));
  }

  /** While people sit down and stand up: a seed goes with whoever gave it. */
  async gather(change: Change): Promise<TableRow> {
    const row = await this.change(async (before, queries) => {
      const after = await change(before, queries);
      const secret = await secretOf(queries, this.id);
      const sameSitter = ({ seat }: { seat: number }) =>
        before.data.seats[seat - 1].person === after.data.seats[seat - 1].person;
      const clientSeeds = secret.clientSeeds.filter(sameSitter);
      if (clientSeeds.length < secret.clientSeeds.length) await keepSecret(queries, { ...secret, clientSeeds });
      return after;
    });
    this.secret = await secretOf(this.house.database, this.id);
    await this.considerStart();
    return this.row.status === row.status ? row : this.current;
  }

  private async changeNow(change: Change): Promise<TableRow> {
    const waiting = this.current.waitingSeat;
    this.row = await this.house.rows.change(this.id, async (row, queries) => {
      const after = await change(row, queries);
      return after === row ? row : { ...after, updatedAt: this.house.now() };
    });
    if (this.row.status === 'playing') this.row = { ...this.row, waitingSeat: waiting };
    await this.follow();
    this.tellLater();
    return this.current;
  }

  /** Pages speak for the seats they have now. */
  private async follow(): Promise<void> {
    this.clock.stopAt(this.stops());
    this.noteDeadline();
    for (const member of this.members) await member.speakFor(this.row);
  }

  /** Once every seat is taken, the game begins by itself, if the table wants it so. */
  async considerStart(): Promise<void> {
    clearTimeout(this.starting);
    this.starting = undefined;
    const { row } = this;
    if (row.status !== 'gathering' || !row.data.autostart || !row.data.host || !isFull(row)) return;
    const seeded = peopleAt(row).every((person) =>
      this.secret.clientSeeds.some(({ seat }) => seat === seatsOf(row, person)[0]),
    );
    const start = () =>
      this.start().catch((error: unknown) => {
        // somebody stood up again, or the host was faster
        if (!(error instanceof Refusal)) this.house.trouble('a game could not begin', error);
      });
    if (seeded) return start();
    this.starting = setTimeout(() => {
      this.starting = undefined;
      void start();
    }, SEED_MS);
    this.starting.unref();
  }

  start(by?: string): Promise<void> {
    return this.run(async () => {
      clearTimeout(this.starting);
      this.starting = undefined;
      await this.changeNow(async (row, queries) => {
        if (by !== undefined) mustHost(row, by);
        const begun = begin(row, this.house.now());
        await keepSecret(queries, closeSeeds(await secretOf(queries, this.id)));
        return begun;
      });
      this.secret = await secretOf(this.house.database, this.id);
      await this.openGame();
      this.house.metrics.started.inc({ game: this.row.game });
      this.tellLater();
    });
  }

  /** A bot goes on where a person has left. Where no person is left at all, the game is over. */
  replaceByBot(seats: readonly number[], why: 'left' | 'time'): Promise<void> {
    return this.run(async () => {
      if (this.row.status !== 'playing') return;
      await this.changeNow((row) =>
        seats.reduce((changed, seat) => {
          const { person } = changed.data.seats[seat - 1];
          const bot = { kind: 'bot', level: 'medium', name: botName('medium'), person: null, program: false } as const;
          return withSeat(changed, seat, { ...bot, left: person });
        }, row),
      );
      if (peopleAt(this.row).length === 0) {
        await this.online?.end(seats[0], why);
        return;
      }
      for (const seat of seats) await this.online?.reseat(seat, specOf(this.row.data.seats[seat - 1]));
      await this.carryOut();
    });
  }

  /** Who had left takes the seat back from the bot. */
  comeBack(seat: number, sitter: { id: string; name: string; program: boolean }): Promise<void> {
    return this.run(async () => {
      await this.changeNow((row) => {
        const place = row.data.seats[seat - 1];
        if (row.status !== 'playing' || row.data.rated || place?.left !== sitter.id || place.kind !== 'bot')
          throw new Refusal(409, 'started', 'The game has begun already.');
        const { id, name, program } = sitter;
        return withSeat(row, seat, { kind: 'person', level: null, person: id, name, program, left: null });
      });
      await this.online?.reseat(seat, specOf(this.row.data.seats[seat - 1]));
      await this.follow();
    });
  }

  /** After somebody has asked for something or agreed to it. */
  decide(change: Change): Promise<void> {
    return this.run(async () => {
      await this.changeNow(change);
      await this.carryOut();
    });
  }

  private async carryOut(): Promise<void> {
    const offer = agreed(this.row);
    const { online } = this;
    if (!offer || !online || this.row.status !== 'playing') return;
    const now = this.house.now();
    const { pauses } = this.row.data;
    if (offer.kind === 'pause')
      await this.changeNow((row) => withData(row, { offers: [], pauses: [...pauses, [now, null]] }));
    else if (offer.kind === 'resume')
      await this.changeNow((row) =>
        withData(row, { offers: [], pauses: pauses.map(([from, to]) => [from, to ?? now] as const) }),
      );
    else await this.changeNow((row) => withData(row, { offers: [] }));
    switch (offer.kind) {
      case 'pause':
        return online.pause(true);
      case 'resume':
        return online.pause(false);
      case 'abandon':
        await online.end(0, 'agreed');
        return;
      case 'undo':
        if (online.branches.length < MOST_TAKE_BACKS) await online.takeBack(offer.to ?? 0);
    }
  }

  /** Somebody's time is up, if it really is. */
  async timeUp(): Promise<void> {
    const { online, clock } = this;
    const now = this.house.now();
    if (!online || online.over || isPaused(this.row)) return;
    const seat = online.waitedFor;
    const place = this.row.data.seats[seat - 1];
    if (!place || place.kind === 'bot' || clock.leftOf(seat, now) > 0) return this.noteDeadline();
    if (this.row.data.onTimeout === 'bot') await this.replaceByBot([seat], 'time');
    else await this.run(async () => void (await online.end(seat, 'time')));
  }

  /** After this it knows nothing more. Whoever is connected connects again. */
  async close(): Promise<void> {
    clearTimeout(this.telling);
    clearTimeout(this.starting);
    await this.line.close();
    await this.finished;
    await this.online?.close();
  }

  async settle(): Promise<void> {
    await this.run(async () => undefined);
    await this.finished;
  }

  // — the game

  private async openGame(): Promise<void> {
    const { house, row } = this;
    const { entries, stamps } = await readStamped(house.log, this.id);
    this.replayClock(stamps);
    const log = new StampedLog(house.log, {
      now: house.now,
      waitedFor: () => this.online?.waitedFor ?? 0,
      written: (stamp, seconds) => {
        house.metrics.appends.observe(seconds);
        this.clock.note(stamp);
      },
      readAgain: (all) => this.replayClock(all),
    });
    const head = { id: this.id, table: tableFor(row) };
    let dice: { readonly of: FairDice; readonly branches: unknown } | undefined;
    const online = OnlineTable.open(unwrap(gameById(row.game)), head, entries, {
      log,
      chance: (move, branches) => {
        if (dice?.branches !== branches) dice = { of: diceOf({ ...this.secret, branches }), branches };
        return dice.of.at(move);
      },
      think: house.think,
      changed: (change) => this.happened(change),
    });
    if (!online.ok) throw new Error(`The log of a table can't be played: ${online.error.message}`);
    this.online = online.value;
    if (online.value.over) {
      if (row.status === 'playing') this.finish();
      return;
    }
    if (isPaused(row)) await online.value.pause(true);
    this.waitFor(online.value.waitedFor);
    await online.value.begin();
    this.waitFor(online.value.waitedFor);
    this.noteDeadline();
  }

  /** Everybody has been told of it. */
  private happened({ seat, waiting }: Happened): void {
    this.house.metrics.acts.inc();
    this.house.dirty(this);
    if (waiting === 'over') this.finish();
    if (this.waitFor(seat) && this.clock.runs) this.tellLater();
    this.noteDeadline();
  }

  private waited = 0;

  /** Who isn't looking is told that it is their turn. True when it is another's turn than before. */
  private waitFor(seat: number): boolean {
    if (seat === this.waited) return false;
    const { notifier } = this.house.people;
    const before = this.row.data.seats[this.waited - 1]?.person;
    const now = this.row.data.seats[seat - 1]?.person;
    this.waited = seat;
    if (before && before !== now) notifier.turnOver(before, this.id);
    if (now && before !== now) notifier.yourTurn(now, { id: this.id, game: this.row.game });
    return true;
  }

  /** The game is over: written down once, with what it means for those who played. */
  private finish(): void {
    const { house, online } = this;
    if (!online) return;
    this.finished ??= this.run(async () => {
      this.row = await house.rows.change(this.id, (row) => ({
        ...withData(row, { offers: [] }),
        status: 'over',
        waitingSeat: 0,
        updatedAt: house.now(),
      }));
      await house.people.results.record(resultOf(this.row, online, house.now()));
      house.metrics.ended.inc({ game: this.row.game });
      house.deadline(this.id, undefined);
      this.tellLater();
    }).catch((error: unknown) => {
      // the next one to open the table finds it over, and tries again
      this.finished = undefined;
      house.trouble('the end of a game could not be written down', error);
    });
  }

  /** The record; with the proof of the dice once the game is over. */
  async record(): Promise<object> {
    if (!this.online) throw new Refusal(409, 'not-started', 'The game has not begun yet.');
    const record = demand(await this.online.record(), 409);
    const { over, branches } = this.online;
    return { ...record, proof: over ? proofOf({ ...this.secret, branches }) : promiseOf(this.secret) };
  }

  // — clocks

  private newClock(): TableClock {
    const { data, createdAt } = this.row;
    return new TableClock(data.clock, data.seats.length, data.startedAt ?? createdAt);
  }

  private replayClock(stamps: readonly Stamp[]): void {
    this.clock = this.newClock();
    this.clock.stopAt(this.stops());
    for (const stamp of stamps) this.clock.note(stamp);
  }

  private stops() {
    const { data, createdAt } = this.row;
    return [...this.house.outages.since(data.startedAt ?? createdAt), ...data.pauses];
  }

  private noteDeadline(): void {
    const seat = this.online?.waitedFor ?? 0;
    const runs = seat > 0 && this.row.status === 'playing' && this.row.data.seats[seat - 1].kind !== 'bot';
    this.house.deadline(this.id, runs ? this.clock.deadline(this.house.now()) : undefined);
  }

  // — what everybody is told

  private tellLater(): void {
    if (this.members.size === 0) return;
    this.telling ??= setTimeout(() => {
      this.telling = undefined;
      void this.tellAll().catch((error: unknown) => this.house.trouble('a room could not be told', error));
    }, TELL_MS);
  }

  private async tellAll(): Promise<void> {
    const known = await this.known();
    for (const member of this.members) this.tell(member, known);
  }

  private async tellMember(member: Member, chat: readonly ChatLine[]): Promise<void> {
    this.tell(member, await this.known(chat), chat);
  }

  private known(chat: readonly ChatLine[] = []): Promise<Known> {
    const writers = chat.flatMap(({ person }) => person ?? []);
    const here = [...this.members].flatMap(({ person }) => person ?? []);
    return Known.of(this.house.people, [this.row], [...writers, ...here]);
  }

  private tell({ socket, person }: Member, known: Known, chat?: readonly ChatLine[]): void {
    const { clientSeeds, closed } = this.secret;
    const present = [...new Set([...this.members].flatMap((member) => member.person ?? []))];
    const clocks: ClockFace | null = this.row.status === 'playing' ? this.clock.face(this.house.now()) : null;
    socket.send({
      type: 'room',
      room: {
        table: known.table(this.current, person, this.moves),
        present: present.map((id) => known.person(id)),
        looking: this.members.size,
        clocks,
        offers: this.row.data.offers.map((offer) => this.describeOffer(offer, known)),
        fair: { clientSeeds, closed },
        ...(chat && { chat: chat.map((line) => chatLine(line, known.person(line.person))) }),
      },
    });
  }

  private describeOffer({ id, kind, to, by, yes }: Offer, known: Known): object {
    const waitingFor = peopleAt(this.row).filter((person) => !yes.includes(person));
    return {
      id,
      kind,
      ...(to !== undefined && { to }),
      by: known.person(by),
      yes,
      waitingFor: waitingFor.map((person) => known.person(person)),
    };
  }

  private async chat({ muted }: Member): Promise<ChatLine[]> {
    const lines = await new ChatStore(this.house.database).last(this.id);
    return lines.filter(({ person }) => !person || !muted.has(person));
  }
}

export const newOffer = (part: Pick<Offer, 'kind' | 'to'>, by: string, at: number): Offer => ({
  ...part,
  id: newId(),
  by,
  at,
  yes: [by],
});

const chatLine = (line: ChatLine, person: PersonRef): object => ({ ...line, person });

function saidIn(message: Record<string, unknown>): { text: string } | { phrase: string } {
  const { type, text, id } = message;
  if (type === 'phrase') {
    const phrase = PHRASES.find((known) => known === id);
    if (!phrase) throw new Refusal(400, 'no-such-phrase', `There is no such phrase; there are ${PHRASES.join(', ')}.`);
    return { phrase };
  }
  if (typeof text !== 'string') throw new Refusal(400, 'bad-request', 'A line of the chat is a text.');
  return { text: demand(readText(text)) };
}

/** The table as its game knows it. */
const tableFor = ({ game, data }: TableRow): NewTable => ({
  game,
  seats: data.seats.map(specOf),
  scenario: data.scenario,
  options: data.options,
  settings: data.settings,
});

const specOf = ({ kind, name, colour, level }: SeatData): SeatSpec =>
  kind === 'bot'
    ? { kind: 'bot', name: name ?? '', colour, level: level ?? 'medium' }
    : { kind: 'human', name: name ?? '', colour };
