import { LAST_ROW, type LastRow, lengthBy } from '../log-rows.ts';
import {
  addFresh,
  type Fresh,
  type FreshRow,
  type FreshTables,
  type Reason,
  type Refused,
  rowOf,
} from './fresh-rows.ts';
import type { SqliteEngine } from './sqlite-engine.ts';

/** So many appends go to their places together: enough to share rows. */
const MOST_FRESH = 10_000;
const SETTLE_MS = 1_000;
const AGAIN_MS = 20;
/** What fails for two seconds is no other process that was just in the way. */
const FAILURES_TO_TELL = 100;
/** So many tables at a time, so that nobody whose move is to be written waits long for it. */
const TABLES_AT_ONCE = 16;
const MOST_KNOWN = 100_000;

const ADD = 'INSERT INTO fresh_moves (moves) VALUES (?)';
const THERE = "SELECT 1 FROM sqlite_master WHERE name = 'fresh_moves'";
const ANY = 'SELECT 1 FROM fresh_moves LIMIT 1';
const ALL = 'SELECT moves FROM fresh_moves ORDER BY batch';
/** What was put in its place before the end of the process, and is fresh still, is put there again, perhaps with more after it. */
const PLACE = 'INSERT OR REPLACE INTO moves (table_id, number, entry) VALUES (?, ?, ?)';
const DROP = 'DELETE FROM fresh_moves WHERE batch <= ?';

/**
 * Moves are first written one after another, whichever table they are of: a commit is a page or two. Many together they go to their
 * places in the tables' logs a little later, in commits that nobody waits for: should the power fail, they are fresh still.
 */
export class FreshMoves {
  private readonly engine: SqliteEngine;
  /** How long the log of each table is, as long as no other connection writes. */
  private readonly lengths = new Map<string, number>();
  private version = -1;
  /** What is fresh, by table. Not known at the start, nor when another connection has written: then the file is asked. */
  private known: FreshTables | undefined;
  private count = 0;
  private lastBatch = 0;
  /** Those of it that are on the way to their places: all up to that batch. */
  private placing: FreshTables | undefined;
  private placingTo = 0;
  private there = false;
  private timer: NodeJS.Timeout | undefined;
  private soon: NodeJS.Immediate | undefined;
  private failures = 0;
  private readonly failed: (error: unknown) => void;

  /** `failed`: moves can't be put in their places, again and again, while nobody waits for it. */
  constructor(engine: SqliteEngine, failed: (error: unknown) => void) {
    this.engine = engine;
    this.failed = failed;
  }

  /** All moves of an append or none; each is told for itself. Appends come and are kept as lines. `besides`: what shares their commit. */
  append(rows: string, besides: () => void = () => undefined): Refused {
    const refused: [number, Reason][] = [];
    const added = new Map<string, number>();
    const texts = rows.split('\n');
    const kept: FreshRow[] = [];
    const batch = this.engine.atOnce(() => {
      besides();
      this.lookAround();
      for (const [index, text] of texts.entries()) {
        const row = rowOf(text);
        const { table, number, count } = row;
        const length = added.get(table) ?? this.lengthOf(table);
        if (length === number) {
          added.set(table, number + count);
          kept.push(row);
        } else refused.push([index, length === undefined ? 'unknown-table' : number < length ? 'taken' : 'gap']);
      }
      if (kept.length === 0) return this.lastBatch;
      const out = new Set(refused.map(([index]) => index));
      const moves = out.size === 0 ? rows : texts.filter((_, index) => !out.has(index)).join('\n');
      return this.engine.statement(ADD).run([moves]).lastInsertRowid;
    });
    // not before it is there for good: the number of a batch that is undone is given again
    this.lastBatch = batch;
    for (const [table, length] of added) this.lengths.set(table, length);
    this.note(kept);
    this.settleLater();
    return refused;
  }

  /** Everything goes to its place, now; if that fails, once more a little later. */
  settle(): void {
    if (this.engine.inTransaction) return;
    this.cancel();
    try {
      this.settleAll();
    } catch (error) {
      this.tryAgain();
      throw error;
    }
  }

  /** Somebody else is about to read or write moves in a transaction of their own. */
  giveWay(): void {
    this.lengths.clear();
    if (!this.isAny()) return;
    this.placeByFile();
    // their transaction may yet be undone
    this.forget();
  }

