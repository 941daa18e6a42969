import { SeededRng } from '@tessera/kernel';
import { expect, it } from 'vitest';
import type { HiberniaPosition } from '../../rules/position/position-types.ts';
import { randomGame } from '../testing.ts';
import { dieNow } from './dice-now.ts';

const { steps } = randomGame(4, new SeededRng(5));
const viewAfter = (index: number) => steps[index].view as HiberniaPosition;
const rollOf = (face: string) => steps.findIndex((step) => step.move === `roll ${face}`);

it('before the throw the die is blank', () => {
  expect(dieNow(viewAfter(rollOf('red') - 1), steps.slice(0, rollOf('red')), true)).toEqual({
    face: null,
    thrown: -1,
    actions: [],
  });
});

it('H-20 a colour gives its own action and the wild one; purple a leap', () => {
  const at = rollOf('red');
  expect(dieNow(viewAfter(at), steps.slice(0, at + 1), false)).toEqual({
    face: 'red',
    thrown: at,
    actions: [
      { id: 'die', open: true },
      { id: 'wild', open: true },
    ],
  });
  const purple = rollOf('purple');
  expect(dieNow(viewAfter(purple), steps.slice(0, purple + 1), false).actions).toEqual([
    { id: 'leap', open: true },
    { id: 'wild', open: true },
  ]);
});

it('after the turn the throw stays in sight, all used', () => {
  const at = rollOf('purple');
  const end = steps.findIndex((step, index) => index > at && (step.view as HiberniaPosition).die === null);
  const now = dieNow(viewAfter(end), steps.slice(0, end + 1), false);
  expect(now).toMatchObject({ face: 'purple', thrown: at });
  expect(now.actions.every((action) => !action.open)).toBe(true);
});
