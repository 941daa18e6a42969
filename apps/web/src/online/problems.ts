import type { Problem } from '@tessera/kernel';
import { problemSentence } from '../controls/problem-sentence.ts';
import type { Text } from '../i18n/index.tsx';
import { hasWords } from '../i18n/words.ts';

/** What the server or the connection may answer, and has words for in every language. */
export const PROBLEMS = [
  'unreachable',
  'no-server',
  'failed',
  'disk-full',
  'signed-out',
  'bad-name',
  'bad-email',
  'bad-password',
  'wrong-sign-in',
  'wrong-password',
  'already-kept',
  'email-taken',
  'no-mail',
  'no-email',
  'link-over',
  'bad-passkey',
  'passkey-taken',
  'passkey-cancelled',
  'no-push',
  'too-many-requests',
  'no-such-table',
  'no-such-person',
  'no-such-seat',
  'seat-taken',
  'seat-kept',
  'colour-taken',
  'not-your-seat',
  'not-host',
  'started',
  'seats-open',
  'bots-alone',
  'sits-already',
  'rated-people-only',
  'offer-open',
  'nothing-to-undo',
  'not-playing',
  'not-at-table',
  'no-such-offer',
  'no-password',
  'already-confirmed',
  'bad-address',
  'too-many-tokens',
  'too-many-tables',
  'no-such-token',
  'bad-vacation',
  'vacation-spent',
  'not-invited',
  'not-away',
  'bot-already',
  'banned-name',
  'silenced',
  'chat-closed',
  'wrong-token',
  'no-host',
  'no-such-report',
  'too-many',
  'too-many-passkeys',
  'no-such-passkey',
  'signed-in',
  'busy',
  'table-full',
  'closed-by-server',
  'wrong-version',
  'not-started',
  'not-paused',
  'over',
  'not-over',
  'empty',
  'too-long',
  'clock-decides',
  'time-up',
  'own-board-unrated',
  'your-turn',
] as const;

const SAME_AS: Readonly<Record<string, string>> = {
  'sign-in': 'signed-out',
  taken: 'email-taken',
  'game-over': 'over',
};

/** In the reader's language; undefined when only the server's English sentence is known. */
export function onlineSentence(problem: Problem, t: Text): string | undefined {
  const code = SAME_AS[problem.code] ?? problem.code;
  const known = PROBLEMS.find((each) => each === code);
  return known ? t(`online.problem.${known}`) : problemSentence(problem, t);
}

/** Where a table may be a server's or this device's own. */
export const sentenceAnywhere = (problem: Problem, t: Text): string | undefined =>
  hasWords(['online']) ? onlineSentence(problem, t) : problemSentence(problem, t);
