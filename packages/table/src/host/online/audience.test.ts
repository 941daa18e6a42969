import { type Game, SeededRng, unwrap } from '@tessera/kernel';
import { expect, it } from 'vitest';
import { Table } from '../../core/table.ts';
import { tally } from '../../core/testing/tally.fixture.ts';
import { Audience, type Listener } from './audience.ts';
import { person, tableOf } from './online-table.fixture.ts';

const table = tableOf('tally', [person('Ann'), person('Bob')]);
const opened = () =>
  unwrap(
    Table.open(
      tally as Game,
      table,
      { moves: [], redo: [], unconfirmed: false },
      { settingsOf: () => table.settings, chance: () => new SeededRng('a'), handsOver: () => false },
    ),
  );

it('whoever could not be told has to open the table anew, and the others are told', () => {
  const happened: string[] = [];
  const listener = (name: string, send: () => void): Listener => ({
    own: [],
    lean: false,
    listens: true,
    send,
    lose: () => happened.push(`${name} is lost`),
  });
  const audience = new Audience((error) => happened.push(String(error)));
  const broken = listener('Ann', () => {
    throw new Error('on purpose');
  });
  for (const one of [broken, listener('Bob', () => happened.push('Bob is told'))]) audience.listeners.add(one);
  const there = opened();
  for (let times = 0; times < 2; times++) audience.tell(there, audience.telling(there), { at: 0, paused: false });
  expect(happened).toEqual(['Error: on purpose', 'Ann is lost', 'Bob is told', 'Bob is told']);
});
