import type { Problem } from '@tessera/kernel';
import { isProblemCode, type ProblemCode } from '@tessera/protocol/lists';
import { problemSentence, SHELL_PROBLEMS, type ShellProblem } from '../controls/problem-sentence.ts';
import type { Text } from '../i18n/index.tsx';
import { hasWords } from '../i18n/words.ts';

/** What the connection, the browser or a table says itself, where the server gives no such answer. */
const OWN = [
  'unreachable',
  'no-server',
  'passkey-cancelled',
  'no-push',
  'table-full',
  'closed-by-server',
  'wrong-version',
  'your-turn',
] as const;

/** Said in the words of another. */
const SAME_AS = {
  'sign-in': 'signed-out',
  taken: 'email-taken',
  'game-over': 'over',
} as const;

/** Only a page that speaks otherwise than ours, or a program with a token, meets these. */
const WORDLESS = [
  'bad-level',
  'bad-method',
  'bad-option',
  'bad-request',
  'bad-scenario',
  'bad-seats',
  'bad-seed',
  'bad-subscription',
  'bad-token',
  'bad-type',
  'full',
  'no-such-phrase',
  'no-token',
  'not-by-token',
  'not-found',
  'record-at-end',
  'restart',
  'seed-given',
  'seeds-closed',
  'too-big',
  'yourself',
] as const satisfies readonly ProblemCode[];

type Elsewhere = (typeof WORDLESS)[number] | keyof typeof SAME_AS | ShellProblem;
/** Every other code of the server has words here: without a message for one of them, `onlineSentence` does not compile. */
type Worded = (typeof OWN)[number] | Exclude<ProblemCode, Elsewhere>;

const ELSEWHERE: readonly string[] = [...WORDLESS, ...Object.keys(SAME_AS), ...SHELL_PROBLEMS];
const isWorded = (code: string): code is Worded =>
  OWN.some((each) => each === code) || (isProblemCode(code) && !ELSEWHERE.includes(code));

const isSame = (code: string): code is keyof typeof SAME_AS => Object.hasOwn(SAME_AS, code);

/** In the reader's language; undefined when only the server's English sentence is known. */
export function onlineSentence(problem: Problem, t: Text): string | undefined {
  const code = isSame(problem.code) ? SAME_AS[problem.code] : problem.code;
  return isWorded(code) ? t(`online.problem.${code}`) : problemSentence(problem, t);
}

/** Where a table may be a server's or this device's own. */
export const sentenceAnywhere = (problem: Problem, t: Text): string | undefined =>
  hasWords(['online']) ? onlineSentence(problem, t) : problemSentence(problem, t);
