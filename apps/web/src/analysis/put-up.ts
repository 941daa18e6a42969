import {
  fail,
  type Game,
  type GameRecord,
  isObject,
  makeRecord,
  type Outcome,
  ok,
  parseRecord,
  type TableConfig,
  upgradeRecord,
} from '@tessera/kernel';
import { loadGame } from '@tessera/registry';
import { BranchedGame, type SeatSpec } from '@tessera/table';
import { seatsOfRecord } from '../table/players/seats-of-record.ts';
import { analysisOf, type KeptAnalysis } from './analysis-store.ts';

/** A record that begins with that position, and in which nothing has been played. */
export function recordOfPosition(game: Game, position: unknown): Outcome<GameRecord> {
  const read = game.rules.fromJSON(position);
  if (!read.ok) return read;
  // every position carries its table, whatever else its game puts in
  const from = game.rules.toJSON(read.value) as Pick<TableConfig, 'scenario' | 'options'>;
  const config = { seats: game.rules.seats(read.value), scenario: from.scenario, options: from.options };
  return ok({ ...makeRecord(game, config, []), from });
}

/** What somebody has pasted or opened: a record, or a position of that game. */
export async function recordOfText(game: Game, text: string): Promise<Outcome<GameRecord>> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail('no-json', 'This is neither a position nor a game record: it is not JSON.');
  }
  if (!isObject(json) || json['moves'] === undefined) return recordOfPosition(game, json);
  return parseRecord(json);
}

/** Keeps it, so that a reload brings it back: the same game or position is the same analysis. */
export async function putUp(
  record: GameRecord,
  at = record.moves.length,
  seats?: readonly SeatSpec[],
): Promise<Outcome<KeptAnalysis>> {
  const loaded = await loadGame(record.game);
  if (!loaded.ok) return loaded;
  const upgraded = upgradeRecord(loaded.value, record);
  const played = BranchedGame.open(loaded.value, upgraded);
  if (!played.ok) return played;
  return ok(await analysisOf(upgraded, seats ?? seatsOfRecord(upgraded, []), at));
}
