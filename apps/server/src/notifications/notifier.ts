import type { Account } from '../accounts/person.ts';
import { DAYS_A_YEAR } from '../accounts/profile/vacations.ts';
import type { NoticeStore } from '../accounts/store/notification-store.ts';
import type { LogError } from '../log-error.ts';
import type { Channel, TurnTable } from './turn.ts';
import { type Due, type Pace, TurnQueue } from './turn-queue.ts';

export interface NotifierParts {
  readonly channels: readonly { readonly channel: Channel; readonly pace: Pace }[];
  /** Who is on vacation hears of their turns when they are back. */
  readonly isAway: (person: string) => boolean;
  readonly accountOf: (person: string) => Promise<Account | undefined>;
  readonly notices: NoticeStore;
  readonly now: () => number;
  /** Told which channel failed and why; never whom it was about. */
  readonly logError: LogError;
}

const LOOK_MS = 1_000;
/** A vacation across the turn of the year is as long: whoever is away is told when they are back. */
const CATCH_UP_MS = (2 * DAYS_A_YEAR + 7) * 24 * 60 * 60 * 1000;

/** Tells people who are not looking that it is their turn. */
export class Notifier {
  /** Whether somebody has this table before their eyes; whoever runs the tables says. */
  isHere: (person: string, table: string) => boolean = () => false;
  /** Whether it is a turn at that table of which nobody has been told since then, if ever; whoever runs the tables says. */
  isUntold: (table: string, toldAt: number | null) => Promise<boolean> = async () => true;
  private readonly parts: NotifierParts;
  private readonly queues: readonly { readonly channel: Channel; readonly queue: TurnQueue }[];
  private readonly underWay = new Set<Promise<void>>();
  private readonly timer: NodeJS.Timeout;

  constructor(parts: NotifierParts) {
    this.parts = parts;
    this.queues = parts.channels.map(({ channel, pace }) => ({ channel, queue: new TurnQueue(pace) }));
    this.timer = setInterval(() => this.look(), LOOK_MS);
    this.timer.unref();
  }

  /** It has become this person's turn. */
  yourTurn(person: string, table: TurnTable): void {
    for (const { queue } of this.queues) queue.add(person, table, this.parts.now());
  }

  /** It is not their turn any more. */
  turnOver(person: string, table: string): void {
    for (const { queue } of this.queues) queue.remove(person, table);
  }

  /** Whether they have been told of a turn that began then, by this server or the one before it. */
  async hasTold(person: string, table: string, since: number): Promise<boolean> {
    return ((await this.parts.notices.toldAt(person, table)) ?? Number.NEGATIVE_INFINITY) >= since;
  }

  /** After a start: whoever is waited for and was not told before the server ended. */
  async catchUp(): Promise<void> {
    for (const { person, table, game, toldAt } of await this.parts.notices.untold(this.parts.now() - CATCH_UP_MS)) {
      // rather twice than never: a table that can't be read just now is still waiting for them
      const isUntold = await this.isUntold(table, toldAt).catch((error: unknown) => {
        this.parts.logError('a turn could not be looked up after the start', error, table);
        return true;
      });
      if (isUntold) this.yourTurn(person, { id: table, game });
    }
  }

  /** Tells whoever is to be told at this moment; the clock does it every second. */
  look(): void {
    for (const { channel, queue } of this.queues)
      for (const due of queue.take(this.parts.now(), (who, at) => this.parts.isAway(who) || this.isHere(who, at))) {
        const telling = this.tell(channel, queue, due).finally(() => this.underWay.delete(telling));
        this.underWay.add(telling);
      }
  }

  /** Returns when everything begun has been said, or could not be. */
  async settle(): Promise<void> {
    await Promise.allSettled([...this.underWay]);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async tell(channel: Channel, queue: TurnQueue, due: Due): Promise<void> {
    try {
      const account = await this.parts.accountOf(due.person);
      const told = account !== undefined && (await channel.tell(account, due.tables));
      queue.done(due);
      const ids = due.tables.map(({ id }) => id);
      if (told) await this.parts.notices.told(due.person, ids, this.parts.now());
    } catch (error) {
      this.parts.logError(`a turn could not be told by ${channel.name}`, error, due.tables[0]?.id);
      queue.failed(due, this.parts.now());
    }
  }
}
