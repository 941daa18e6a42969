import Type from 'typebox';
import { PROBLEM_CODES } from './lists/problem-codes.ts';
import type { Told } from './schema.ts';

const message = Type.String();

/** A key of a game's own words that say the same in the reader's language, and what it must be told. */
const ofGame = {
  key: Type.Optional(Type.String()),
  args: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
};

/** Why something was not done: a code for programs, a sentence for people. Games have codes of their own. */
export const ProblemSchema = Type.Object({ code: Type.String(), message, ...ofGame });

/** The answer to a request that was refused. */
export const RefusedSchema = Type.Object({
  error: Type.Object({ code: Type.Enum([...PROBLEM_CODES]), message, ...ofGame }),
});
export type Refused = Told<typeof RefusedSchema>;

/** The same from a server that may be newer than its reader, and so have codes that are not known here. */
export const AnyRefusedSchema = Type.Object({ error: ProblemSchema });
