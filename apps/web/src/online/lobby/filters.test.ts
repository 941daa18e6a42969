import type { SeatNumber } from '@tessera/kernel';
import { expect, it } from 'vitest';
import type { TableInfo } from '../server/tables.ts';
import { ALL, filtersFrom, fits, hasPlace, isSet } from './filters.ts';

const table = {
  status: 'gathering',
  rated: false,
  clock: { kind: 'days', daysPerMove: 3 },
  yourSeats: [],
  seats: [
    { seat: 1, colour: 'amber', kind: 'person', person: { id: 'a', name: 'Ann' } },
    { seat: 2, colour: 'sky', kind: 'open' },
  ],
} as unknown as TableInfo;

it('without a filter every table fits', () => {
  expect(fits(ALL, table)).toBe(true);
});

it('seats, clock and rating are each looked at', () => {
  expect(fits({ ...ALL, seats: '2', clock: 'days', rated: 'no' }, table)).toBe(true);
  expect(fits({ ...ALL, seats: '3' }, table)).toBe(false);
  expect(fits({ ...ALL, clock: 'live' }, table)).toBe(false);
  expect(fits({ ...ALL, rated: 'yes' }, table)).toBe(false);
});

it('there is a place where a seat is open and kept for nobody', () => {
  const [ann, open] = table.seats;
  expect(hasPlace(table)).toBe(true);
  expect(hasPlace({ ...table, seats: [ann, { ...open, invited: { id: 'b', name: 'Bea' } }] })).toBe(false);
  expect(hasPlace({ ...table, yourSeats: [1 as SeatNumber] })).toBe(false);
  expect(hasPlace({ ...table, status: 'playing' })).toBe(false);
});

it('filters are kept as they were set, without what nobody can choose', () => {
  const set = { game: 'cambria', seats: '3', clock: 'live', rated: 'no' };
  expect(filtersFrom(JSON.parse(JSON.stringify(set)))).toEqual(set);
  expect(filtersFrom({ ...set, game: 'chess', seats: 3, clock: ['live'] })).toEqual({ ...ALL, rated: 'no' });
  for (const wrong of [null, 'cambria', 7, []]) expect(filtersFrom(wrong)).toEqual(ALL);
});

it('knows whether any of them is set', () => {
  expect(isSet(ALL)).toBe(false);
  expect(isSet({ ...ALL, rated: 'no' })).toBe(true);
});
