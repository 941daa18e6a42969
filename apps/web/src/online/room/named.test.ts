import type { TableState } from '@tessera/table';
import { expect, it } from 'vitest';
import { nameBots, withNamedBots } from './named.ts';

const told = {
  table: {
    seats: [
      { kind: 'human', name: 'Medium bot', colour: 'amber' },
      { kind: 'bot', name: 'Medium bot', colour: 'sky', level: 'medium' },
      { kind: 'bot', name: 'Schiefer', colour: 'teal', level: 'medium' },
      { kind: 'bot', name: 'Medium bot', colour: 'violet', level: 'medium', for: 'Boris' },
    ],
  },
} as unknown as TableState;

it('names bots in the language of this page, and nobody else', () => {
  const { state } = nameBots((level, plays) => (plays ? `<${level} for ${plays}>` : `<${level}>`));
  const names = state(told).table.seats.map(({ name }) => name);
  expect(names).toEqual(['Medium bot', '<medium>', '<medium>', '<medium for Boris>']);
});

it('the same state is the same object again, as React wants it', () => {
  const { state, update } = nameBots(() => 'Slate');
  expect(state(told)).toBe(state(told));
  expect(update({ type: 'update', kept: 0, steps: [], state: told }).state).toBe(state(told));
});

it('names the bots of a record, too', () => {
  const players = [
    { name: 'Ann', kind: 'human' },
    { name: 'Schiefer', kind: 'medium' },
  ];
  const record = {
    tessera: 1 as const,
    game: 'cambria',
    seats: 2,
    scenario: 'cambria',
    options: {},
    players,
    moves: [],
  };
  const named = withNamedBots(record, (level) => `<${level}>`);
  expect(named.players?.map(({ name }) => name)).toEqual(['Ann', '<medium>']);
  expect(named.moves).toBe(record.moves);
});
