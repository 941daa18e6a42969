import { choicesOf } from '@tessera/game-kit/testing';
import type { Game } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { cambria } from '../../index.ts';
import choices from './expert-1/choices.json' with { type: 'json' };
import { evaluate } from './expert-1/evaluate.ts';
import { generations } from './index.ts';

// never to be brought up to date: results are kept under this name
test('expert-1 values and plays as on the day it was frozen', () => {
  const records = new URL('../../records/', import.meta.url);
  expect(choicesOf(cambria as Game, generations['expert-1'], evaluate as Game['evaluate'], records)).toEqual(choices);
});
