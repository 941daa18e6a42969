import { cambria } from '@tessera/cambria';
import type { Game } from '@tessera/kernel';
import { textOf } from '@tessera/ui';
import { describe, expect, it } from 'vitest';
import { type Change, changeDraft, type Draft, startSeats } from './draft.ts';
import { parseDraft } from './remember.ts';
import { seatSpecs } from './seats.ts';

const start: Draft = {
  seats: startSeats(cambria.defaultSeats),
  board: 'cambria',
  options: { lateTie: 'last' },
  hints: true,
};
const after = (...changes: Change[]) => changes.reduce(changeDraft, start);
const colours = (draft: Draft) => draft.seats.map((seat) => seat.colour);
const who = (draft: Draft) => draft.seats.map((seat) => seat.who);

describe('setting up a table', () => {
  it('starts with you in amber against two bots', () => {
    expect(who(start)).toEqual(['you', 'bot', 'bot']);
    expect(colours(start)).toEqual(['amber', 'sky', 'teal']);
  });

  it('starts with as many seats as the game is best with', () => {
    expect(startSeats(4).map((seat) => seat.who)).toEqual(['you', 'bot', 'bot', 'bot']);
    expect(parseDraft(null, { ...cambria, defaultSeats: 4 } as Game, ['cambria']).seats).toEqual(startSeats(4));
  });

  it('more seats are bots in colours that are free', () => {
    const five = after({ type: 'colour', seat: 2, colour: 'violet' }, { type: 'count', count: 5 });
    expect(colours(five)).toEqual(['amber', 'sky', 'violet', 'teal', 'vermilion']);
    expect(new Set(five.seats.map((seat) => seat.key)).size).toBe(5);
  });

  it('fewer seats send the last bots away, never you', () => {
    const moved = after(
      { type: 'who', seat: 2, who: 'friend' },
      { type: 'move', seat: 0, by: 1 },
      { type: 'count', count: 2 },
    );
    expect(who(moved)).toEqual(['you', 'friend']);
    const three = after({ type: 'who', seat: 1, who: 'friend' }, { type: 'who', seat: 2, who: 'friend' });
    expect(who(changeDraft({ ...three, seats: [...three.seats].reverse() }, { type: 'count', count: 2 }))).toEqual([
      'friend',
      'you',
    ]);
  });

  it('a colour that somebody has is swapped', () => {
    expect(colours(after({ type: 'colour', seat: 0, colour: 'teal' }))).toEqual(['teal', 'sky', 'amber']);
  });

  it('there is one of you', () => {
    expect(who(after({ type: 'who', seat: 1, who: 'you' }))).toEqual(['friend', 'you', 'bot']);
  });

  it('a seat does not move past the ends', () => {
    expect(after({ type: 'move', seat: 0, by: -1 })).toEqual(start);
    expect(after({ type: 'move', seat: 2, by: 1 })).toEqual(start);
  });
});

describe('names at the table', () => {
  const t = textOf((key, told = {}) => [key.split('.').at(-1), ...Object.values(told)].join(' '));
  const named = after(
    { type: 'count', count: 4 },
    { type: 'who', seat: 1, who: 'friend' },
    { type: 'name', seat: 1, name: ' Ada ' },
    { type: 'level', seat: 3, level: 'wolf' },
  );
  const names = (ownName: string) => seatSpecs('cambria', named.seats, ownName, t).map((seat) => seat.name);

  it('people without a name go by their colour, bots by number and by a strength that was chosen, and no two alike', () => {
    expect(names('')).toEqual(['amber', 'Ada', 'numbered 1', expect.stringMatching(/^numbered 2 \(rated wolf \d+\)$/)]);
    expect(names('Ada').slice(0, 2)).toEqual(['Ada', 'Ada II']);
  });

  it('says which seat is yours, and who has no name of their own', () => {
    expect(seatSpecs('cambria', named.seats, '', t).slice(0, 2)).toEqual([
      { kind: 'human', name: 'amber', colour: 'amber', you: true, unnamed: true },
      { kind: 'human', name: 'Ada', colour: 'sky', you: false },
    ]);
  });
});

describe('the table of last time', () => {
  const game = cambria as unknown as Game;
  const boards = ['cambria', 'cumbria'];
  it('comes back as it was', () => {
    const draft = after(
      { type: 'count', count: 4 },
      { type: 'board', board: 'cumbria' },
      { type: 'option', id: 'lateTie', value: 'first' },
    );
    expect(parseDraft(JSON.stringify(draft), game, boards)).toEqual(draft);
  });
  it('comes back with the levels of today where they had other names', () => {
    const levels = (draft: unknown) => parseDraft(JSON.stringify(draft), game, boards).seats.map(({ level }) => level);
    const before = ['medium', 'expert', 'easy'];
    expect(levels({ ...start, seats: start.seats.map((seat, i) => ({ ...seat, level: before[i] })) })).toEqual([
      'hedgehog',
      'owl',
      'lamb',
    ]);
  });
  it.each([
    null,
    'rubbish',
    '[]',
    '{"seats":[],"board":"atlantis","options":{"lateTie":"never"}}',
    JSON.stringify({ ...start, seats: [start.seats[0], start.seats[0]] }),
    JSON.stringify({ ...start, seats: start.seats.map((seat) => ({ ...seat, name: 'x'.repeat(99) })) }),
  ])('falls back to a fresh one for %s', (text) => {
    expect(parseDraft(text, game, boards)).toEqual(start);
  });
});
