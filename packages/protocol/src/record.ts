import type { GameRecord } from '@tessera/kernel';
import Type from 'typebox';

/** A game record: its own format, with a schema and a version of its own, see docs/notation.md. */
export const RecordSchema = Type.Unsafe<GameRecord>(
  Type.Object({ game: Type.String(), moves: Type.Array(Type.String()) }, { additionalProperties: true }),
);
