import {
  fail,
  type Game,
  type GameRecord,
  type Outcome,
  ok,
  type Problem,
  parseRecord,
  replay,
  upgradeRecord,
} from '@tessera/kernel';
import { COLOURS } from '@tessera/protocol/lists';
import { loadGame } from '@tessera/registry';
import type {
  Act,
  Answer,
  AnswerValue,
  NewTable,
  RequestBody,
  SeatSpec,
  Step,
  TableSave,
  TableState,
  ToldTo,
  Update,
} from '@tessera/table';
import { newId } from './new-id.ts';
import { loadTable, saveTable, summarize } from './store.ts';

export {
  deleteScenario,
  deleteTable,
  listScenarios,
  listTables,
  loadTable,
  saveScenario,
  type TableSummary,
} from './store.ts';

/** Rules and table code come with the first table, not with the first page. */
async function loadRules(id: string): Promise<Outcome<{ game: Game; table: typeof import('@tessera/table') }>> {
  const [game, table] = await Promise.all([loadGame(id), import('@tessera/table')]);
  return game.ok ? ok({ game: game.value, table }) : game;
}

export interface TableConnection {
  readonly state: TableState;
  subscribe(listener: (update: Update) => void): () => void;
  request(body: RequestBody): Promise<Outcome<AnswerValue>>;
  /** Each seat has settings of its own, as at a table on a server. */
  readonly settingsPerSeat?: boolean;
  /** What an act of one's own will come to, where that is certain before the host has said so. */
  predict?(act: Act): Step | undefined;
  /** Resolves when this page no longer has the table, such as when it was opened in another tab. */
  readonly lost: Promise<Problem>;
  close(): void;
}

/** Runs a saved table in a Web Worker. A table is played in one tab at a time: the newest takes it over. */
export async function openTable(id: string): Promise<Outcome<TableConnection>> {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module', name: `table ${id}` });
  const letGo = new AbortController();
  const { TableClient } = await import('@tessera/table');
  const client = new TableClient({
    send: (request) => worker.postMessage(request),
    listen: (receive) => {
      worker.onmessage = (event: MessageEvent<Answer | Update>) => receive(event.data);
    },
    close: () => {
      letGo.abort();
      worker.terminate();
    },
  });
  const lost = holdTable(id, letGo.signal).then((): Problem => {
    worker.terminate();
    return { code: 'opened-elsewhere', message: 'This table was opened in another tab.' };
  });
  const crashed = new Promise<Outcome<AnswerValue>>((resolve) => {
    worker.onerror = (event) => resolve(fail('worker-failed', event.message || 'The table could not be started.'));
  });
  const takenAway = lost.then(({ code, message }) => fail(code, message));
  const opened = await Promise.race([client.request({ type: 'open', table: id }), crashed, takenAway]);
  if (!opened.ok) {
    client.close();
    return opened;
  }
  return ok({
    get state() {
      return client.state ?? (opened.value as { state: TableState }).state;
    },
    subscribe: (listener) => client.subscribe(listener),
    request: (body) => client.request(body),
    lost,
    close: () => client.close(),
  });
}

/** Resolves when another tab has taken the table; never when this one lets it go itself. */
function holdTable(id: string, letGo: AbortSignal): Promise<void> {
  return new Promise((taken) => {
    if (!('locks' in navigator)) return;
    const held = navigator.locks.request(
      `table ${id}`,
      { steal: true },
      () => new Promise<void>((resolve) => letGo.addEventListener('abort', () => resolve())),
    );
    // it ends with an error when another tab has taken the table over
    held.catch(() => {
      if (!letGo.aborted) taken();
    });
  });
}

/** Creates and saves a table; opening it starts it. */
export async function newTableId(table: NewTable): Promise<Outcome<string>> {
  const { checkNewTable, emptySave } = await import('@tessera/table');
  const checked = checkNewTable(table);
  return checked.ok ? store(emptySave(newId(), checked.value, Date.now())) : checked;
}

