import type { SeatNumber } from '@tessera/kernel';
import { textOf } from '@tessera/ui';
import { expect, it } from 'vitest';
import { sentenceOf } from './sentence.ts';

type Told = Parameters<typeof sentenceOf>[1];

const step = {} as Told['steps'][number];
const decision = { waiting: 'move', seat: 1, legal: [] } as unknown as Told['decision'];
const still = { state: {}, busy: false, tumbling: false, looking: null };
const mine: Told = { decision, ready: true, mine: true, steps: [step], shown: still };

const ui: Parameters<typeof sentenceOf>[0] = {
  prompt: ({ waiting, seat }) => `${seat}: ${waiting}`,
  describeStep: () => [{ sentence: 'A soldier goes.', army: 1 as SeatNumber }],
};
const said = (told: Partial<Told>, absence?: string) =>
  sentenceOf(
    ui,
    { ...mine, ...told },
    textOf((key) => key),
    absence,
  );

it('whoever is to move is told what to do; the others, that somebody thinks', () => {
  expect(said({})).toBe('1: move');
  expect(said({ mine: false })).toBe('1: bot');
  for (const waiting of ['roll', 'confirm'] as const)
    expect(said({ mine: false, decision: { ...decision, waiting } })).toBe('1: bot');
  expect(said({ mine: false, decision: { ...decision, waiting: 'over' } })).toBe('1: over');
});

it('while steps are shown it tells the newest of them', () => {
  expect(said({ ready: false, shown: { ...still, busy: true } })).toBe('A soldier goes.');
});

it('what dice show is told when they lie', () => {
  const tumbling = { ...still, busy: true, tumbling: true };
  expect(said({ ready: false, shown: tumbling })).toBe('table.rolling');
  expect(said({ ready: false, shown: { ...tumbling, looking: 0 } })).toBe('A soldier goes.');
});

it('a paused table says so, unless one looks back', () => {
  const paused = { ...still, state: { paused: true } };
  expect(said({ ready: false, shown: paused })).toBe('table.paused');
  expect(said({ ready: false, shown: { ...paused, looking: 0 } })).toBe('A soldier goes.');
});

it('of somebody who is not there it does not say that they think, but what happened is told first', () => {
  expect(said({ mine: false }, 'Bob is away.')).toBe('Bob is away.');
  expect(said({ mine: true }, 'Bob is away.')).toBe('1: move');
  expect(said({ mine: false, decision: { ...decision, waiting: 'over' } }, 'Bob is away.')).toBe('1: over');
  expect(said({ mine: false, ready: false, shown: { ...still, busy: true } }, 'Bob is away.')).toBe('A soldier goes.');
  const paused = { ...still, state: { paused: true } };
  expect(said({ mine: false, ready: false, shown: paused }, 'Bob is away.')).toBe('table.paused');
});
