import type { Outcome, Problem } from '@tessera/kernel';
import type { Refused } from '@tessera/protocol';
import { isProblemCode, type ProblemCode } from '@tessera/protocol/lists';
import type { FastifyInstance } from 'fastify';

/** A request that is not done: a status for HTTP, a code for programs, a sentence for people. */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly problem: Problem<ProblemCode>;

  constructor(statusCode: number, code: ProblemCode, message: string, ofGame: Pick<Problem, 'key' | 'args'> = {}) {
    super(message);
    this.statusCode = statusCode;
    this.problem = { code, message, ...ofGame };
  }

  get code(): ProblemCode {
    return this.problem.code;
  }
}

/** The value, or a refusal with its sentence. */
export function demand<T>(outcome: Outcome<T, ProblemCode>, statusCode = 400): T {
  if (outcome.ok) return outcome.value;
  throw new Refusal(statusCode, outcome.error.code, outcome.error.message);
}

/** The same for what a game or a table says, whose codes are its own: one that is not listed is a bad request. */
export function demandOfGame<T>(outcome: Outcome<T>, statusCode = 400): T {
  if (outcome.ok) return outcome.value;
  const { code, message, ...ofGame } = outcome.error;
  throw new Refusal(statusCode, isProblemCode(code) ? code : 'bad-request', message, ofGame);
}

/** Refusals thrown by the routes of `api` are answered as they are; anything else goes on to the server's own answers. */
export function answerRefusals(api: FastifyInstance): void {
  api.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof Refusal)) throw error;
    return reply.code(error.statusCode).send({ error: error.problem } satisfies Refused);
  });
}
