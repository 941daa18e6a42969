import Connection from 'libsql';
import type { Value } from '../database.ts';
import { Remembered } from '../remembered.ts';
import { FreshMoves } from './fresh-moves.ts';
import type { Refused } from './fresh-rows.ts';
import { type Failure, failureOf } from './sqlite-failure.ts';

/** What libsql's statements do; its own types say `any`. */
export interface Statement {
  all(values: readonly Value[]): object[];
  run(values: readonly Value[]): { changes: number; lastInsertRowid: number };
}

export interface Write {
  readonly sql: string;
  readonly values: readonly Value[];
}

/** What a statement did, or why not. */
export type Written = { readonly changes: number } | { readonly failed: Failure };

/** Longer than this whoever asked waits, and asks again: nobody else is kept waiting for another process. */
const BUSY_MS = 20;
/** Pages in the write-ahead log before they go to their places: the commit that has to wait for it waits the shorter, the fewer they are. */
const CHECKPOINT_PAGES = 1_000;

/** The one connection that writes, and waits for the disk: in a thread of its own, where there is one. */
export class SqliteEngine {
  private readonly connection: Connection.Database;
  private readonly statements: Remembered<Statement>;
  private readonly fresh: FreshMoves;

  /** `failed`: something that nobody waits for fails again and again. */
  constructor(path: string, failed: (error: unknown) => void) {
    this.connection = new Connection(path, {});
    this.statements = new Remembered((sql) => this.connection.prepare(sql) as unknown as Statement);
    const pragmas = [
      'busy_timeout = 5000',
      'journal_mode = WAL',
      'synchronous = FULL', // each commit reaches the disk before it is answered
      'foreign_keys = ON',
      'secure_delete = FAST', // what is deleted is overwritten, where that page is written anyway
      `wal_autocheckpoint = ${CHECKPOINT_PAGES}`,
      `busy_timeout = ${BUSY_MS}`,
    ];
    for (const pragma of pragmas) this.connection.prepare(`PRAGMA ${pragma}`).all([]);
    this.fresh = new FreshMoves(this, failed);
  }

  get inTransaction(): boolean {
    return this.connection.inTransaction;
  }

  exec(sql: string): void {
    this.connection.exec(sql);
  }

  statement(sql: string): Statement {
    return this.statements.get(sql);
  }

  all(sql: string, values: readonly Value[]): object[] {
    return this.step(sql, (statement) => statement.all(values));
  }

  run(sql: string, values: readonly Value[]): number {
    return this.step(sql, (statement) => statement.run(values).changes);
  }

  /** A transaction with its first statement: nobody else writes until it ends. */
  begin(how: 'all' | 'run', sql: string, values: readonly Value[]): object[] | number {
    this.exec('BEGIN IMMEDIATE');
    return this[how](sql, values);
  }

  /** After a full disk SQLite may have rolled back by itself. */
  rollback(): void {
    if (this.inTransaction) this.exec('ROLLBACK');
  }

  /** In one commit. A statement that fails undoes itself alone; the others stand. */
  together(writes: readonly Write[]): Written[] {
    return this.atOnce(() => this.each(writes));
  }

  /** In one commit, too. */
  append(lines: string, writes: readonly Write[]): { readonly refused: Refused; readonly written: readonly Written[] } {
    let written: readonly Written[] = [];
    const refused = this.fresh.append(lines, () => {
      written = this.each(writes);
    });
    return { refused, written };
  }

  private each(writes: readonly Write[]): Written[] {
    return writes.map(({ sql, values }) => {
      try {
        return { changes: this.run(sql, values) };
      } catch (error) {
        if (!this.inTransaction) throw error;
        return { failed: failureOf(error) };
      }
    });
  }

  /** Every move is in its place. */
  settle(): void {
    this.fresh.settle();
  }

  atOnce<T>(work: () => T): T {
    this.exec('BEGIN IMMEDIATE');
    try {
      const value = work();
      this.exec('COMMIT');
      return value;
    } catch (error) {
      this.rollback();
      throw error;
    }
  }

  close(): void {
    this.fresh.close();
    this.connection.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all([]);
    // a statement that is still remembered would keep its connection open
    this.statements.clear();
    this.connection.close();
  }

  private step<T>(sql: string, work: (statement: Statement) => T): T {
    // on a full disk SQLite undoes all of it by itself: what comes after that would stand alone
    if (!this.inTransaction) throw new Error('The transaction has been undone.');
    if (namesMoves(sql)) this.fresh.giveWay();
    try {
      return work(this.statement(sql));
    } catch (error) {
      this.statements.forget(sql);
      throw error;
    }
  }
}

const named = new Remembered((sql) => /\b(from|join|into)\s+moves\b/i.test(sql));

/** A statement that looks for moves is to find all of them. */
export const namesMoves = (sql: string): boolean => named.get(sql);
