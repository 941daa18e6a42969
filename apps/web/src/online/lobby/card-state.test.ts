import { readFileSync } from 'node:fs';
import { NO_SEAT, type SeatNumber } from '@tessera/kernel';
import type { SeatInfo } from '@tessera/protocol';
import { LANGUAGES, type Language } from '@tessera/protocol/lists';
import { describe, expect, it } from 'vitest';
import { createText } from '../../i18n/text.ts';
import type { TableInfo } from '../server/tables.ts';
import { stateOf, turnWords } from './card-state.ts';

const words = (language: Language) =>
  createText(
    language,
    ['online', 'shell'].map((name) =>
      JSON.parse(readFileSync(new URL(`../../words/${name}.${language}.json`, import.meta.url), 'utf8')),
    ),
  );
const FIRST = 1 as SeatNumber;
const en = words('en');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = new Date(2027, 2, 12, 18, 5).getTime();

const seat = (number: number, name: string, part: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number as SeatNumber,
  colour: 'amber',
  kind: 'person',
  person: { id: name, name },
  ...part,
});
const table = (part: Partial<TableInfo>): TableInfo =>
  ({ status: 'playing', waitingFor: 1, yourTurn: false, yourSeats: [2], heardAt: NOW, ...part }) as TableInfo;

describe('the time on a card', () => {
  const live = { kind: 'live', bankSeconds: 600, incrementSeconds: 0 } as const;
  const days = { kind: 'days', daysPerMove: 3 } as const;
  const none = { kind: 'none' } as const;
  const turn = (left: number | null, part = {}) => ({ since: NOW, left, runs: true, ...part });

  it('of a live clock goes on by the second since it was told, and stands while the clock does', () => {
    const told = table({ clock: live, turn: turn(245_000) });
    expect(turnWords(told, NOW, 'en', en)).toBe('4:05 left');
    expect(turnWords(told, NOW + 66_000, 'en', en)).toBe('2:59 left');
    expect(turnWords(told, NOW + HOUR, 'en', en)).toBe('0:00 left');
    expect(turnWords(table({ clock: live, turn: turn(245_000, { runs: false }) }), NOW + HOUR, 'en', en)).toBe(
      '4:05 left',
    );
  });

  it('of days is told by days, then hours, then minutes, in each language', () => {
    const left = (ms: number, language: Language = 'en') =>
      turnWords(table({ clock: days, turn: turn(ms) }), NOW, language, words(language));
    const times = [3 * DAY - 1000, 3 * DAY - 2 * HOUR, 2 * DAY, 26 * HOUR, 2.7 * HOUR, 2 * HOUR, 90 * MINUTE, 1];
    expect(times.map((ms) => left(ms))).toEqual([
      '3 days left',
      '2 days left',
      '2 days left',
      '26 hours left',
      '2 hours left',
      '2 hours left',
      '90 minutes left',
      '1 minute left',
    ]);
    expect(LANGUAGES.map((language) => left(2 * DAY, language))).toEqual([
      '2 days left',
      'осталось 2 дня',
      'reste 2 jours',
      'noch 2 Tage',
    ]);
  });

  it('without a clock is that since when one waits', () => {
    const since = (at: number, language: Language = 'en') =>
      turnWords(table({ clock: none, turn: { since: at, left: null, runs: false } }), NOW, language, words(language));
    expect(since(NOW - HOUR, 'de')).toBe('seit 17:05 Uhr');
    expect(LANGUAGES.map((language) => since(NOW - 2 * DAY, language))).toEqual([
      'since March 10',
      'с 10 марта',
      'depuis le 10 mars',
      'seit dem 10. März',
    ]);
  });

  it('is not told while all agreed to pause, nor where the server does not know it', () => {
    expect(turnWords(table({ clock: live, turn: turn(1), paused: true }), NOW, 'en', en)).toBeUndefined();
    expect(turnWords(table({ clock: live, turn: null }), NOW, 'en', en)).toBeUndefined();
  });
});

describe('the card of a finished game', () => {
  const over = (
    places: readonly (number | undefined)[],
    yourSeats: readonly SeatNumber[] = [FIRST],
    language: Language = 'en',
  ) => {
    const seats = places.map((place, index) =>
      seat(index + 1, ['Ann', 'Bob', 'Cid'][index], place === undefined ? {} : { place, points: 10 - place }),
    );
    return stateOf(table({ status: 'over', waitingFor: NO_SEAT, seats, yourSeats }), language, words(language));
  };

  it('says that I won, alone or not', () => {
    expect(over([1, 2])).toBe('You won');
    expect(over([1, 1, 3])).toBe('You won, together with Bob');
  });

  it('says who won, and how I did', () => {
    expect(over([2, 1])).toBe('You lost to Bob');
    expect(over([3, 2, 1])).toBe('You came 3rd. Cid won');
    expect(over([2, 1, 1])).toBe('You came 2nd. Bob and Cid won');
    expect(LANGUAGES.map((language) => over([3, 2, 1], [FIRST], language)).slice(1)).toEqual([
      'Ваше место: 3. Победа: Cid',
      'Vous êtes 3e. Victoire\u00a0: Cid',
      'Platz 3 für dich. Sieg: Cid',
    ]);
  });

  it('says only who won to whoever looked on, or sat on several chairs', () => {
    expect(over([2, 1], [])).toBe('Bob won');
    expect(over([2, 1], [1, 2] as SeatNumber[])).toBe('Bob won');
  });

  it('says when nobody won: all agreed to end it, or all had left', () => {
    expect(over([undefined, undefined])).toBe('Ended by agreement');
    expect(over([2, 2])).toBe('Nobody won');
    const bot = seat(2, 'Bot', { kind: 'bot', level: 'easy' });
    const { person: _, ...alone } = bot;
    expect(stateOf(table({ status: 'over', seats: [seat(1, 'Ann'), alone], yourSeats: [FIRST] }), 'en', en)).toBe(
      'Ended early',
    );
  });
});
