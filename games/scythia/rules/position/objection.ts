import type { Problem } from '@tessera/kernel';
import { contradiction } from './position-problem.ts';

/** What is wrong with a position that somebody wrote, as a sentence. It never leaves the reading of it. */
export class Objection extends Error {
  readonly problem: Problem;

  constructor(wrong: string | Problem) {
    const problem = typeof wrong === 'string' ? { code: 'bad-position', message: wrong } : wrong;
    super(problem.message);
    this.problem = problem;
  }
}

export const need = (right: boolean, message: string): void => {
  if (!right) throw new Objection(message);
};

/** The same of what somebody can put up by hand: it is said in every language. */
export const refuse = (...[code, args]: Parameters<typeof contradiction>): never => {
  throw new Objection(contradiction(code, args).error);
};
