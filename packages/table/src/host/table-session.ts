import { CryptoRng, fail, NO_SEAT, type Outcome, ok, type Rng, type Seat, type SeatNumber } from '@tessera/kernel';
import { Bots, type Think } from '../core/bots.ts';
import type { Entry } from '../core/log/journal.ts';
import type { BufferMark } from '../core/move-buffer.ts';
import type { Act, Ended, TableSettings } from '../core/protocol.ts';
import type { Table } from '../core/table.ts';
import type { WireMoved, WireUpdate } from '../core/told/news-text.ts';
import { mayAct } from '../core/told/seen.ts';
import type { Telling } from '../core/told/telling.ts';
import type { Listener } from './online/audience.ts';
import { Queue } from './queue.ts';

/** Done, and what is left to tell whoever did it; or why not. */
export type Acted = Outcome<WireUpdate | WireMoved | undefined>;

type Refused = ReturnType<typeof fail>;

export interface SessionParts {
  readonly think: Think;
  /** For a bot that has no move of its own. */
  readonly rng?: Rng;
  /** The one in which everything about the table waits for its turn, if others than the session use it. */
  readonly queue?: Queue;
}

/** How things were when something began, should it come to nothing. */
interface Mark {
  readonly number: number;
  readonly buffer: BufferMark;
}

/**
 * The authority over a table, wherever it stands. Things happen one after another, in the order of its queue. Whatever happens is kept
 * before anybody is told, and what could not be kept has not happened. Where it is kept and who is told is for those who extend it.
 *
 * `inTurn` waits for its turn in the queue; everything else is for whoever has the turn.
 */
export abstract class TableSession<S = unknown> {
  protected readonly table: Table<S>;
  protected readonly bots: Bots<S>;
  protected closed = false;
  private readonly queue: Queue;
  private readonly rng: Rng;

  protected constructor(table: Table<S>, { think, rng = new CryptoRng(), queue = new Queue() }: SessionParts) {
    this.table = table;
    this.queue = queue;
    this.rng = rng;
    this.bots = new Bots(table, think, (take) => this.inTurn(() => this.botActs(take)));
  }

  /** How many entries are safe. */
  protected abstract get number(): number;

  /** What is about to happen, for all who are to hear of it; `whole` if there is more to tell than moves. */
  protected abstract telling(whole?: boolean): Telling;

  /** Kept, then told to everybody but the actor, then gone on with. */
  protected abstract keep(told: Telling, entries: readonly Entry[], actor?: Listener): Promise<Acted>;

  /** Something has failed: what stands besides the table itself is as it was kept last. */
  protected abstract restore(error: unknown): void;

  /** Nobody may act for now. */
  protected get paused(): boolean {
    return false;
  }

  /** Why whoever may act may not do that, other than by the rules. */
  protected refusal(_act: Act): Refused | undefined {
    return undefined;
  }

  /** Those who act by themselves. */
  protected askOn(): void {
    this.bots.ask();
  }

  /** After this nothing more happens here; what is being kept still is. */
  async close(): Promise<void> {
    this.closed = true;
    this.bots.close();
    await this.queue.run(async () => undefined);
  }

  /** Whatever looks at the table or changes it waits for its turn, and so never sees what is not safe yet. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    let before: Mark | undefined;
    return this.queue.run(
      () => {
        before = this.mark();
        return work();
      },
      (error) => {
        if (before) this.backTo(before, error);
      },
    );
  }

  /** For whoever has the turn, and does more in it than this: only this has not happened if it fails. */
  protected async attempt<T>(work: () => Promise<T>): Promise<T> {
    const before = this.mark();
    try {
      return await work();
    } catch (error) {
      this.backTo(before, error);
      throw error;
    }
  }

  private mark(): Mark {
    if (this.closed) throw new Error('The table is closed.');
    return { number: this.number, buffer: this.table.buffer.mark() };
  }

  /** What could not be kept was told to nobody. */
  private backTo({ number, buffer }: Mark, error: unknown): void {
    if (this.number === number) this.table.backTo(buffer);
    this.restore(error);
  }

