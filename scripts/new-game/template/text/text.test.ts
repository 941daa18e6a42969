import { randomSteps } from '@tessera/game-kit/testing';
import { SeededRng } from '@tessera/kernel';
import { PLAIN, YOU } from '@tessera/ui/text';
import { expect, test } from 'vitest';
import { stepstoneGame } from '../index.ts';
import { stepstoneText } from './index.ts';

test('every moment of a game can be drawn and said', () => {
  const config = { seats: 2, scenario: 'stepstone', options: {} };
  const { steps, end, result } = randomSteps(stepstoneGame, config, new SeededRng('text'));
  const names = [YOU, 'Bob'];
  for (const { view, events } of steps) {
    expect(stepstoneText.draw(view, names, PLAIN)).toMatch(/You.*bank \d \|.*\| home \d/);
    expect(stepstoneText.prompt(view)).not.toContain('undefined');
    for (const event of events) expect(stepstoneText.say(event, names, PLAIN) ?? '').not.toMatch(/undefined|You \w+s /);
  }
  expect(stepstoneText.count(end, result, names, PLAIN)).toContain('1. ');
  expect(stepstoneText.chanceShorthand(end, ' 4 ')).toBe('roll 4');
});
