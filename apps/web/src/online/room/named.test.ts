import type { TableState } from '@tessera/table';
import { expect, it } from 'vitest';
import { nameBots } from './named.ts';

const told = {
  table: {
    seats: [
      { kind: 'human', name: 'Medium bot', colour: 'amber' },
      { kind: 'bot', name: 'Medium bot', colour: 'sky', level: 'medium' },
      { kind: 'bot', name: 'Slate', colour: 'teal', level: 'medium' },
    ],
  },
} as unknown as TableState;

it('names only bots, and only those that the server has named', () => {
  const { state } = nameBots((level) => `<${level}>`);
  expect(state(told).table.seats.map(({ name }) => name)).toEqual(['Medium bot', '<medium>', 'Slate']);
});

it('the same state is the same object again, as React wants it', () => {
  const { state, update } = nameBots(() => 'Slate');
  expect(state(told)).toBe(state(told));
  expect(update({ type: 'update', kept: 0, steps: [], state: told }).state).toBe(state(told));
});