  close(): void {
    try {
      this.settle();
    } finally {
      this.cancel();
    }
  }

  private settleAll(): void {
    this.lookAround();
    if (this.known ? this.isEmpty : !this.isAny()) {
      this.known ??= new Map();
      // they may have gone to their places in somebody else's transaction
      this.count = 0;
      return;
    }
    this.quietly(() => {
      this.lookAround();
      if (!this.known) return this.placeByFile();
      for (const fresh of [this.placing, this.known]) if (fresh) this.place(fresh);
      this.engine.statement(DROP).run([this.lastBatch]);
    });
    this.known = new Map();
    this.placing = undefined;
    this.count = 0;
  }

  private get isEmpty(): boolean {
    return this.known?.size === 0 && this.placing === undefined;
  }

  private note(rows: readonly FreshRow[]): void {
    this.count += rows.length;
    if (this.known) for (const row of rows) addFresh(this.known, row);
  }

  private forget(): void {
    this.known = undefined;
    this.placing = undefined;
  }

  /** What is told to nobody need not wait for the disk: the next commit that somebody waits for brings it along. */
  private quietly(work: () => void): void {
    this.engine.exec('PRAGMA synchronous = NORMAL');
    try {
      this.engine.atOnce(work);
    } finally {
      this.engine.exec('PRAGMA synchronous = FULL');
    }
  }

  private place(tables: Iterable<readonly [string, Fresh]>): void {
    const place = this.engine.statement(PLACE);
    for (const [table, { number, entries }] of tables) place.run([table, number, entries.replaceAll('\t', '\n')]);
  }

  private placeByFile(): void {
    const batches = this.engine.statement(ALL).all([]) as { moves: string }[];
    const fresh: FreshTables = new Map();
    for (const { moves } of batches) for (const row of moves.split('\n')) addFresh(fresh, rowOf(row));
    this.place(fresh);
    this.engine.exec('DELETE FROM fresh_moves');
  }

  /** A few tables more go to their places. True when none is on its way any more. */
  settleSome(): boolean {
    if (this.known && !this.placing) {
      this.count = 0;
      // the next batch could have a number of those that are long in their places
      if (this.known.size === 0) return true;
      this.placing = this.known;
      this.placingTo = this.lastBatch;
      this.known = new Map();
    }
    const { placing } = this;
    if (!placing) {
      this.settle();
      return true;
    }
    const some = [...placing].slice(0, TABLES_AT_ONCE);
    const isLast = some.length === placing.size;
    this.quietly(() => {
      this.lookAround();
      if (!this.placing) return;
      this.place(some);
      if (isLast) this.engine.statement(DROP).run([this.placingTo]);
    });
    for (const [table] of some) placing.delete(table);
    if (isLast) this.placing = undefined;
    return this.known !== undefined && this.placing === undefined;
  }

  private isAny(): boolean {
    // a new database has not got so far
    this.there ||= this.engine.statement(THERE).all([]).length > 0;
    return this.there && this.engine.statement(ANY).all([]).length > 0;
  }

  private lengthOf(table: string): number | undefined {
    const known = this.lengths.get(table);
    if (known !== undefined) return known;
    const isFresh = this.known ? this.known.has(table) || this.placing?.has(table) === true : this.isAny();
    if (isFresh) {
      this.placeByFile();
      this.forget();
    }
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
    if (row.data_version !== this.version) {
      this.lengths.clear();
      this.forget();
    }
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
    try {
      if (this.engine.inTransaction) this.tryAgain();
      else if (!this.settleSome()) this.soon = setImmediate(() => this.trySettling());
      else if (this.count > 0) this.settleLater();
      this.failures = 0;
    } catch (error) {
      // they are safe where they are
      if (++this.failures === FAILURES_TO_TELL) this.failed(error);
      this.tryAgain();
    }
  }

  private tryAgain(): void {
    this.timer ??= setTimeout(() => this.trySettling(), AGAIN_MS).unref();
  }

  private cancel(): void {
    clearTimeout(this.timer);
    clearImmediate(this.soon);
    this.timer = undefined;
    this.soon = undefined;
  }
}
