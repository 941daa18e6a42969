import { type Problem, quote } from './outcome.ts';

export type ProblemArgs = Readonly<Record<string, string | number>>;

const problems =
  <Code extends string>(
    problem: string,
    game: string,
    part: 'scenario' | 'position',
    sentences: Readonly<Record<Code, string>>,
  ) =>
  (code: Code, args: ProblemArgs = {}): { readonly ok: false; readonly error: Problem } => {
    const error = {
      code: problem,
      message: sentences[code].replace(
        /\{(\w+)\}/g,
        (_, name) => (name === 'found' && IN_ENGLISH[args[name]]) || String(args[name]),
      ),
      key: `${game}.${part}.${code}`,
      args,
    };
    return { ok: false, error };
  };

/**
 * What can be wrong with a scenario of a game, one English sentence a code. The words of the game say the same in every
 * language, under `<game>.scenario.<code>` in words/scenario.*.json.
 */
export const scenarioProblem = <Code extends string>(game: string, sentences: Readonly<Record<Code, string>>) =>
  problems('bad-scenario', game, 'scenario', sentences);

/** The same of what contradicts the rules in a position, of what somebody can put up by hand: words/position.*.json. */
export const positionProblem = <Code extends string>(
  game: string,
  sentences: Readonly<Record<Code, string>>,
  problem = 'impossible-position',
) => problems(problem, game, 'position', sentences);

const KINDS: Readonly<Record<string, string>> = { 'a list': 'list', 'an object': 'object', nothing: 'nothing' };
const IN_ENGLISH: Readonly<Record<string, string>> = { list: 'a list', object: 'an object' };

/** What stands there instead, as an argument: `list`, `object` and `nothing` are for the words to name, all else is quoted. */
export function found(sent: unknown): string {
  const quoted = quote(sent);
  return KINDS[quoted] ?? quoted;
}
