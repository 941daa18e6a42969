import { spokenSentence } from '@tessera/ui';
import { expect, it } from 'vitest';
import { decisionAt, position } from '../testing.ts';
import { previewSentence } from './foresee.ts';
import { refusal } from './refusal.ts';

const say = (json: unknown, place: string) => spokenSentence(refusal(decisionAt(json), place));

it('C-23 a road of other forts: what it leads to, and what the dice show', () => {
  expect(say(position([3, 5]), 'Segontium/Canovium')).toBe(
    'Segontium – Canovium leads to a 2 and a 4; the dice show 3, 5.',
  );
});

it('C-24 a held road without a double', () => {
  const held = position([3, 6], { armies: [{}, { roads: ['Tomen-y-Mur/Caer Gai'] }, {}] });
  expect(say(held, 'Tomen-y-Mur/Caer Gai')).toContain('only a double throws out');
});

it('C-24 an own soldier is never thrown out', () => {
  const own = position([3, 3], { armies: [{ roads: ['Tomen-y-Mur/Caer Gai'] }, {}, {}] });
  expect(say(own, 'Tomen-y-Mur/Caer Gai')).toContain('of the same army');
});

it('C-25 a held road where only the Legion may go says so', () => {
  const held = position([1, 6], { armies: [{}, { roads: ['Tomen-y-Mur/Caer Gai'] }, {}] });
  expect(say(held, 'Tomen-y-Mur/Caer Gai')).toContain('choose Legion');
});

it('C-21 a ship of somebody else, or used already', () => {
  expect(say(position([3, 5]), 'ship 4')).toContain('no soldier on ship 4');
  expect(say(position([3, 5], { shipUsed: true }), 'ship 4')).toContain('used a ship this turn already');
});

it('C-28 while boarding, a road is not the question', () => {
  expect(say(position([1, 5], { phase: 'board', legion: 'Mediomanum/Bravonium' }), 'Caer Gai/Deva')).toContain(
    'free ship',
  );
});

it('a fort tells who holds its roads', () => {
  const held = position([3, 5], { armies: [{ roads: ['Canovium/Deva'] }, {}, {}], legion: 'Caer Gai/Deva' });
  expect(say(held, 'fort Deva')).toBe('Deva, value 2: Ann 1, the Legion 1. No road is free.');
});

it('a preview says who is thrown out and which fort would fall', () => {
  const json = position([6, 6], { armies: [{ roads: ['Canovium/Deva'] }, { roads: ['Caer Gai/Deva'] }, {}] });
  const decision = decisionAt(json);
  expect(previewSentence(decision, 'put Caer Gai/Deva')).toBe(
    'Throws out: Bob. A soldier to Deva – Caer Gai. Deva would fall: Ann +2.',
  );
});
