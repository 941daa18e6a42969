import Type from 'typebox';
import type { Told } from './schema.ts';

/** Why something was not done: a code for programs, a sentence for people. */
export const ProblemSchema = Type.Object({ code: Type.String(), message: Type.String() });

/** The answer to a request that was refused. */
export const RefusedSchema = Type.Object({ error: ProblemSchema });
export type Refused = Told<typeof RefusedSchema>;