export const restoreTable = (save: TableSave): Promise<Outcome<string>> => store(save);

/**
 * A record that somebody shared becomes a table of one's own, to replay or to play on. `nameOf` gives a name to players
 * who have none, by their colour.
 */
export async function importRecord(text: string, nameOf: (colour: string) => string): Promise<Outcome<string>> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail('not-json', 'This file is not a game record.');
  }
  const record = parseRecord(json);
  if (!record.ok) return record;
  const loaded = await loadRules(record.value.game);
  if (!loaded.ok) return loaded;
  const { checkNewTable, checkSave, emptySave } = loaded.value.table;
  const {
    game,
    seats: count,
    scenario,
    options,
    players,
    moves,
    from,
    ended,
    hinted,
  } = upgradeRecord(loaded.value.game, record.value);
  if (from !== undefined)
    return fail('from-position', 'A record that starts from a position can be replayed, not played on.');
  const seats = Array.from({ length: Math.min(count, COLOURS.length) }, (_, seat): SeatSpec => {
    const player = players?.[seat];
    const colour = COLOURS[seat];
    const given = (player?.name ?? '').slice(0, 40);
    const name = given || nameOf(colour);
    return player && player.kind !== 'human'
      ? { kind: 'bot', name, colour, level: player.kind.slice(0, 40) }
      : { kind: 'human', name, colour, you: false, ...(given ? {} : { unnamed: true }) };
  });
  const table = checkNewTable({ game, seats, scenario, options, settings: { confirmTurn: true, autoRoll: false } });
  if (!table.ok) return table;
  const save = checkSave({
    ...emptySave(newId(), table.value, Date.now()),
    moves,
    ...(ended && { ended }),
    ...(hinted && { hinted }),
  });
  if (!save.ok) return save;
  if (record.value.branches) {
    const { putUp } = await import('../analysis/put-up.ts');
    const kept = await putUp(record.value, moves.length, seats);
    if (!kept.ok) return kept;
  }
  return store(save.value);
}

/** Every step of a record, as that viewer may know it. */
export async function replaySteps(record: GameRecord, as: ToldTo): Promise<Outcome<readonly Step[]>> {
  const loaded = await loadRules(record.game);
  if (!loaded.ok) return loaded;
  const { game, table } = loaded.value;
  const played = table.replaySteps(game, record, table.viewerOf(as));
  return played.ok ? ok(played.value.steps) : played;
}

/** Whether a record has secrets, and whether its game is over, so that they are none any more. */
export async function secrecyOf(record: GameRecord): Promise<Outcome<{ hides: boolean; over: boolean }>> {
  const loaded = await loadRules(record.game);
  if (!loaded.ok) return loaded;
  const { game, table } = loaded.value;
  const end = replay(game, record);
  return end.ok
    ? ok({ hides: table.hides(game), over: record.ended !== undefined || game.rules.result(end.value).over })
    : end;
}

export const recordOfTable = async (id: string): Promise<Outcome<GameRecord>> => {
  const save = await loadTable(id);
  if (!save) return fail('unknown-table', 'This table is not here any more.');
  const loaded = await loadRules(save.game);
  if (!loaded.ok) return loaded;
  const { game, table } = loaded.value;
  return ok(table.recordOf(game, table.upgradeSave(game, save)));
};

/** Plays the table through before it is stored: what can't be opened is refused with the reason. */
async function store(save: TableSave): Promise<Outcome<string>> {
  const loaded = await loadRules(save.game);
  if (!loaded.ok) return loaded;
  const { game, table } = loaded.value;
  const host = table.LocalTable.open(game, save, {
    rng: { below: () => 0 },
    now: Date.now,
    think: () => Promise.resolve(''),
    save: () => Promise.resolve(),
    tell: () => undefined,
  });
  if (!host.ok) return host;
  await saveTable(save, summarize(save, host.value.state()));
  return ok(save.id);
}
