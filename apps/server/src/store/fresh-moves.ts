import { byTable, headOf, type Reason, type Refused } from './fresh-lines.ts';
import { LAST_ROW, type LastRow, lengthBy } from './log-rows.ts';
import type { SqliteEngine } from './sqlite-engine.ts';

/** So many appends go to their places at once: enough to share rows, few enough that nobody waits long for it. */
const MOST_FRESH = 2_000;
const SETTLE_MS = 500;
const AGAIN_MS = 20;
const MOST_KNOWN = 100_000;

const ADD = 'INSERT INTO fresh_moves (moves) VALUES (?)';
const THERE = "SELECT 1 FROM sqlite_master WHERE name = 'fresh_moves'";
const ANY = 'SELECT 1 FROM fresh_moves LIMIT 1';
const ALL = 'SELECT moves FROM fresh_moves ORDER BY batch';
const PLACE = 'INSERT INTO moves (table_id, number, entry) VALUES (?, ?, ?)';

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

  /** All moves of an append or none; each is told for itself. Appends come and are kept as lines. */
  append(lines: string): Refused {
    const refused: [number, Reason][] = [];
    const added = new Map<string, number>();
    this.engine.atOnce(() => {
      this.lookAround();
      const appends = lines.split('\n');
      for (const [index, line] of appends.entries()) {
        const { table, number, count } = headOf(line);
        const length = added.get(table) ?? this.lengthOf(table);
        if (length === number) added.set(table, number + count);
        else refused.push([index, length === undefined ? 'unknown-table' : number < length ? 'taken' : 'gap']);
      }
      const out = new Set(refused.map(([index]) => index));
      const kept = out.size === 0 ? lines : appends.filter((_, index) => !out.has(index)).join('\n');
      if (kept) this.engine.statement(ADD).run([kept]);
      this.count += appends.length - out.size;
    });
    for (const [table, length] of added) this.lengths.set(table, length);
    this.settleLater();
    return refused;
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
    const batches = this.engine.statement(ALL).all([]) as { moves: string }[];
    const place = this.engine.statement(PLACE);
    for (const [table, { number, entries }] of byTable(batches.map(({ moves }) => moves)))
      place.run([table, number, entries]);
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
    const [row] = this.engine.statement(LAST_ROW).all([table]) as LastRow[];
    if (!row) return undefined;
    const length = lengthBy(row);
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
    try {
      if (this.engine.inTransaction) again();
      else this.settle();
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
