import { unwrap } from '@tessera/kernel';
import { playStep } from '@tessera/table';
import { diceText } from '@tessera/ui';
import { describe, expect, it } from 'vitest';
import { cambria } from '../../index.ts';
import { prompt } from '../decision/prompt.ts';
import { decisionAt, LANGUAGES } from '../testing.ts';
import { diceNow } from './dice-now.ts';

/** The first player throws for the first soldier. */
function thrown(die: number, language = 'en') {
  const { rules } = cambria;
  const state = unwrap(rules.setup({ seats: 3, scenario: 'cambria', options: {} }));
  const steps = ['start 1', `die ${die}`].map((move, index) =>
    playStep(cambria, state, unwrap(rules.parse(state, move)), index, 'spectator'),
  );
  const view = rules.toJSON(state);
  return { steps, view, decision: { ...decisionAt(view, language), waiting: 'roll' as const, lastStep: steps.at(-1) } };
}

describe.each(LANGUAGES)('C-12 in %s', (language) => {
  it('a 1 for the first soldier is said to be thrown again', () => {
    const { decision } = thrown(1, language);
    const first = prompt({ ...decision, lastStep: undefined });
    expect(prompt(decision)).not.toBe(first);
    expect(prompt(decision)).toContain(diceText([1]));
  });
});

it('C-12 a 1 stays in the tray until it is thrown again', () => {
  const { steps, view } = thrown(1);
  expect(diceNow(view, steps.slice(0, 1), true)).toMatchObject({ dice: [0], thrown: -1 });
  expect(diceNow(view, steps, true)).toMatchObject({ dice: [1], thrown: 1 });
});
