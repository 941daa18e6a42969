import { textOf } from '@tessera/ui';
import { expect, it } from 'vitest';
import { catalogueOf, problemSentence } from './problem-sentence.ts';

const t = textOf((key) => key);

it('a problem that has a sentence whatever the details is told by its code', () => {
  expect(problemSentence({ code: 'paused', message: 'No.' }, t)).toBe('shell.problem.paused');
});

it('a problem without a translation keeps its own sentence', () => {
  expect(problemSentence({ code: 'illegal-move', message: 'No.' }, t)).toBeUndefined();
});

it('what a game says of a problem keeps its own sentence until its words are there', () => {
  const problem = { code: 'bad-scenario', message: 'No.', key: 'cambria.scenario.sameName', args: { fort: 'Deva' } };
  expect(catalogueOf(problem)).toBe('cambria/scenario');
  expect(problemSentence(problem, t)).toBeUndefined();
});
