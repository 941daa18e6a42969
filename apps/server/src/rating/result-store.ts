import type { Database, Queries } from '../store/index.ts';
import { atLeast, NEWCOMER, type Rating, rate } from './rate.ts';

export interface SeatResult {
  /** From 1. */
  readonly seat: number;
  /** Who sat there at the end; null for nobody who is known here. */
  readonly person: string | null;
  /** Played by a bot of ours, or by a program with somebody's token: it is neither rated nor a measure for others. */
  readonly bot: boolean;
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
  record(result: GameResult): Promise<readonly RatingChange[]> {
    return this.database.transaction(async (queries) => {
      if (await queries.get('SELECT 1 FROM results WHERE table_id = ?', [result.table])) return [];
      const contenders = result.rated ? await contendersOf(queries, result) : [];
      const writes = result.seats.map(({ seat, person, place, points }) =>
        queries.run(
          `INSERT INTO results (table_id, seat, person, game, place, points, players, rated, ended_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          [
            result.table,
            seat,
            person,
            result.game,
            place,
            points,
            result.seats.length,
            Number(contenders.some((contender) => contender.seat === seat)),
            result.endedAt,
          ],
        ),
      );
      await Promise.all(writes);
      return changeRatings(queries, result, contenders);
    });
  }
}

interface RatedSeat extends SeatResult {
  readonly person: string;
  readonly row: RatingRow | undefined;
}

/** People against people: at least two, and nobody against themselves. */
async function contendersOf(queries: Queries, { game, seats }: GameResult): Promise<RatedSeat[]> {
  const played = seats.flatMap((seat) => (seat.person !== null && !seat.bot ? [{ ...seat, person: seat.person }] : []));
  const ids = played.map(({ person }) => person);
  if (new Set(ids).size !== ids.length) return [];
  const contenders: RatedSeat[] = [];
  for (const seat of played) {
    // somebody may have gone for good while the game was on
    if (!(await queries.get('SELECT 1 FROM people WHERE id = ?', [seat.person]))) continue;
    const row = await queries.get<RatingRow>(
      'SELECT person, mu, sigma, games, wins FROM ratings WHERE game = ? AND person = ?',
      [game, seat.person],
    );
    contenders.push({ ...seat, row });
  }
  return contenders.length < 2 ? [] : contenders;
}

async function changeRatings(
  queries: Queries,
  { table, game, endedAt }: GameResult,
  contenders: readonly RatedSeat[],
): Promise<RatingChange[]> {
  const befores = contenders.map(({ row }) => (row ? { mu: row.mu, sigma: row.sigma } : NEWCOMER));
  const afters = rate(contenders.map(({ place }, index) => ({ ...befores[index], place })));
  const best = Math.min(...contenders.map(({ place }) => place));
  for (const [index, { person, place, row }] of contenders.entries()) {
    const { mu, sigma } = afters[index];
    await queries.run(
      `INSERT INTO ratings (game, person, mu, sigma, ordinal, games, wins, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (game, person) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, ordinal = excluded.ordinal,
         games = excluded.games, wins = excluded.wins, updated_at = excluded.updated_at`,
      [
        game,
        person,
        mu,
        sigma,
        atLeast({ mu, sigma }),
        (row?.games ?? 0) + 1,
        (row?.wins ?? 0) + Number(place === best),
        endedAt,
      ],
    );
    await queries.run('INSERT INTO rating_history (person, game, table_id, mu, sigma, at) VALUES (?, ?, ?, ?, ?, ?)', [
      person,
      game,
      table,
      mu,
      sigma,
      endedAt,
    ]);
  }
  return contenders.map(({ person }, index) => ({ person, before: befores[index], after: afters[index] }));
}
