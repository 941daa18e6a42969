import { readFileSync } from 'node:fs';
import { strictText } from '@tessera/game-kit/testing';
import { type SeatNumber, seatNumber } from '@tessera/kernel';
import { POINT, type SeatLedger } from '@tessera/mind';
import { LANGUAGES } from '@tessera/protocol/lists';
import type { Player } from '@tessera/ui';
import { describe, expect, it } from 'vitest';
import { type SeatStory, storiesOf, storySentences } from './seat-story.ts';

/** Points, and so far off. */
const line = (seat: number, own: [number, number], luck: [number, number], result: number): SeatLedger =>
  ({
    seat: seatNumber(seat),
    own: own[0] * POINT,
    luck: luck[0] * POINT,
    result: result * POINT,
    errors: { own: own[1] * POINT, luck: luck[1] * POINT, others: 0 },
  }) as SeatLedger;

const players = ['Ann', 'Sky'].map(
  (name, seat): Player => ({ seat: seatNumber(seat), name, colour: 'sky', isBot: false, isYou: seat === 0 }),
);
const textIn = (language: string) =>
  strictText(
    language,
    JSON.parse(readFileSync(new URL(`../../words/review.${language}.json`, import.meta.url), 'utf8')),
  );
const sayAll = (stories: readonly SeatStory[], language = 'en', cards = true) =>
  storySentences(stories, players, { text: textIn(language), cards });
const say = (story: SeatStory, language = 'en', cards = true) => {
  const { told, unclear } = sayAll([story], language, cards);
  return told[0] ?? unclear;
};

describe('what is told of each seat', () => {
  it('is how it played against the winner, and the winner against the best of the others', () => {
    const ledger = [line(0, [-4, 0.5], [0.2, 1], 0), line(1, [-7, 0.5], [9, 1], 100), line(2, [-2, 0.5], [-9, 2], 0)];
    expect(storiesOf({ ledger })).toEqual([
      { seat: 1, other: 2, skill: 3, luck: null },
      { seat: 2, other: 3, skill: -5, luck: 9 },
      { seat: 3, other: 2, skill: 5, luck: -9 },
    ]);
  });

  it('says nothing that is within its own uncertainty, or less than a point', () => {
    const [story] = storiesOf({ ledger: [line(0, [-4, 1], [3, 2], 0), line(1, [-6, 1], [0.4, 0.1], 100)] });
    expect(story).toMatchObject({ skill: null, luck: null });
    const [first] = storiesOf({ ledger: [line(0, [-4, 0], [0.4, 0], 0), line(1, [-4.4, 0], [0, 0], 100)] });
    expect(first).toMatchObject({ skill: null, luck: null });
  });

  it('of somebody alone is what the decisions cost', () => {
    expect(storiesOf({ ledger: [line(0, [-12, 1], [5, 1], 100)] })).toEqual([
      { seat: 1, other: undefined, skill: -12, luck: 5 },
    ]);
  });
});

describe('the sentence', () => {
  const you: SeatStory = { seat: 1 as SeatNumber, other: 2 as SeatNumber, skill: 1, luck: -9 };
  const sky: SeatStory = { seat: 2 as SeatNumber, other: 1 as SeatNumber, skill: -1, luck: 9 };

  it('speaks to you, and of others by name', () => {
    expect(say(you, 'en', false)).toBe('You played 1 point better than Sky; the dice cost you 9 points.');
    expect(say(sky)).toBe('Sky played 1 point worse than you; dice and cards gave Sky 9 points.');
  });

  it('says what can not be told', () => {
    expect(say({ ...you, skill: null })).toBe(
      'Who played better, you or Sky, can’t be told; dice and cards cost you 9 points.',
    );
    expect(say({ ...you, other: undefined, skill: -12 })).toMatch(/^Your decisions cost 12 points;/);
  });

  it('is one for all of whom nothing can be told', () => {
    const dark = { skill: null, luck: null };
    const third: SeatStory = { ...sky, ...dark, seat: 3 as SeatNumber };
    const all = sayAll([{ ...you, ...dark }, { ...sky, ...dark }, third]);
    expect(all).toEqual({
      told: [],
      unclear: 'At a first look skill and luck can’t be told apart. The review looks deeper.',
    });
    const some = sayAll([
      { ...you, ...dark },
      { ...sky, ...dark },
      { ...you, luck: null },
    ]);
    expect(some.told).toHaveLength(1);
    expect(some.unclear).toBe('You, Sky: at a first look skill and luck can’t be told apart.');
  });

  it.each(LANGUAGES)('is whole in %s, whatever it tells', (language) => {
    for (const skill of [3, -3, null])
      for (const luck of [9, -9, null])
        for (const story of [you, sky])
          for (const cards of [true, false]) {
            const sentence = say({ ...story, skill, luck }, language, cards);
            expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
            expect(sentence).not.toMatch(/\{|review\./);
          }
  });
});
