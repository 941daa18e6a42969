import { expect, it } from 'vitest';
import { dateField, dayWords, endOfDay, lastDay } from './day.ts';

const noon = new Date(2027, 1, 27, 12).getTime();

it('a vacation of two days ends with the second', () => {
  const field = dateField(noon, 2);
  expect(field).toBe('2027-03-01');
  expect(endOfDay(field)).toBe(new Date(2027, 2, 2).getTime());
  expect(dayWords(lastDay(endOfDay(field)), 'en', noon)).toBe('March 1');
});

it('names the year where it is another', () => {
  expect(dayWords(new Date(2028, 0, 5).getTime(), 'de', noon)).toBe('5. Januar 2028');
  expect(dayWords(new Date(2027, 0, 5).getTime(), 'ru', noon)).toBe('5 января');
});

it('no date is none', () => {
  expect(endOfDay('')).toBeNaN();
});
