import type { Text } from '../../i18n/index.tsx';
import { timeLeft } from '../clock-words.ts';
import { dayWords } from '../day.ts';
import { seatName } from '../seat-name.ts';
import type { TableInfo } from '../server/tables.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How a table stands: whose turn it is, or what came of it. */
export function stateOf(table: TableInfo, language: string, t: Text): string {
  if (table.status === 'over') return outcomeOf(table, language, t);
  if (table.status === 'gathering') return t('online.state.gathering');
  if (table.paused) return t('online.state.paused');
  if (table.yourTurn) return t('online.state.yours');
  const seat = table.seats.find((each) => each.seat === table.waitingFor);
  return seat ? t('shell.tables.turnOf', { name: seatName(seat, table.seats, t) }) : t('online.state.playing');
}

/** How long whoever is to move may still think; without a clock, since when they do. */
export function turnWords(table: TableInfo, now: number, language: string, t: Text): string | undefined {
  const { turn, paused, clock, heardAt = now } = table;
  if (!turn || paused) return undefined;
  if (turn.left === null) return sinceWords(turn.since, now, language, t);
  const left = Math.max(0, turn.left - (turn.runs ? Math.max(0, now - heardAt) : 0));
  if (clock.kind === 'live') return t('online.turn.left', { time: timeLeft(left, t) });
  if (left >= 2 * DAY) return t('online.turn.days', { count: wholeOf(left, DAY) });
  if (left >= 2 * HOUR) return t('online.turn.hours', { count: wholeOf(left, HOUR) });
  return t('online.turn.minutes', { count: Math.ceil(left / MINUTE) });
}

/** Nobody is told much more than they have: only who has just begun still has all of it. */
const wholeOf = (left: number, unit: number): number => Math.floor(left / unit + 1 / 24);

/** “since 18:05” today, “since 14 November” before. */
function sinceWords(since: number, now: number, language: string, t: Text): string {
  const today = new Date(since).toDateString() === new Date(now).toDateString();
  const time = () => new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(since);
  return t('online.turn.since', {
    day: today ? 'today' : 'before',
    when: today ? time() : dayWords(since, language, now),
  });
}

/** Who won, and how I did; who sat on several chairs won on one and lost on another. */
function outcomeOf({ seats, yourSeats, practice }: TableInfo, language: string, t: Text): string {
  if (practice) return t('online.over.practice');
  if (seats.every(({ place }) => place === undefined)) {
    const people = new Set(seats.flatMap(({ person, left }) => person?.id ?? left?.id ?? []));
    return t(people.size > 1 ? 'online.over.agreed' : 'online.over.early');
  }
  const mine = yourSeats.length === 1 ? seats.find(({ seat }) => seat === yourSeats[0]) : undefined;
  const winners = seats.filter(({ place }) => place === 1);
  const others = winners.filter((seat) => seat !== mine).map((seat) => seatName(seat, seats, t));
  const names = new Intl.ListFormat(language).format(others);
  if (winners.length === 0) return t('online.over.nobody');
  if (!mine) return t('online.over.winner', { names });
  if (mine.place === 1) return names === '' ? t('online.over.won') : t('online.over.shared', { names });
  return seats.length === 2
    ? t('online.over.lost', { names })
    : t('online.over.placed', { names, place: mine.place ?? seats.length });
}
