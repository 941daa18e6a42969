import type { Appended, Database, Moves, Queries } from './database.ts';

import { LAST_ROW, type LastRow, type LogRow, lengthBy, ROWS_FROM, textsFrom } from './log-rows.ts';

export type { Appended } from './database.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Whoever waits for an append. If `done` throws, that is told to `failed`. */
export interface Waits {
  readonly done: (appended: Appended) => void;
  readonly failed: (error: unknown) => void;
}

interface Append extends Moves {
  readonly waits: Waits;
}

export interface CommitReport {
  readonly entries: number;
  readonly appends: number;
  readonly seconds: number;
}

/** So many appends are worth a commit. */
const ENOUGH = 16;
const MOST_APPENDS = 1_000;
const MOST_KNOWN = 100_000;
const NOTHING = (): void => undefined;

/**
 * The moves of every table, numbered from 0, only ever added to. An answer means: on the disk. Whatever is to be appended while a
 * commit is under way, of all tables, shares the next one, so that nobody pays for the disk alone.
 */
export class MoveLog {
  private readonly database: Database;
  private readonly report: (commit: CommitReport) => void;
  private waiting: Append[] = [];
  private writing: Promise<void> | undefined;
  private enough = NOTHING;
  /** At least so many entries a table's log has: a log never gets shorter. */
  private readonly known = new Map<string, number>();

  constructor(database: Database, report: (commit: CommitReport) => void = () => undefined) {
    this.database = database;
    this.report = report;
  }

  /**
   * All entries or none, at the numbers from `number` on. The first writer of a number wins; the other is told so. If it rejects, the
   * database has failed and whether the entries are there is known only by reading again.
   */
  append(table: string, number: number, entries: readonly Json[]): Promise<Appended> {
    const texts = entries.map((entry) => JSON.stringify(entry));
    return new Promise((done, failed) => this.appendTexts({ table, number, entries: texts }, { done, failed }));
  }

  /** The same with entries that are JSON already, told by a call: a server waits for thousands of them every second. */
  appendTexts({ table, number, entries }: Moves, waits: Waits): void {
    if (!Number.isInteger(number) || number < 0) {
      waits.failed(new RangeError(`${number} is not the number of a move.`));
    } else if (entries.length === 0) tellOf(waits, { ok: true });
    else {
      this.waiting.push({ table, number, entries, waits });
      this.writing ??= this.write();
      if (this.waiting.length >= ENOUGH) this.enough();
    }
  }

  /** The entries from number `from` on. */
  async read(table: string, from = 0): Promise<Json[]> {
    const rows = await this.database.all<LogRow>(ROWS_FROM, [table, table, from]);
    return textsFrom(rows, from).map((text) => JSON.parse(text));
  }

  async length(table: string): Promise<number> {
    return (await lengthOf(this.database, table)) ?? 0;
  }

  /** Returns when everything appended so far is on the disk. */
  async flush(): Promise<void> {
    while (this.writing) await this.writing;
  }

  private async write(): Promise<void> {
    await this.gathered();
    let tell = NOTHING;
    try {
      for (;;) {
        const together = this.takeOneOfEachTable();
        // the next ones are on their way before those before them are told: the disk works meanwhile
        const answers = together.length > 0 ? this.appendAll(together) : undefined;
        tell();
        tell = NOTHING;
        if (answers) tell = await this.answered(together, answers);
        else if (this.waiting.length === 0) break;
      }
    } finally {
      this.writing = undefined;
    }
  }

  /** What arrives in the same turn of the event loop goes together, as long as it isn't enough already. */
  private gathered(): Promise<void> {
    return new Promise((resolve) => {
      const soon = setImmediate(resolve);
      this.enough = () => {
        this.enough = NOTHING;
        clearImmediate(soon);
        resolve();
      };
    });
  }

  /** Tells all whose entries are written, or that they are not. */
  private async answered(together: readonly Append[], answers: Promise<readonly Appended[]>): Promise<() => void> {
    const start = performance.now();
    try {
      const answer = await answers;
      const seconds = (performance.now() - start) / 1000;
      return () => {
        let entries = 0;
        for (const [index, append] of together.entries()) {
          entries += append.entries.length;
          tellOf(append.waits, answer[index]);
        }
        this.report({ entries, appends: together.length, seconds });
      };
    } catch (error) {
      return () => {
        for (const { waits } of together) tellFailed(waits, error);
      };
    }
  }

