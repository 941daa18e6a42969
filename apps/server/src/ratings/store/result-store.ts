import type { SeatNumber } from '@tessera/kernel';
import type { Database, Queries } from '../../store/index.ts';
import { atLeast, NEWCOMER, type Rating, rate } from '../rate.ts';

export interface SeatResult {
  readonly seat: SeatNumber;
  /** Who sat there at the end; null for nobody who is known here. */
  readonly person: string | null;
  /** Played by a bot of ours, or by a program with somebody's token: it is neither rated nor a measure for others. */
  readonly bot: boolean;
  /** Has left before the end of a rated game: behind everybody who stayed, and no winner. */
  readonly gone?: boolean;
  /** 1 for the winner; shared places share the number. */
  readonly place: number;
  readonly points: number;
}

export interface GameResult {
  readonly table: string;
  readonly game: string;
  /** As the table agreed at its set-up. */
  readonly rated: boolean;
  readonly endedAt: number;
  readonly seats: readonly SeatResult[];
}

/** What a game came to for a seat. */
export type SeatPlace = Pick<SeatResult, 'seat' | 'place' | 'points'>;

export interface RatingChange {
  readonly person: string;
  readonly before: Rating;
  readonly after: Rating;
}

interface RatingRow {
  person: string;
  mu: number;
  sigma: number;
  games: number;
  wins: number;
}

/** How games ended, and what that says of those who played. */
export class ResultStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Written down once for each table; said again, nothing changes and nobody's rating does. */
  async record(result: GameResult): Promise<readonly RatingChange[]> {
    if (!result.rated) {
      // nothing depends on what is there: one statement, which keeps no move waiting as a transaction would
      await write(this.database, result, []);
      return [];
    }
    return this.database.transaction(async (queries) => {
      if (await queries.get('SELECT 1 FROM results WHERE table_id = ?', [result.table])) return [];
      const contenders = await contendersOf(queries, result);
      const [, changes] = await Promise.all([
        write(queries, result, contenders),
        changeRatings(queries, result, contenders),
      ]);
      return changes;
    });
  }

  /** How the games of these tables ended, by table. */
  async of(tables: readonly string[]): Promise<Map<string, SeatPlace[]>> {
    const found = new Map<string, SeatPlace[]>();
    if (tables.length === 0) return found;
    const rows = await this.database.all<SeatPlace & { table_id: string } & Record<string, number | string>>(
      `SELECT table_id, seat, place, points FROM results WHERE table_id IN (${tables.map(() => '?').join(', ')})`,
      tables,
    );
    for (const { table_id, seat, place, points } of rows)
      found.set(table_id, [...(found.get(table_id) ?? []), { seat, place, points }]);
    return found;
  }
}

/** Results stay for those who played with them, without the person. */
export async function forgetResults(queries: Queries, person: string): Promise<void> {
  await queries.run('UPDATE results SET person = NULL WHERE person = ?', [person]);
}

/** Rows that are there already stay. */
async function write(queries: Queries, result: GameResult, contenders: readonly RatedSeat[]): Promise<void> {
  const { table, game, endedAt, seats } = result;
  if (seats.length === 0) return;
  const isRated = (seat: SeatNumber) => Number(contenders.some((contender) => contender.seat === seat));
  await queries.run(
    `INSERT INTO results (table_id, seat, person, game, place, points, players, rated, ended_at)
     VALUES ${seats.map(() => '(?, ?, ?, ?, ?, ?, ?, ?, ?)').join(', ')} ON CONFLICT (table_id, seat) DO NOTHING`,
    seats.flatMap(({ seat, person, place, points }) => [
      table,
      seat,
      person,
      game,
      place,
      points,
      seats.length,
      isRated(seat),
      endedAt,
    ]),
  );
}

interface RatedSeat extends SeatResult {
  readonly person: string;
  readonly row: RatingRow | undefined;
}

/** People against people: at least two, and nobody against themselves. Where all have left nobody has beaten anybody. */
async function contendersOf(queries: Queries, { game, seats }: GameResult): Promise<RatedSeat[]> {
  const played = seats.flatMap((seat) => (seat.person !== null && !seat.bot ? [{ ...seat, person: seat.person }] : []));
  const ids = played.map(({ person }) => person);
  if (ids.length < 2 || new Set(ids).size !== ids.length) return [];
  // who has gone for good while the game was on is not among them
  const known = await queries.all<{ id: string } & Partial<RatingRow>>(
    `SELECT p.id, r.person, r.mu, r.sigma, r.games, r.wins FROM people p
     LEFT JOIN ratings r ON r.person = p.id AND r.game = ? WHERE p.id IN (${ids.map(() => '?').join(', ')})`,
    [game, ...ids],
  );
  const contenders = played.flatMap((seat): RatedSeat[] => {
    const found = known.find(({ id }) => id === seat.person);
    return found ? [{ ...seat, row: found.person ? (found as RatingRow) : undefined }] : [];
  });
  return contenders.length < 2 || contenders.every(({ gone }) => gone) ? [] : contenders;
}

async function changeRatings(
  queries: Queries,
  { table, game, endedAt }: GameResult,
  contenders: readonly RatedSeat[],
): Promise<RatingChange[]> {
  const befores = contenders.map(({ row }) => (row ? { mu: row.mu, sigma: row.sigma } : NEWCOMER));
  const afters = rate(contenders.map(({ place }, index) => ({ ...befores[index], place })));
  const best = Math.min(...contenders.map(({ place }) => place));
  const writes = contenders.flatMap(({ person, place, gone, row }, index) => {
    const { mu, sigma } = afters[index];
    const won = place === best && !gone;
    const rated = queries.run(
      `INSERT INTO ratings (game, person, mu, sigma, ordinal, games, wins, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (game, person) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, ordinal = excluded.ordinal,
         games = excluded.games, wins = excluded.wins, updated_at = excluded.updated_at`,
      [game, person, mu, sigma, atLeast({ mu, sigma }), (row?.games ?? 0) + 1, (row?.wins ?? 0) + Number(won), endedAt],
    );
    const kept = queries.run(
      'INSERT INTO rating_history (person, game, table_id, mu, sigma, at) VALUES (?, ?, ?, ?, ?, ?)',
      [person, game, table, mu, sigma, endedAt],
    );
    return [rated, kept];
  });
  await Promise.all(writes);
  return contenders.map(({ person }, index) => ({ person, before: befores[index], after: afters[index] }));
}
