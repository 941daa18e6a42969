import type { Queries } from '../../store/index.ts';

export interface GameStatistics {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  readonly rated: number;
  readonly bestPoints: number;
  readonly averagePoints: number;
  readonly lastAt: number;
}

export interface PlayedGame {
  readonly table: string;
  readonly game: string;
  readonly place: number;
  readonly players: number;
  readonly points: number;
  readonly rated: boolean;
  readonly endedAt: number;
}

/** What somebody has played to its end, game by game; not where they sat on several chairs. */
export async function statisticsOf(queries: Queries, person: string): Promise<GameStatistics[]> {
  const rows = await queries.all<{
    game: string;
    played: number;
    won: number;
    rated: number;
    best: number;
    total: number;
    last: number;
  }>(
    `SELECT r.game, count(*) AS played, sum(CASE WHEN r.place = 1 THEN 1 ELSE 0 END) AS won, sum(r.rated) AS rated,
       max(r.points) AS best, sum(r.points) AS total, max(r.ended_at) AS last
     FROM results r WHERE r.person = ? AND NOT EXISTS
       (SELECT 1 FROM results o WHERE o.table_id = r.table_id AND o.person = r.person AND o.seat <> r.seat)
     GROUP BY r.game ORDER BY count(*) DESC, r.game`,
    [person],
  );
  return rows.map(({ game, played, won, rated, best, total, last }) => ({
    game,
    played,
    won,
    rated,
    bestPoints: best,
    averagePoints: Math.round((total / played) * 10) / 10,
    lastAt: last,
  }));
}

/** Their last games. A private table's address is its invitation, so others see those of public tables alone. */
export async function lastGamesOf(
  queries: Queries,
  person: string,
  { limit, of }: { limit: number; of: 'public' | 'all' },
): Promise<PlayedGame[]> {
  const publicOnly = of === 'public' ? "AND t.visibility = 'public'" : '';
  const rows = await queries.all<{
    table_id: string;
    game: string;
    place: number;
    players: number;
    points: number;
    rated: number;
    ended_at: number;
  }>(
    `SELECT r.table_id, r.game, r.place, r.players, r.points, r.rated, r.ended_at
     FROM results r LEFT JOIN tables t ON t.id = r.table_id
     WHERE r.person = ? ${publicOnly} ORDER BY r.ended_at DESC, r.table_id, r.seat LIMIT ?`,
    [person, limit],
  );
  return rows.map((row) => ({
    table: row.table_id,
    game: row.game,
    place: row.place,
    players: row.players,
    points: row.points,
    rated: row.rated === 1,
    endedAt: row.ended_at,
  }));
}
