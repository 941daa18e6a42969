import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Announcements, closed, TOGETHER, type Told } from './announcements.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** As bots draw where nothing moves. */
const BETWEEN_STEPS = 280;

function listening(): { announcements: Announcements; heard: (readonly Told[])[] } {
  const announcements = new Announcements();
  const heard: (readonly Told[])[] = [];
  announcements.listen((told) => heard.push(told));
  return { announcements, heard };
}

it('what happens several times in a row is told once, with its number', () => {
  const { announcements, heard } = listening();
  for (let card = 0; card < 5; card++) {
    announcements.say('Slate draws a card.');
    vi.advanceTimersByTime(BETWEEN_STEPS);
  }
  vi.advanceTimersByTime(TOGETHER);
  expect(heard).toEqual([[{ sentence: 'Slate draws a card.', times: 5 }]]);
});

it('what happens again later is told again', () => {
  const { announcements, heard } = listening();
  for (let turn = 0; turn < 2; turn++) {
    announcements.say('Slate skips.');
    vi.advanceTimersByTime(2 * TOGETHER);
  }
  expect(heard).toHaveLength(2);
});

it('sentences that come together are told together and in order, without those that say nothing', () => {
  const { announcements, heard } = listening();
  for (const sentence of ['One.', '', 'Two.', 'One.']) announcements.say(sentence);
  vi.advanceTimersByTime(TOGETHER);
  expect(heard).toEqual([['One.', 'Two.', 'One.'].map((sentence) => ({ sentence, times: 1 }))]);
});

it('every sentence ends, also one whose last word is a die', () => {
  expect(['Slate rolls 2, 4', 'Slate draws a card. (5 times)', 'Your turn!', 'Rolling …'].map(closed)).toEqual([
    'Slate rolls 2, 4.',
    'Slate draws a card. (5 times).',
    'Your turn!',
    'Rolling …',
  ]);
});
