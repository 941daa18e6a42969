import type { SeatNumber } from '@tessera/kernel';
import type { SeatInfo } from '@tessera/protocol';
import { expect, it } from 'vitest';
import { someTable } from '../server/table.fixture.ts';
import type { TableInfo } from '../server/tables.ts';
import { absentAt, clockOf, hearRoom, isHere, takeTable } from './room.ts';

const FIRST = 1 as SeatNumber;
const SECOND = 2 as SeatNumber;

const table = someTable();
const told = {
  type: 'room',
  room: {
    table,
    present: [],
    looking: 1,
    clocks: { 1: 60_000, 2: 30_000, running: 2, at: 5 },
    offers: [],
    fair: { clientSeeds: [], closed: false },
    chat: [],
  },
};
const line = (id: string) => ({ type: 'chat', line: { id, at: 1, person: { id: 'a', name: 'Ann' }, text: 'Hi' } });

it('nothing is known before the room is told', () => {
  expect(hearRoom(undefined, line('1'), 0)).toBeUndefined();
  expect(hearRoom(undefined, 'rubbish', 0)).toBeUndefined();
  expect(hearRoom(undefined, { type: 'room', room: { table: { id: 't' } } }, 0)).toBeUndefined();
});

it('lines are added once, and stay when the room is told again without them', () => {
  const once = hearRoom(hearRoom(undefined, told, 0), line('1'), 0);
  const twice = hearRoom(once, line('1'), 0);
  expect(twice?.chat).toHaveLength(1);
  const { chat, ...rest } = told.room;
  expect(chat).toEqual([]);
  expect(hearRoom(twice, { type: 'room', room: rest }, 0)?.chat).toHaveLength(1);
});

it('counts how often it has joined', () => {
  const { chat: _, ...rest } = told.room;
  const joined = hearRoom(undefined, told, 0);
  const toldAgain = hearRoom(joined, { type: 'room', room: rest }, 0);
  const joinedAgain = hearRoom(toldAgain, told, 0);
  expect([joined, toldAgain, joinedAgain].map((room) => room?.joins)).toEqual([1, 1, 2]);
});

it('a refusal is kept until something is said again', () => {
  const refused = hearRoom(
    hearRoom(undefined, told, 0),
    { type: 'error', error: { code: 'too-many', message: 'Wait.' } },
    0,
  );
  expect(refused?.refused).toEqual({ code: 'too-many', message: 'Wait.' });
  const ofLine = { type: 'error', error: { code: 'empty', message: 'No.' }, line: 'abc' };
  expect(hearRoom(refused, ofLine, 0)?.refused).toEqual({ code: 'empty', message: 'No.', line: 'abc' });
  expect(hearRoom(refused, line('2'), 0)?.refused).toBeNull();
});

it('only the clock of the seat that is waited for runs, and never below nothing', () => {
  const room = hearRoom(undefined, told, 1000);
  if (!room) throw new Error('the room was told');
  expect(clockOf(room, FIRST, 11_000)).toBe(60_000);
  expect(clockOf(room, SECOND, 11_000)).toBe(20_000);
  expect(clockOf(room, SECOND, 99_000)).toBe(0);
  expect(clockOf(room, 3 as SeatNumber, 0)).toBeUndefined();
});

it('an answer of the server is taken into the room, unless something newer was told meanwhile', () => {
  const answer = (updatedAt: number) => someTable({ updatedAt });
  expect(takeTable(undefined, answer(5)).table.updatedAt).toBe(5);
  const room = hearRoom(hearRoom(undefined, told, 0), line('1'), 0);
  const after = takeTable(room, answer(7));
  expect(after.table.updatedAt).toBe(7);
  expect(after.chat).toHaveLength(1);
  expect(takeTable(after, answer(6)).table.updatedAt).toBe(7);
});

it('a page that slept does not give anybody the time it has slept through', () => {
  const { chat: _, ...rest } = told.room;
  const at = (moment: number) => ({ type: 'room', room: { ...rest, clocks: { 1: 60_000, running: 1, at: moment } } });
  const joined = hearRoom(undefined, { type: 'room', room: { ...at(100_000).room, chat: [] } }, 500_100);
  // said at once, and heard of 40 seconds later
  const woken = hearRoom(joined, at(110_000), 550_000);
  if (!woken) throw new Error('the room was told');
  expect(clockOf(woken, FIRST, 550_000)).toBe(60_000 - 39_900);
  // a quicker word than the first
  const quick = hearRoom(woken, at(160_000), 560_040);
  if (!quick) throw new Error('the room was told');
  expect(clockOf(quick, FIRST, 560_040)).toBe(60_000);
  // somebody has set the clock of this device: the next time it joins that is known
  const again = hearRoom(quick, { type: 'room', room: { ...at(200_000).room, chat: [] } }, 4_000_000);
  if (!again) throw new Error('the room was told');
  expect(clockOf(again, FIRST, 4_000_000)).toBe(60_000);
});

it('somebody is here as long as their page is, also for who plays beside them; bots always are', () => {
  const ann = { id: 'a', name: 'Ann' };
  const seat = (kind: SeatInfo['kind']) => ({
    seat: FIRST,
    colour: 'sky',
    kind,
    ...(kind === 'bot' ? {} : { person: ann }),
  });
  const here = (present: readonly (typeof ann)[]) =>
    (['person', 'guest-of', 'bot', 'open'] as const).map((kind) => isHere({ present }, seat(kind)));
  expect(here([ann])).toEqual([true, true, true, true]);
  expect(here([{ id: 'b', name: 'Bob' }])).toEqual([false, false, true, true]);
});

it('whoever is waited for is absent, but no bot that has just taken over', () => {
  const seats: SeatInfo[] = [{ seat: FIRST, colour: 'amber', kind: 'person', person: { id: 'a', name: 'Ann' } }];
  const room = { present: [], table: { seats } as unknown as TableInfo };
  const state = (kind: 'human' | 'bot', seat = 1) =>
    ({ seat, table: { seats: [{ kind }] } }) as unknown as Parameters<typeof absentAt>[1];
  expect(absentAt(room, state('human'))).toBe(seats[0]);
  expect(absentAt({ ...room, present: [{ id: 'a', name: 'Ann' }] }, state('human'))).toBeUndefined();
  expect(absentAt(room, state('bot'))).toBeUndefined();
  expect(absentAt(room, state('human', 0))).toBeUndefined();
});
