import type { Migration } from '../migrate.ts';

/**
 * Moves as they come, of all tables, one row a commit: each table's own place in `moves` is a page of its own, and to write a
 * hundred of them for a hundred moves is what would take the time. PostgreSQL writes its log so by itself.
 */
export const freshMoves: Migration = {
  name: 'fresh moves',
  statements: (dialect) =>
    dialect === 'sqlite' ? ['CREATE TABLE fresh_moves (batch INTEGER PRIMARY KEY, moves TEXT NOT NULL)'] : [],
};
