import { type Game, type GameRecord, makeRecord } from '@tessera/kernel';
import { type NewTable, SAVE_VERSION, type TableSave } from './protocol.ts';

/** The whole record of a table, secrets included: for the store, and for everybody after the end. */
export function recordOf<S>(game: Game<S>, save: NewTable & { readonly moves: readonly string[] }): GameRecord {
  const players = save.seats.map((seat) => ({ name: seat.name, kind: seat.kind === 'bot' ? seat.level : 'human' }));
  return makeRecord(
    game,
    { seats: save.seats.length, scenario: save.scenario, options: save.options },
    save.moves,
    players,
  );
}

export const emptySave = (id: string, table: NewTable, now: number): TableSave => ({
  ...table,
  version: SAVE_VERSION,
  id,
  createdAt: now,
  updatedAt: now,
  moves: [],
  redo: [],
  unconfirmed: false,
});
