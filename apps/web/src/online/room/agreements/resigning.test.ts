import { ok, type SeatNumber } from '@tessera/kernel';
import type { SeatInfo } from '@tessera/protocol';
import { textOf } from '@tessera/ui';
import { expect, it } from 'vitest';
import type { TableInfo } from '../../server/tables.ts';
import { resigningOnline } from './resigning.ts';

const person = (seat: number, id: string): SeatInfo => ({
  seat: seat as SeatNumber,
  colour: 'amber',
  kind: 'person',
  person: { id, name: id },
});
const bot = (seat: number): SeatInfo => ({
  seat: seat as SeatNumber,
  colour: 'sky',
  kind: 'bot',
  name: 'Slate',
  level: 'easy',
});
const table = (seats: SeatInfo[], part: Partial<TableInfo> = {}): TableInfo =>
  ({ status: 'playing', seats, yourSeats: [1], rated: false, ...part }) as TableInfo;
const lines = (of: TableInfo) =>
  resigningOnline(
    of,
    'ann',
    async () => ok(null),
    textOf((key) => key),
  )?.lines;

it('says what follows when one resigns', () => {
  const ann = person(1, 'ann');
  expect(lines(table([ann, bot(2)]))).toEqual(['online.quit.alone']);
  expect(lines(table([ann, person(2, 'bob')]))).toEqual(['online.quit.text', 'online.quit.back']);
  expect(lines(table([ann, person(2, 'bob')], { rated: true }))).toEqual(['online.quit.ends']);
  const three = [ann, person(2, 'bob'), person(3, 'cy')];
  expect(lines(table(three, { rated: true }))).toEqual(['online.quit.text', 'online.quit.rated']);
  expect(lines(table(three, { yourSeats: [1, 3] as SeatNumber[] }))).toEqual(['online.quit.seats', 'online.quit.back']);
});

it('is for those who play, while they do', () => {
  expect(lines(table([person(1, 'ann'), bot(2)], { yourSeats: [] }))).toBeUndefined();
  expect(lines(table([person(1, 'ann'), bot(2)], { status: 'over' }))).toBeUndefined();
});