  /** What whoever speaks for these seats does, at that number of entries. A promise only of what has to be kept. */
  protected actFor(own: readonly Seat[], act: Act, at: number, actor?: Listener): Acted | Promise<Acted> {
    const { number } = this;
    if (at < number) return TOO_LATE;
    if (at > number) return fail('too-early', `The table is at number ${number}, not yet at ${at}.`);
    if (this.paused) return fail('paused', 'The game is paused.');
    if (!mayAct(this.table, own, act.type))
      return act.type === 'undo'
        ? fail('nothing-to-undo', 'There is nothing of yours to take back since the last roll.')
        : fail('not-your-turn', 'It is not for you to act now.');
    const refused = this.refusal(act);
    if (refused) return refused;
    const told = this.telling(act.type === 'undo' || act.type === 'hint');
    const done = this.table.act(act, told);
    return done.ok ? this.keep(told, done.value, actor) : done;
  }

  /**
   * What nobody has to be asked for: chance, bots, and a turn that `confirms` itself, as one does that a bot has taken over.
   * `tells`: how things stand, even if nothing happens.
   */
  protected async goOn({ confirms = false, tells = false } = {}): Promise<void> {
    if (this.paused) return;
    const { table } = this;
    const told = this.telling();
    const isDone = table.buffer.unconfirmed && (confirms || !table.isPerson(table.waitedFor()));
    const entries = isDone ? table.confirm(told) : table.goOn(told);
    if (entries.length > 0 || tells) await this.keep(told, entries);
    else this.askOn();
  }

  /** What the people on that seat like has changed: a turn that was only held to be confirmed need not be any more. */
  protected followSettings(settings: TableSettings, tells = false): Promise<void> {
    const { table } = this;
    // one that ends with a draw still waits to be looked at
    return this.goOn({ confirms: !settings.confirmTurn && table.isPerson(table.lastMover()), tells });
  }

  /** Only the first `kept` moves stand. `practice`: nobody else was there to agree. */
  protected async goBack(kept: number, practice = false): Promise<Outcome<null>> {
    const { table } = this;
    if (table.over) return fail('game-over', 'The game is over already.');
    if (!Number.isInteger(kept) || kept < 0 || kept >= table.buffer.count)
      return fail('nothing-to-undo', 'There is no such move to take back.');
    const told = this.telling(true);
    const entry = table.takeBack(kept, NO_SEAT, told, practice);
    this.takenBack(entry);
    const then = this.paused ? [] : table.goOn(told);
    return withoutValue(await this.keep(told, [entry, ...then]));
  }

  /** Before anything is rolled anew. */
  protected takenBack(_entry: Entry): void {}

  /** The game ends here: that seat's time is up or it has left, or all agreed (0). */
  end(by: SeatNumber, why: Ended['why']): Promise<Outcome<null>> {
    return this.attempt(async () => {
      if (this.table.over) return fail('game-over', 'The game is over already.');
      const told = this.telling();
      return withoutValue(await this.keep(told, this.table.end(by, why, told)));
    });
  }

  private async botActs(take: () => string | undefined): Promise<void> {
    const text = take();
    if (this.paused) return;
    if (text === undefined) return this.bots.ask();
    // a bot that failed must not stop the game: any legal move will do
    const thought = await this.decide(text);
    if (!thought.ok && thought.error.code !== TOO_LATE.error.code) await this.decide(this.table.anyMove(this.rng));
  }

  /** The move of whoever is to decide. */
  protected async decide(text: string): Promise<Acted> {
    const told = this.telling();
    const done = this.table.decide(text, told);
    return done.ok ? this.keep(told, done.value) : done;
  }
}

const withoutValue = (acted: Acted): Outcome<null> => (acted.ok ? ok(null) : acted);

export const NO_HINTS = fail('no-hints', 'At this table nobody takes hints.');

export const TOO_LATE = fail('too-late', 'Something else happened at the table first. Look again, then decide.');
