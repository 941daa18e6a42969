import { type SeatNumber, seatNumber } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { type Table, table } from '../../testing/table.ts';
import { rules } from '../index.ts';
import { result } from './score.ts';

/** A game that is over after the turn of `seat`. */
const over = (t: Table, seat: number, lateTie: 'last' | 'first' = 'last') =>
  result(
    t
      .on('removed', 'legion')
      .with({ phase: 'over', turn: seat as SeatNumber, turns: 30, options: { lateTie } })
      .state(),
  );

/** 4 points each for seats 2 and 3, in as many tokens. */
const tied = () => table(3).took(2, 'Canovium').took(3, 'Cefn Caer');

test('C-52 more tokens win a tie of points', () => {
  const t = table(3).took(1, 'Canovium').took(2, 'Deva', 'Isca');
  expect(over(t, 1)).toMatchObject({ winners: [1], decidedBy: 'tokens' });
});

test('C-52 tokens of both kinds count', () => {
  // 8 points each: 6 + 2, and 4 (a bonus) + 2 + 2
  const t = table(3).took(1, 'Caer Gai', 'Deva').took(2, 'Isca', 'Cicucium').tookBonus(2, 'Caer Gai');
  expect(over(t, 1)).toMatchObject({ winners: [1], decidedBy: 'tokens' });
});

test('C-52 then, ruling, the tied player who had a turn last', () => {
  expect(over(tied(), 3)).toMatchObject({ winners: [2], decidedBy: 'lastTurn' });
  expect(over(tied(), 2)).toMatchObject({ winners: [1], decidedBy: 'lastTurn' });
  // seat 1 had the last turn of all, seat 3 the one before it
  expect(over(tied(), 1)).toMatchObject({ winners: [2], decidedBy: 'lastTurn' });
});

test('C-52 option lateTie first: the tied player whose last turn was earlier', () => {
  expect(over(tied(), 3, 'first')).toMatchObject({ winners: [1], decidedBy: 'lastTurn' });
  expect(over(tied(), 2, 'first')).toMatchObject({ winners: [2], decidedBy: 'lastTurn' });
  expect(over(tied(), 1, 'first')).toMatchObject({ winners: [1], decidedBy: 'lastTurn' });
});

test('C-52 a tie of three is put in order of turns', () => {
  const t = () => table(4).took(1, 'Canovium').took(2, 'Cefn Caer').took(4, 'Bravonium');
  // the turns before the end were those of 3, 4, 1, 2, the last being 2's
  const seats = (lateTie: 'last' | 'first') => over(t(), 2, lateTie).standings.map(({ seat }) => seatNumber(seat));
  expect(seats('last')).toEqual([2, 1, 4, 3]);
  expect(seats('first')).toEqual([4, 1, 2, 3]);
});

test('C-52 points come before tokens, tokens before turns', () => {
  const fewer = table(3).took(1, 'Caer Gai').took(2, 'Deva', 'Isca');
  expect(over(fewer, 2)).toMatchObject({ winners: [0], decidedBy: 'points' });
  const more = table(3).took(1, 'Canovium').took(2, 'Deva', 'Isca').took(3, 'Cefn Caer');
  expect(over(more, 3).standings.map(({ seat }) => seat)).toEqual([1, 2, 0]);
});

test('C-52 the standings tell the number of each seat’s last turn', () => {
  const last = Object.fromEntries(over(tied(), 2).standings.map(({ seat, lastTurn }) => [seatNumber(seat), lastTurn]));
  expect(last).toEqual({ 2: 30, 1: 29, 3: 28 });
});

test('C-52 while the game lasts, a seat’s last turn is the last it has finished', () => {
  const turnsOf = (t: Table) =>
    Object.fromEntries(result(t.state()).standings.map((x) => [seatNumber(x.seat), x.lastTurn]));
  expect(turnsOf(table(3).with({ turns: 7 }).turn(2))).toEqual({ 1: 7, 3: 6, 2: 5 });
  expect(turnsOf(table(3).with({ turns: 1 }).turn(3))).toEqual({ 2: 1, 1: 0, 3: 0 });
  expect(turnsOf(table(3).with({ turns: 0 }).turn(3))).toEqual({ 1: 0, 2: 0, 3: 0 });
});

test('C-52 who had no turn at all comes after who had one', () => {
  const t = () => table(3).took(1, 'Canovium').took(2, 'Cefn Caer').on('removed', 'legion');
  for (const lateTie of ['last', 'first'] as const) {
    const s = t()
      .with({ phase: 'over', turn: 1 as SeatNumber, turns: 1, options: { lateTie } })
      .state();
    expect(rules.result(s).winners).toEqual([0]);
  }
});

test('C-52 with nothing taken at all the last to play wins', () => {
  expect(over(table(5), 4)).toMatchObject({ winners: [3] });
});

test('C-52 there is never more than one winner when everybody had a turn', () => {
  for (const seats of [2, 3, 4, 5])
    for (let seat = 1; seat <= seats; seat++)
      for (const lateTie of ['last', 'first'] as const)
        expect(over(table(seats), seat, lateTie).winners).toHaveLength(1);
});

test('C-52 the option is refused when it is neither', () => {
  const setup = (options: Record<string, string>) => rules.setup({ seats: 3, scenario: 'cambria', options });
  expect(setup({ lateTie: 'first' }).ok).toBe(true);
  expect(setup({ lateTie: 'never' })).toMatchObject({ ok: false, error: { code: 'bad-option' } });
  expect(setup({ early: 'yes' })).toMatchObject({ ok: false, error: { code: 'bad-option' } });
});
