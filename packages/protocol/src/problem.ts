import Type from 'typebox';
import { PROBLEM_CODES } from './problem-codes.ts';
import type { Told } from './schema.ts';

const message = Type.String();

/** Why something was not done: a code for programs, a sentence for people. Games have codes of their own. */
export const ProblemSchema = Type.Object({ code: Type.String(), message });

/** The answer to a request that was refused. */
export const RefusedSchema = Type.Object({ error: Type.Object({ code: Type.Enum([...PROBLEM_CODES]), message }) });
export type Refused = Told<typeof RefusedSchema>;

/** The same from a server that may be newer than its reader, and so have codes that are not known here. */
export const AnyRefusedSchema = Type.Object({ error: ProblemSchema });
