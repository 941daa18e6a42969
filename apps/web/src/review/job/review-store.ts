import { type GameRecord, recordToText, SeededRng } from '@tessera/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptReview } from './review-job.ts';

interface Row extends KeptReview {
  readonly key: string;
  /** The game itself: two games may have one key. */
  readonly game: string;
  /** The build that made it: another one thinks otherwise. */
  readonly build: string;
  readonly usedAt: number;
}

interface Schema extends DBSchema {
  reviews: { key: string; value: Row; indexes: { usedAt: number } };
}

/** A review of a long game takes half a megabyte. */
const MOST = 40;

/** A database of its own: the one with the tables need not change for what can be worked out again. */
const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('tessera-reviews', 1, {
    upgrade: (db) => {
      db.createObjectStore('reviews', { keyPath: 'key' }).createIndex('usedAt', 'usedAt');
    },
  });

/** What tells a game from others, whichever table or file it comes from, without the names of who played. */
function gameText({ players: _, proof: _proof, ...game }: GameRecord): string {
  return recordToText(game);
}

const keyOf = (game: string): string => String(new SeededRng(game).below(2 ** 31));

export async function keptReview(record: GameRecord, build: string): Promise<KeptReview> {
  const game = gameText(record);
  const db = await open();
  const row = await db.get('reviews', keyOf(game));
  db.close();
  return row?.game === game && row.build === build ? row : {};
}

/** Those used longest ago make room. */
export async function keepReview(record: GameRecord, build: string, kept: KeptReview): Promise<void> {
  const game = gameText(record);
  const { sweep, full, drafts } = kept;
  const db = await open();
  await db.put('reviews', { key: keyOf(game), game, build, usedAt: Date.now(), sweep, full, drafts });
  const tooMany = (await db.count('reviews')) - MOST;
  const oldest = tooMany > 0 ? await db.getAllKeysFromIndex('reviews', 'usedAt', null, tooMany) : [];
  for (const key of oldest) await db.delete('reviews', key);
  db.close();
}
