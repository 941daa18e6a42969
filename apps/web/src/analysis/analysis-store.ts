import type { GameRecord } from '@tessera/kernel';
import {
  gameIdOf,
  type Moment,
  mergeBranches,
  recordWithBranches,
  type SeatSpec,
  THE_GAME,
  treeOf,
} from '@tessera/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A game or a position in which things are tried out, as it is kept in the browser. */
export interface KeptAnalysis {
  readonly id: string;
  readonly game: string;
  /** With its branches. */
  readonly record: GameRecord;
  readonly seats: readonly SeatSpec[];
  /** Where somebody was in it last. */
  readonly moment: Moment;
  /** Goes up with every change: who knows another number has not seen the last one. */
  readonly updatedAt: number;
}

interface Schema extends DBSchema {
  analyses: { key: string; value: KeptAnalysis };
}

let database: Promise<IDBPDatabase<Schema>> | undefined;

/** Apart from the tables: they need not wait until every other tab has let go of an older version. */
function open(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>('tessera-analysis', 1, {
    upgrade(db) {
      db.createObjectStore('analyses', { keyPath: 'id' });
    },
    terminated() {
      database = undefined;
    },
  });
  // one failure is not remembered for good
  database.catch(() => {
    database = undefined;
  });
  return database;
}

export const loadAnalysis = async (id: string): Promise<KeptAnalysis | undefined> => (await open()).get('analyses', id);

/** The latest first. */
export async function listAnalyses(game: string): Promise<readonly KeptAnalysis[]> {
  const all = await (await open()).getAll('analyses');
  return all.filter((kept) => kept.game === game).sort((a, b) => b.updatedAt - a.updatedAt);
}

export async function deleteAnalysis(id: string): Promise<void> {
  await (await open()).delete('analyses', id);
}

/**
 * Keeps it, and tells what is kept now: what another tab has tried out meanwhile is there, too. `seen`: the number of the last change that
 * is known here.
 */
export async function saveAnalysis(mine: KeptAnalysis, seen: number): Promise<KeptAnalysis> {
  const tx = (await open()).transaction('analyses', 'readwrite', { durability: 'strict' });
  const stored = await tx.store.get(mine.id);
  const tree = treeOf(mine.record);
  const merged = stored && stored.updatedAt !== seen ? mergeBranches(tree, treeOf(stored.record).branches) : tree;
  const kept: KeptAnalysis = {
    ...mine,
    record: recordWithBranches(mine.record, merged),
    updatedAt: Math.max(Date.now(), (stored?.updatedAt ?? 0) + 1),
  };
  await Promise.all([tx.store.put(kept), tx.done]);
  return kept;
}

/** What is tried out in a game is found again by the game itself, together with what the record brings along. */
export async function analysisOf(record: GameRecord, seats: readonly SeatSpec[], at: number): Promise<KeptAnalysis> {
  const id = gameIdOf(record);
  const before = await loadAnalysis(id);
  const tree = mergeBranches(
    before ? treeOf(before.record) : { ...treeOf(record), branches: [] },
    record.branches ?? [],
  );
  const kept: KeptAnalysis = {
    id,
    game: record.game,
    record: recordWithBranches(record, tree),
    seats,
    moment: { line: THE_GAME, at },
    updatedAt: 0,
  };
  return saveAnalysis(kept, before?.updatedAt ?? 0);
}

/** The record with what was tried out in its game on this device. */
export async function withKeptBranches(record: GameRecord): Promise<GameRecord> {
  try {
    const kept = await loadAnalysis(gameIdOf(record));
    return kept ? recordWithBranches(record, mergeBranches(treeOf(record), treeOf(kept.record).branches)) : record;
  } catch (error) {
    // the record is worth more than what was tried out in it
    console.warn('What was tried out in this game could not be read:', error);
    return record;
  }
}