  private async appendAll(appends: readonly Append[]): Promise<Appended[]> {
    const { database } = this;
    if (database.appendMoves) return database.appendMoves(appends);
    // in one order everywhere, so that two servers never wait for each other
    const sorted = [...appends].sort((a, b) => (a.table < b.table ? -1 : 1));
    const answers = await database.transaction((queries) => this.commit(queries, sorted));
    for (const [index, { table, number, entries }] of sorted.entries())
      if (answers[index].ok) this.remember(table, number + entries.length);
    return appends.map((append) => answers[sorted.indexOf(append)]);
  }

  private takeOneOfEachTable(): Append[] {
    const together = new Map<string, Append>();
    const later: Append[] = [];
    for (const append of this.waiting)
      if (together.has(append.table) || together.size >= MOST_APPENDS) later.push(append);
      else together.set(append.table, append);
    this.waiting = later;
    return [...together.values()];
  }

  private async commit(queries: Queries, appends: readonly Append[]): Promise<Appended[]> {
    const refused = new Map<Append, Appended>();
    for (const append of appends) {
      const reason = await this.outOfReach(queries, append);
      if (reason) refused.set(append, { ok: false, reason });
    }
    const fitting = appends.filter((append) => !refused.has(append));
    const written = await insert(queries, fitting);
    for (const append of fitting) {
      const count = written.get(append.table) ?? 0;
      if (count === append.entries.length) continue;
      refused.set(append, { ok: false, reason: 'taken' });
      // the other's entries are fewer than these: what was written after them goes again
      if (count > 0)
        await queries.run('DELETE FROM moves WHERE table_id = ? AND number >= ?', [
          append.table,
          append.number + append.entries.length - count,
        ]);
    }
    return appends.map((append) => refused.get(append) ?? { ok: true });
  }

  /** Looked up only for a table that this server has not written to yet, or for a number beyond what it knows. */
  private async outOfReach(queries: Queries, { table, number }: Append): Promise<'gap' | 'unknown-table' | undefined> {
    const known = this.known.get(table);
    if (known !== undefined && number <= known) return undefined;
    const length = await lengthOf(queries, table);
    if (length === undefined) return 'unknown-table';
    this.remember(table, length);
    return number > length ? 'gap' : undefined;
  }

  private remember(table: string, length: number): void {
    if (this.known.size >= MOST_KNOWN && !this.known.has(table)) this.known.clear();
    this.known.set(table, length);
  }
}

/** Whoever comes after them is told, too, whatever happens there. */
function tellOf(waits: Waits, appended: Appended): void {
  try {
    waits.done(appended);
  } catch (error) {
    tellFailed(waits, error);
  }
}

function tellFailed({ failed }: Waits, error: unknown): void {
  try {
    failed(error);
  } catch {
    // there is nobody else to tell it to
  }
}

async function lengthOf(queries: Queries, table: string): Promise<number | undefined> {
  const row = await queries.get<LastRow>(LAST_ROW, [table]);
  return row && lengthBy(row);
}

const INSERT = `INSERT INTO moves (table_id, number, entry)
  SELECT value ->> 0, (value ->> 1)::int, value ->> 2 FROM json_array_elements(?::json)
  ON CONFLICT DO NOTHING RETURNING table_id`;

/** One statement for all. An entry goes as text within the text: PostgreSQL takes not every character that JSON can say. Says how many entries were written for each table. */
async function insert(queries: Queries, appends: readonly Moves[]): Promise<Map<string, number>> {
  const rows: Json[] = [];
  for (const { table, number, entries } of appends)
    for (const [offset, entry] of entries.entries()) rows.push([table, number + offset, entry]);
  const counts = new Map<string, number>();
  if (rows.length === 0) return counts;
  const written = await queries.all<{ table_id: string }>(INSERT, [JSON.stringify(rows)]);
  for (const { table_id } of written) counts.set(table_id, (counts.get(table_id) ?? 0) + 1);
  return counts;
}
