import type { Queries } from '../../store/index.ts';
import { type ShownRating, shown } from '../shown.ts';

export interface GameRating extends ShownRating {
  readonly game: string;
  readonly games: number;
  readonly wins: number;
}

export interface Leader extends ShownRating {
  readonly place: number;
  readonly id: string;
  readonly name: string;
  readonly games: number;
  readonly wins: number;
}

export interface RatingPoint extends ShownRating {
  readonly at: number;
}

interface Row {
  game: string;
  mu: number;
  sigma: number;
  games: number;
  wins: number;
}

/** Fewer games say too little for a place among the leaders. */
export const GAMES_TO_LEAD = 5;
const LONGEST_HISTORY = 500;

/** What a person has come to, in each game they have played rated. */
export async function ratingsOf(queries: Queries, person: string): Promise<GameRating[]> {
  const rows = await queries.all<Row>(
    'SELECT game, mu, sigma, games, wins FROM ratings WHERE person = ? ORDER BY games DESC, game',
    [person],
  );
  return rows.map((row) => ({ game: row.game, games: row.games, wins: row.wins, ...shown(row) }));
}

/** The same of many people, each game of each of them. */
export async function allRatingsOf(
  queries: Queries,
  people: readonly string[],
): Promise<{ game: string; person: string; mu: number; sigma: number }[]> {
  if (people.length === 0) return [];
  return queries.all(
    `SELECT game, person, mu, sigma FROM ratings WHERE person IN (${people.map(() => '?').join(', ')})`,
    people,
  );
}

/** How it came to that, the oldest first. */
export async function historyOf(queries: Queries, person: string, game: string): Promise<RatingPoint[]> {
  const rows = await queries.all<{ mu: number; sigma: number; at: number }>(
    `SELECT mu, sigma, at FROM rating_history WHERE person = ? AND game = ?
     ORDER BY at DESC, table_id LIMIT ${LONGEST_HISTORY}`,
    [person, game],
  );
  return rows.map((row) => ({ at: row.at, ...shown(row) })).reverse();
}

/** The surely strongest first. */
export async function leaders(
  queries: Queries,
  game: string,
  { limit, offset = 0, atLeastGames = GAMES_TO_LEAD }: { limit: number; offset?: number; atLeastGames?: number },
): Promise<Leader[]> {
  const rows = await queries.all<Row & { id: string; name: string }>(
    `SELECT r.game, r.mu, r.sigma, r.games, r.wins, p.id, p.name FROM ratings r JOIN people p ON p.id = r.person
     WHERE r.game = ? AND r.games >= ? ORDER BY r.ordinal DESC, p.id LIMIT ? OFFSET ?`,
    [game, atLeastGames, limit, offset],
  );
  return rows.map((row, index) => leader(row, offset + index + 1));
}

/** Where somebody stands among the leaders, if they have played enough. */
export async function placeOf(
  queries: Queries,
  game: string,
  person: string,
  atLeastGames = GAMES_TO_LEAD,
): Promise<Leader | undefined> {
  const row = await queries.get<Row & { id: string; name: string; before: number }>(
    `SELECT r.game, r.mu, r.sigma, r.games, r.wins, p.id, p.name,
       (SELECT count(*) FROM ratings o WHERE o.game = r.game AND o.games >= ?
         AND (o.ordinal > r.ordinal OR (o.ordinal = r.ordinal AND o.person < r.person))) AS before
     FROM ratings r JOIN people p ON p.id = r.person WHERE r.game = ? AND r.person = ? AND r.games >= ?`,
    [atLeastGames, game, person, atLeastGames],
  );
  return row && leader(row, row.before + 1);
}

const leader = (row: Row & { id: string; name: string }, place: number): Leader => ({
  place,
  id: row.id,
  name: row.name,
  games: row.games,
  wins: row.wins,
  ...shown(row),
});
