import { expect, it } from 'vitest';
import { dateField, dayWords, endOfDay, lastDay, lastDayField } from './day.ts';

const noon = new Date(2027, 1, 27, 12).getTime();

it('a vacation of two days ends with the second', () => {
  const field = dateField(noon, 2);
  expect(field).toBe('2027-03-01');
  expect(endOfDay(field)).toBe(new Date(2027, 2, 2).getTime());
  expect(dayWords(lastDay(endOfDay(field)), 'en', noon)).toBe('March 1');
});

it('who is away is shown the last day that is set, whenever they look', () => {
  const until = endOfDay('2027-04-09');
  expect(lastDayField(until, 12, noon)).toBe('2027-04-09');
  expect(lastDayField(until, 0, until - 1)).toBe('2027-04-09');
  // a program may have set an hour of that day
  expect(lastDayField(until - 3_600_000, 12, noon)).toBe('2027-04-09');
});

it('who is not is proposed a week, and no day more than is left', () => {
  expect(lastDayField(null, 30, noon)).toBe('2027-03-06');
  expect(lastDayField(null, 3, noon)).toBe('2027-03-01');
  expect(lastDayField(null, 1, noon)).toBe('2027-02-27');
});

it('names the year where it is another', () => {
  expect(dayWords(new Date(2028, 0, 5).getTime(), 'de', noon)).toBe('5. Januar 2028');
  expect(dayWords(new Date(2027, 0, 5).getTime(), 'ru', noon)).toBe('5 января');
});

it('no date is none', () => {
  expect(endOfDay('')).toBeNaN();
});
