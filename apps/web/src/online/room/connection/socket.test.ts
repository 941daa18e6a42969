import { textOf } from '@tessera/ui';
import { expect, it } from 'vitest';
import { onlineSentence } from '../../problems.ts';
import { whyClosed } from './socket.ts';

it('each reason to close for good has words of its own', () => {
  const sentences = [1003, 4004, 4005, 4006].map((code) => {
    const problem = whyClosed(code);
    return (
      problem &&
      onlineSentence(
        problem,
        textOf((key) => key),
      )
    );
  });
  expect(sentences).toEqual([
    'online.problem.closed-by-server',
    'online.problem.signed-out',
    'online.problem.no-such-table',
    'online.problem.table-full',
  ]);
});

it('after a restart, a flood or a plain break one dials again', () => {
  expect([1000, 1006, 1011, 1012, 4001, 4002].filter(whyClosed)).toEqual([]);
});
