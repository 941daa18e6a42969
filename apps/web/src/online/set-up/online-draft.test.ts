import { textOf } from '@tessera/ui';
import { expect, it } from 'vitest';
import { ownBoardId } from '../../new-table/boards.ts';
import { canBeRated, changeOnline, objection, startDraft, wantedSeats } from './online-draft.ts';

const draft = startDraft(3, 'cambria', {});
const kinds = (of: typeof draft) => of.seats.map(({ kind }) => kind);

it('starts with me and open seats, each of another colour', () => {
  expect(kinds(draft)).toEqual(['me', 'open', 'open']);
  expect(new Set(draft.seats.map(({ colour }) => colour)).size).toBe(3);
});

it('there is one of me: whoever was me before becomes an open seat', () => {
  expect(kinds(changeOnline(draft, { type: 'seat', index: 2, part: { kind: 'me' } }))).toEqual(['open', 'open', 'me']);
});

it('fewer seats keep me, more seats are open and have keys of their own', () => {
  const last = changeOnline(draft, { type: 'seat', index: 2, part: { kind: 'me' } });
  const fewer = changeOnline(last, { type: 'count', count: 2 });
  expect(kinds(fewer)).toEqual(['open', 'me']);
  const more = changeOnline(fewer, { type: 'count', count: 5 });
  expect(new Set(more.seats.map(({ key }) => key)).size).toBe(5);
  expect(new Set(more.seats.map(({ colour }) => colour)).size).toBe(5);
});

it('whoever had the colour takes the one that becomes free', () => {
  const [first, second] = draft.seats;
  const changed = changeOnline(draft, { type: 'colour', index: 0, colour: second.colour });
  expect(changed.seats.map(({ colour }) => colour).slice(0, 2)).toEqual([second.colour, first.colour]);
});

it('a bot at a rated table makes it unrated', () => {
  const rated = changeOnline(draft, { type: 'table', part: { rated: true } });
  expect(rated.rated).toBe(true);
  const withBot = changeOnline(rated, { type: 'seat', index: 1, part: { kind: 'bot' } });
  expect(withBot.rated).toBe(false);
  expect(canBeRated(withBot)).toBe(false);
  expect(changeOnline(withBot, { type: 'table', part: { rated: true } }).rated).toBe(false);
});

it('a board of one’s own makes a rated table unrated', () => {
  const rated = changeOnline(draft, { type: 'table', part: { rated: true } });
  const own = changeOnline(rated, { type: 'table', part: { board: ownBoardId({ id: 'mine' }) } });
  expect([rated.rated, own.rated, canBeRated(own)]).toEqual([true, false, false]);
});

it('a table of bots alone, or guests of nobody, is objected to', () => {
  const all = (kind: 'bot' | 'here') =>
    draft.seats.reduce((now, _, index) => changeOnline(now, { type: 'seat', index, part: { kind } }), draft);
  expect(objection(draft)).toBeUndefined();
  expect(objection(all('bot'))).toBe('nobody');
  expect(objection(all('here'))).toBe('here');
});

it('bots are named after their number and strength, guests after themselves', () => {
  const seats = changeOnline(changeOnline(draft, { type: 'seat', index: 1, part: { kind: 'bot', level: 'wolf' } }), {
    type: 'seat',
    index: 2,
    part: { kind: 'here', name: ' Zoë ' },
  }).seats;
  const [amber, sky, teal] = seats.map(({ colour }) => colour);
  expect(
    wantedSeats(
      'cambria',
      seats,
      textOf((key) => `<${key}>`),
    ),
  ).toEqual([
    { kind: 'me', colour: amber },
    { kind: 'bot', colour: sky, level: 'wolf', name: '<shell.who.bot> (<shell.level.rated>)' },
    { kind: 'here', colour: teal, name: 'Zoë' },
  ]);
});

it('a rated table has no hints: what was chosen last counts', () => {
  const table = (of: typeof draft, part: Partial<typeof draft>) => changeOnline(of, { type: 'table', part });
  expect(draft).toMatchObject({ hints: false, rated: false });
  const hinted = table(draft, { hints: true });
  expect(hinted).toMatchObject({ hints: true, rated: false });
  const rated = table(hinted, { rated: true });
  expect(rated).toMatchObject({ hints: false, rated: true });
  expect(table(rated, { hints: true })).toMatchObject({ hints: true, rated: false });
});
