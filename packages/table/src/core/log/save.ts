import {
  fail,
  type Game,
  type GameRecord,
  makeRecord,
  type Outcome,
  ok,
  type RecordedPlayer,
  upgradeConfig,
} from '@tessera/kernel';
import { type NewTable, SAVE_VERSION, type SeatSpec, type TableSave } from '../protocol.ts';
import type { Table } from '../table.ts';
import type { Played } from './journal.ts';

/** A table that an older version has saved, in the words of the newest: it goes on as it began. */
export function upgradeSave<S>(game: Game<S>, save: TableSave): TableSave {
  if (save.version === SAVE_VERSION) return save;
  const { seats, scenario, options } = save;
  const config = upgradeConfig(game, { seats: seats.length, scenario, options });
  return { ...save, version: SAVE_VERSION, scenario: config.scenario, options: config.options };
}

/** The whole record of a table, secrets included: for the store, and for everybody after the end. */
export function recordOf<S>(game: Game<S>, save: Recordable): GameRecord {
  const players = save.seats.map(playerOf);
  const { ended, practice, hinted } = save;
  const record = makeRecord(
    game,
    { seats: save.seats.length, scenario: save.scenario, options: save.options },
    [...save.moves],
    players,
  );
  return { ...record, ...(ended && { ended }), ...(practice && { practice }), ...(hinted && { hinted }) };
}

/** What a record is made of. */
export type Recordable = NewTable & Pick<Played, 'moves' | 'ended' | 'practice' | 'hinted'>;

/** Where a bot plays on for a person it is still the person's game. */
const playerOf = (seat: SeatSpec): RecordedPlayer =>
  seat.kind === 'human'
    ? { name: seat.name, kind: 'human' }
    : seat.for === undefined
      ? { name: seat.name, kind: seat.level }
      : { name: seat.for, kind: 'human' };

/** A record tells every secret of its game, so it is given when there are none left. */
export const recordToShow = <S>(table: Table<S>, save: Recordable): Outcome<GameRecord> =>
  table.hides && !table.over
    ? fail('record-at-end', 'This game has secrets, and its record tells them: it can be saved once the game is over.')
    : ok(recordOf(table.game, save));

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
