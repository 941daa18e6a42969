import type { SeatNumber } from '@tessera/kernel';
import type { TableSave, TableState, Waiting } from '@tessera/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What the home page shows of a table, without playing it through. */
export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly seats: TableSave['seats'];
  /** None in what the version before wrote down. */
  readonly options?: TableSave['options'];
  readonly moves: number;
  readonly updatedAt: number;
  readonly over: boolean;
  /** Why it was ended before its end, if it was. */
  readonly ended?: NonNullable<TableState['ended']>['why'];
  readonly waiting: Waiting;
  /** The seat everybody waits for; 0 when over. */
  readonly seat: SeatNumber;
  readonly points: readonly number[];
}

interface Schema extends DBSchema {
  tables: { key: string; value: TableSave };
  summaries: { key: string; value: TableSummary };
  scenarios: { key: [string, string]; value: { game: string; id: string; scenario: object } };
}

let database: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>('tessera', 1, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' });
      db.createObjectStore('summaries', { keyPath: 'id' });
      db.createObjectStore('scenarios', { keyPath: ['game', 'id'] });
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

export function summarize(save: TableSave, state: TableState): TableSummary {
  const points = save.seats.map(
    (_, seat) => state.result.standings.find((standing) => standing.seat === seat)?.points ?? 0,
  );
  return {
    id: save.id,
    game: save.game,
    seats: save.seats,
    options: save.options,
    moves: save.moves.length,
    updatedAt: save.updatedAt,
    over: state.waiting === 'over',
    ...(state.ended ? { ended: state.ended.why } : {}),
    waiting: state.waiting,
    seat: state.seat,
    points,
  };
}

/** Strict durability: what a player has seen must survive a crash of the whole machine. */
export async function saveTable(save: TableSave, summary: TableSummary): Promise<void> {
  const db = await open();
  const tx = db.transaction(['tables', 'summaries'], 'readwrite', { durability: 'strict' });
  await Promise.all([tx.objectStore('tables').put(save), tx.objectStore('summaries').put(summary), tx.done]);
}

export async function loadTable(id: string): Promise<TableSave | undefined> {
  return (await open()).get('tables', id);
}

export async function listTables(): Promise<readonly TableSummary[]> {
  const db = await open();
  const all = await db.getAll('summaries');
  const whole = all.map(async (summary): Promise<TableSummary> => {
    const save = summary.options ? undefined : await db.get('tables', summary.id);
    return save ? { ...summary, options: save.options } : summary;
  });
  return (await Promise.all(whole)).sort((a, b) => b.updatedAt - a.updatedAt);
}

/** Returns what was there, so that a deletion can be taken back. */
export async function deleteTable(id: string): Promise<TableSave | undefined> {
  const db = await open();
  const tx = db.transaction(['tables', 'summaries'], 'readwrite');
  const save = await tx.objectStore('tables').get(id);
  await Promise.all([tx.objectStore('tables').delete(id), tx.objectStore('summaries').delete(id), tx.done]);
  return save;
}

export async function listScenarios(game: string): Promise<readonly object[]> {
  const all = await (await open()).getAll('scenarios');
  return all.filter((entry) => entry.game === game).map((entry) => entry.scenario);
}

export async function saveScenario(game: string, scenario: object): Promise<void> {
  const { id } = scenario as { id?: unknown };
  await (await open()).put('scenarios', { game, id: String(id), scenario });
}

export async function deleteScenario(game: string, id: string): Promise<void> {
  await (await open()).delete('scenarios', [game, id]);
}
