import { type SeatNumber, seatOf } from '@tessera/kernel';
import { addClientSeed, closeSeeds, type FairSecret } from '@tessera/table';
import { demandOfGame, type Person, Refusal } from '../../accounts/index.ts';
import type { Queries } from '../../store/index.ts';
import type { RoomContext } from '../room/room-context.ts';
import { peopleAt, seatsOf, type TableRow } from '../room/table-row.ts';
import { keepSecret, secretOf } from '../store/secret-store.ts';
import type { RowChange } from '../store/table-rows.ts';
import { type Actor, begin, isFull, mustHost } from './seating.ts';
import type { AtTable } from './substitutes.ts';

/** How long the last one to sit down has to add a seed to the dice. */
const SEED_MS = 3_000;
/** A game that could not begin, since the store failed, is tried again after so long. */
const AGAIN_MS = 3_000;

/** What the room does for it. */
export interface BeginningRoom {
  readonly at: AtTable;
  /** One thing after another. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** The game, once it has begun. */
  open(): Promise<void>;
  /** Everybody is told, soon. */
  tell(): void;
}

/** A table until its game begins: people sit down, each page adds its own to the dice, and its host or the table itself starts it. */
export class Beginning {
  private readonly context: RoomContext;
  private readonly room: BeginningRoom;
  private known: FairSecret;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(context: RoomContext, room: BeginningRoom, secret: FairSecret) {
    this.context = context;
    this.room = room;
    this.known = secret;
  }

  get secret(): FairSecret {
    return this.known;
  }

  /** It begins in a moment, by itself. */
  get isNear(): boolean {
    return this.timer !== undefined;
  }

  async readSecret(): Promise<void> {
    this.known = await secretOf(this.context.database, this.id);
  }

  /** Each page adds its own to the dice, until the game begins. */
  async addSeed(person: Pick<Person, 'id'>, seed: unknown): Promise<void> {
    let secret = this.known;
    await this.change(async (row, queries) => {
      const [seat] = seatsOf(row, person.id);
      if (seat === undefined)
        throw new Refusal(403, 'not-your-seat', 'Only those who sit at the table add to its dice.');
      secret = demandOfGame(addClientSeed(await secretOf(queries, this.id), seat, seed));
      await keepSecret(queries, secret);
      return row;
    });
    this.known = secret;
    await this.consider();
  }

  /** While people sit down and stand up: a seed goes with whoever gave it. Says how the table stands then. */
  async gather(change: RowChange): Promise<TableRow> {
    let secret = this.known;
    const row = await this.change(async (before, queries) => {
      const after = await change(before, queries);
      secret = await secretOf(queries, this.id);
      const sameSitter = ({ seat }: { seat: SeatNumber }) =>
        before.data.seats[seatOf(seat)].person === after.data.seats[seatOf(seat)].person;
      const clientSeeds = secret.clientSeeds.filter(sameSitter);
      if (clientSeeds.length < secret.clientSeeds.length) {
        secret = { ...secret, clientSeeds };
        await keepSecret(queries, secret);
      }
      return after;
    });
    this.known = secret;
    await this.consider();
    const { at } = this.room;
    return at.row.status === row.status ? row : at.current;
  }

  /** Once every seat is taken, the game begins by itself, if the table wants it so. */
  async consider(): Promise<void> {
    this.cancel();
    if (!this.isDue) return;
    const { row } = this.room.at;
    const gave = (person: string) => this.known.clientSeeds.some(({ seat }) => seat === seatsOf(row, person)[0]);
    if (peopleAt(row).every(gave)) await this.startByItself();
    else this.startIn(SEED_MS);
  }

  /** `by`: only whoever has set up the table may; without it the table does so itself. */
  start(by?: Actor): Promise<void> {
    const { context, room } = this;
    return room.run(async () => {
      this.cancel();
      try {
        await room.at.change((row, queries) => this.beginRow(row, queries, by));
      } catch (error) {
        // whoever sits there has nothing else to wait for
        if (!(error instanceof Refusal) && this.isDue) this.startIn(AGAIN_MS);
        throw error;
      }
      await room.open().catch((error: unknown) => {
        // it has begun all the same
        context.logError('a game that has begun could not be opened', error, this.id);
        context.again(this.id);
      });
      context.metrics.started.inc({ game: room.at.row.game });
      room.tell();
    });
  }

  /** It does not begin by itself any more. */
  cancel(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Nothing begins here any more, whatever is under way. */
  close(): void {
    this.closed = true;
    this.cancel();
  }

  private async beginRow(row: TableRow, queries: Queries, by: Actor | undefined): Promise<TableRow> {
    if (by) mustHost(row, by);
    // it was begun before, and only the answer of the store was lost
    if (row.status !== 'gathering' && !this.room.at.game) return row;
    const begun = begin(row, this.context.now());
    await keepSecret(queries, closeSeeds(await secretOf(queries, this.id)));
    return begun;
  }

  private startIn(ms: number): void {
    this.cancel();
    this.timer = setTimeout(() => {
      this.timer = undefined;
      void this.startByItself();
    }, ms);
    this.timer.unref();
  }

  private async startByItself(): Promise<void> {
    try {
      await this.start();
    } catch (error) {
      // somebody stood up again, or the host was faster
      if (!(error instanceof Refusal)) this.context.logError('a game could not begin', error, this.id);
    }
  }

  /** Nobody has to sit down any more, and the table is to begin by itself. */
  private get isDue(): boolean {
    const { row } = this.room.at;
    const { autostart, host } = row.data;
    return !this.closed && row.status === 'gathering' && autostart && host !== null && isFull(row);
  }

  private get id(): string {
    return this.room.at.row.id;
  }

  private change(change: RowChange): Promise<TableRow> {
    return this.room.run(() => this.room.at.change(change));
  }
}
