import { branchesOf, type Entry, keptSince, type Played, playedBy, standingAfter } from './journal.ts';

/** Where the journals of all tables are kept. They only ever grow. */
export interface TableLog {
  /** Writes entries under the numbers `number`, `number + 1` …, all or none. */
  append(table: string, number: number, entries: readonly Entry[], told: Told): void;
  read(table: string): Promise<readonly Entry[]>;
}

/** What has become of an append: told once, by a call instead of a promise, since thousands wait for it every second. */
export interface Told {
  /** They are safe; or not, because one of the numbers is taken already: somebody else has written it. */
  readonly done: (safe: boolean) => void;
  /** They may be there or not: the table reads again to see. */
  readonly failed: (error: unknown) => void;
}

/** There is no room left where the journals are kept, such as on a full disk: nothing is kept until somebody makes some. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
}

export const NO_ROOM =
  'The disk of the server is full, so nothing has changed. Whoever runs the server has to make room; try again later.';

/** The journal of one table, as far as it is safe in the log. */
export class KeptJournal {
  private readonly log: TableLog;
  private readonly table: string;
  private list: Entry[];
  /** How many moves stood after each number of entries. */
  private standing: number[];

  constructor(log: TableLog, table: string, entries: readonly Entry[]) {
    this.log = log;
    this.table = table;
    this.list = [...entries];
    this.standing = standingAfter(entries);
  }

  get entries(): readonly Entry[] {
    return this.list;
  }

  /** The number of the next entry. */
  get number(): number {
    return this.list.length;
  }

  /** `then` at once when they are safe; or with false when somebody else has written these numbers: then it is to be read again. */
  append<T>(entries: readonly Entry[], then: (safe: boolean) => T | Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const done = (safe: boolean) => {
        try {
          if (safe) this.add(entries);
          resolve(then(safe));
        } catch (error) {
          reject(error);
        }
      };
      const failed = (error: unknown) => {
        this.mustBeThere(entries, error).then(() => done(true), reject);
      };
      this.log.append(this.table, this.number, entries, { done, failed });
    });
  }

  /** The answer was lost, but perhaps not what it was about. */
  private async mustBeThere(entries: readonly Entry[], error: unknown): Promise<void> {
    const written = (await this.log.read(this.table)).slice(this.number, this.number + entries.length);
    if (JSON.stringify(written) !== JSON.stringify(entries)) throw error;
  }

  private add(entries: readonly Entry[]): void {
    for (const entry of entries) {
      const before = this.standing[this.standing.length - 1];
      this.list.push(entry);
      this.standing.push('move' in entry ? before + 1 : 'undo' in entry ? entry.undo : before);
    }
  }

  /** Somebody else has written more than is known here. */
  async isBehind(): Promise<boolean> {
    return (await this.log.read(this.table)).length > this.number;
  }

  async readAgain(): Promise<Played> {
    this.list = [...(await this.log.read(this.table))];
    this.standing = standingAfter(this.list);
    return playedBy(this.list);
  }

  /** The first moves that have stood ever since that number. */
  keptSince(number: number): number {
    return keptSince(this.standing, number);
  }

  /** The branches of the dice, also once an entry will be there that is about to be written. */
  branches(next: readonly Entry[] = []): ReturnType<typeof branchesOf> {
    return branchesOf([...this.list, ...next]);
  }
}
