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
  try {
    const row = await db.get('reviews', keyOf(game));
    return row?.game === game && row.build === build ? row : {};
  } finally {
    db.close();
  }
}

/** Those used longest ago make room. What another tab has finished meanwhile stays. */
export async function keepReview(record: GameRecord, build: string, kept: KeptReview): Promise<void> {
  const game = gameText(record);
  const key = keyOf(game);
  const db = await open();
  try {
    const { store, done } = db.transaction('reviews', 'readwrite');
    const put = async () => {
      const before = await store.get(key);
      const known = before?.game === game && before.build === build ? before : undefined;
      const { sweep, full = known?.full, drafts } = kept;
      await store.put({ key, game, build, usedAt: Date.now(), sweep, full, drafts });
      const tooMany = (await store.count()) - MOST;
      const oldest = tooMany > 0 ? await store.index('usedAt').getAllKeys(null, tooMany) : [];
      for (const old of oldest) await store.delete(old);
    };
    await Promise.all([put(), done]);
  } finally {
    db.close();
  }
}
