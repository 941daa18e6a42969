import type { Appended, Moves } from './database.ts';
import type { SqliteEngine } from './sqlite-engine.ts';

/** So many go to their places at once: enough to share pages, few enough that nobody waits long for it. */
const MOST_FRESH = 1_000;
const SETTLE_MS = 500;
const AGAIN_MS = 20;
const MOST_KNOWN = 100_000;

const ADD = 'INSERT INTO fresh_moves (moves) VALUES (?)';
const THERE = "SELECT 1 FROM sqlite_master WHERE name = 'fresh_moves'";
const ANY = 'SELECT 1 FROM fresh_moves LIMIT 1';
const PLACE = `INSERT INTO moves (table_id, number, entry)
  SELECT value ->> 0 AS id, value ->> 1 AS number, value ->> 2 FROM fresh_moves, json_each(fresh_moves.moves) WHERE true
  ORDER BY id, number ON CONFLICT DO NOTHING`;
const LENGTH = 'SELECT (SELECT max(number) FROM moves WHERE table_id = id) AS last FROM tables WHERE id = ?';

/**
 * Moves are first written one after another, whichever table they are of: a commit is a page or two. Many together they go to their
 * places in the tables' logs a little later, in a commit that nobody waits for: should the power fail, they are fresh still.
 */
export class FreshMoves {
  private readonly engine: SqliteEngine;
  /** How long the log of each table is, as long as no other connection writes. */
  private readonly lengths = new Map<string, number>();
  private version = -1;
  private count = 0;
  private there = false;
  private timer: NodeJS.Timeout | undefined;
  private soon: NodeJS.Immediate | undefined;

  constructor(engine: SqliteEngine) {
    this.engine = engine;
  }

  /** All moves of an append or none; each is told for itself. */
  append(appends: readonly Moves[]): Appended[] {
    const added = new Map<string, number>();
    const answers = this.engine.atOnce(() => {
      this.lookAround();
      const rows: (readonly [string, number, string])[] = [];
      const answered = appends.map(({ table, number, entries }): Appended => {
        const length = added.get(table) ?? this.lengthOf(table);
        if (length === undefined) return { ok: false, reason: 'unknown-table' };
        if (number !== length) return { ok: false, reason: number < length ? 'taken' : 'gap' };
        for (const [offset, entry] of entries.entries()) rows.push([table, number + offset, entry]);
        added.set(table, number + entries.length);
        return { ok: true };
      });
      if (rows.length > 0) this.engine.statement(ADD).run([JSON.stringify(rows)]);
      this.count += rows.length;
      return answered;
    });
    for (const [table, length] of added) this.lengths.set(table, length);
    this.settleLater();
    return answers;
  }

  settle(): void {
    if (this.engine.inTransaction) return;
    this.cancel();
    if (this.count === 0 && !this.isAny()) return;
    // what is told to nobody need not wait for the disk: the next commit that somebody waits for brings it along
    this.engine.exec('PRAGMA synchronous = NORMAL');
    try {
      this.engine.atOnce(() => this.place());
    } finally {
      this.engine.exec('PRAGMA synchronous = FULL');
    }
  }

  /** Somebody else is about to read or write moves, perhaps in a transaction of their own. */
  giveWay(): void {
    this.lengths.clear();
    if (!this.engine.inTransaction) this.settle();
    else if (this.isAny()) this.place();
  }

  close(): void {
    this.cancel();
    this.settle();
  }

  private place(): void {
    this.engine.statement(PLACE).run([]);
    this.engine.exec('DELETE FROM fresh_moves');
    this.count = 0;
  }

  private isAny(): boolean {
    // a new database has not got so far
    this.there ||= this.engine.statement(THERE).all([]).length > 0;
    return this.there && this.engine.statement(ANY).all([]).length > 0;
  }

  private lengthOf(table: string): number | undefined {
    const known = this.lengths.get(table);
    if (known !== undefined) return known;
    if (this.isAny()) this.place();
    const [row] = this.engine.statement(LENGTH).all([table]) as { last: number | null }[];
    if (!row) return undefined;
    const length = (row.last ?? -1) + 1;
    if (this.lengths.size >= MOST_KNOWN) this.lengths.clear();
    this.lengths.set(table, length);
    return length;
  }

  /** Whether another connection has written since. */
  private lookAround(): void {
    const [row] = this.engine.statement('PRAGMA data_version').all([]) as { data_version: number }[];
    if (row.data_version !== this.version) this.lengths.clear();
    this.version = row.data_version;
  }

  /** Whoever waits for an answer gets it first. */
  private settleLater(): void {
    if (this.count >= MOST_FRESH) this.soon ??= setImmediate(() => this.trySettling());
    this.timer ??= setTimeout(() => this.trySettling(), SETTLE_MS).unref();
  }

  /** Another process may be in the way, or a transaction of our own; there is time. */
  private trySettling(): void {
    this.cancel();
    const again = () => {
      this.timer = setTimeout(() => this.trySettling(), AGAIN_MS).unref();
    };
    if (this.engine.inTransaction) again();
    try {
      this.settle();
    } catch {
      again();
    }
  }

  private cancel(): void {
    clearTimeout(this.timer);
    clearImmediate(this.soon);
    this.timer = undefined;
    this.soon = undefined;
  }
}
