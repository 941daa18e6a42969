import { LEVELS, type SeatNumber } from '@tessera/kernel';
import type { SeatSpec, TableState } from '@tessera/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GAME_ENTRIES } from '../games.ts';
import { opponentsOf } from './opponents.ts';
import { countGame, forgetStrength, ownStrength, parseStrength } from './own-strength-store.ts';
import { nearestLevel, ratingOf } from './ratings.ts';
import { levelFor, wishOf } from './wish.ts';

const you: SeatSpec = { kind: 'human', name: 'Ann', colour: 'amber', you: true };
const bot = (level: string): SeatSpec => ({ kind: 'bot', name: 'Bot', colour: 'sky', level });

/** A game that is over, the seats in the order of these places. */
function ended(seats: readonly SeatSpec[], ranks: readonly number[], part: Partial<TableState> = {}): TableState {
  const standings = ranks.map((rank, seat) => ({ seat, rank, points: 10 - rank }));
  const table = { game: 'cambria', seats: [...seats], scenario: 'cambria', options: {} };
  return { table, waiting: 'over', result: { over: true, winners: [0], standings }, ...part } as unknown as TableState;
}

it.each(GAME_ENTRIES)(
  '$id: every level has a rating, at even steps as far as they are known',
  ({ levelRatings = {} }) => {
    const rated = LEVELS.map(
      (level) => levelRatings[level] ?? { rating: Number.NaN, low: Number.NaN, high: Number.NaN },
    );
    for (const { rating, low, high } of rated) expect(low <= rating && rating <= high).toBe(true);
    const [bottom, top] = [rated[0], rated[rated.length - 1]];
    expect(top.rating - bottom.rating).toBeGreaterThan(500);
    // the ends are known no better than the others: one even ladder lies within the intervals of all
    const isLadder = (from: number, to: number) =>
      rated.every(({ low, high }, i) => {
        const even = from + ((to - from) * i) / (rated.length - 1);
        return low <= even && even <= high;
      });
    const between = ({ low, high }: { low: number; high: number }) =>
      Array.from({ length: high - low + 1 }, (_, i) => low + i);
    expect(between(bottom).some((from) => between(top).some((to) => isLadder(from, to)))).toBe(true);
  },
);

describe('the bots you played against', () => {
  const at = (level: (typeof LEVELS)[number]) => ratingOf('cambria', level);

  it('count by who came before whom, by whatever name their level goes', () => {
    expect(opponentsOf(ended([bot('easy'), you, bot('fox'), bot('owl')], [3, 2, 2, 1]))).toEqual([
      { rating: at('lamb'), score: 1 },
      { rating: at('fox'), score: 0.5 },
      { rating: at('owl'), score: 0 },
    ]);
  });

  it('do not count in games that tell nothing of you', () => {
    const seats = [you, bot('fox')];
    const nothing: readonly Partial<TableState>[] = [
      { waiting: 'move' },
      { practice: true },
      { ended: { by: 1 as SeatNumber, why: 'resigned' } },
      { hinted: [{ by: 1 as SeatNumber, at: 4 }] },
    ];
    for (const part of nothing) expect(opponentsOf(ended(seats, [1, 2], part))).toEqual([]);
    expect(opponentsOf(ended(seats, [1, 2], { hinted: [{ by: 2 as SeatNumber, at: 4 }] }))).toHaveLength(1);
    const { you: _, ...friend } = you as SeatSpec & { kind: 'human' };
    expect(opponentsOf(ended([friend, bot('fox')], [1, 2]))).toEqual([]);
    expect(opponentsOf(ended([you, bot('my-engine')], [1, 2]))).toEqual([]);
  });
});

describe('what is kept of your strength', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('lasts as long as the page where nothing more can be stored', () => {
    const won = [{ rating: 1000, score: 1 }];
    countGame('scythia', 'table-1', won);
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    countGame('scythia', 'table-2', won);
    expect(ownStrength('scythia')).toMatchObject({ games: 2, counted: ['table-1', 'table-2'] });
    vi.mocked(localStorage.setItem).mockRestore();
    forgetStrength('scythia');
  });

  it('begins with the usual level, and counts a table once', () => {
    expect(levelFor('hibernia', 'match')).toBe('hedgehog');
    const before = ownStrength('hibernia').rating;
    const won = [{ rating: before, score: 1 }];
    countGame('hibernia', 'table-1', won);
    countGame('hibernia', 'table-1', won);
    expect(ownStrength('hibernia')).toMatchObject({ games: 1 });
    expect(ownStrength('hibernia').rating).toBeGreaterThan(before);
    expect(ownStrength('cambria').games).toBe(0);
    for (let n = 0; n < 30; n++) countGame('hibernia', `table 2 ${n}`, [{ rating: 1_500, score: 1 }]);
    expect(levelFor('hibernia', 'match')).toBe('owl');
  });

  it('can be forgotten, and what has counted does not count again', () => {
    countGame('hibernia', 'table-3', [{ rating: 1_000, score: 1 }]);
    forgetStrength('hibernia');
    expect(ownStrength('hibernia').games).toBe(0);
    countGame('hibernia', 'table-3', [{ rating: 1_000, score: 1 }]);
    expect(ownStrength('hibernia').games).toBe(0);
  });

  it.each([null, 'rubbish', '[]', '{"rating":"high"}', '{"rating":1,"deviation":2,"games":3,"counted":[4]}'])(
    'is nothing where %s is stored',
    (text) => expect(parseStrength(text, 'cambria')).toMatchObject({ games: 0, counted: [] }),
  );
});

it('a level is wished for by any name that it has had', () => {
  expect([wishOf('match'), wishOf('medium'), wishOf('raven'), wishOf('god'), wishOf(3)]).toEqual([
    'match',
    'hedgehog',
    'raven',
    undefined,
    undefined,
  ]);
});

it('the nearest level is the one whose rating is, and the usual one in a game that nobody has rated', () => {
  expect(nearestLevel('cambria', -1_000)).toBe('lamb');
  expect(nearestLevel('cambria', (ratingOf('cambria', 'fox') ?? 0) + 1)).toBe('fox');
  expect(nearestLevel('cambria', 9_000)).toBe('owl');
  expect(nearestLevel('riverrace', 1_000)).toBe('hedgehog');
});
