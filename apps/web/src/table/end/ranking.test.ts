import type { Result, SeatNumber } from '@tessera/kernel';
import type { Player } from '@tessera/ui';
import { describe, expect, it } from 'vitest';
import { brokenTies, rankingOf } from './ranking.ts';

const army = (seat: number, name: string): Player => ({
  seat: seat as SeatNumber,
  name,
  colour: 'amber',
  isBot: false,
});
const result = (...standings: { seat: number; points: number; rank: number }[]) => ({ standings }) as unknown as Result;
const alone = (points: number, rank: number, rival: { points: number; rank: number }) =>
  ({ ...result({ seat: 0, points, rank }), rival: { ...rival, wins: rival.rank === 1 } }) as Result;
const names = (...args: Parameters<typeof rankingOf>) =>
  rankingOf(...args).map((each) => `${each.rank} ${each.army.name} ${each.points}`);

describe('the ranking', () => {
  it('is that of the rules, without armies that nobody plays', () => {
    const armies = [army(1, 'Ann'), army(2, 'Bob'), army(3, 'Neutral')];
    const standings = result({ seat: 1, points: 9, rank: 1 }, { seat: 0, points: 7, rank: 2 });
    expect(names(standings, armies)).toEqual(['1 Bob 9', '2 Ann 7']);
  });

  it('of somebody alone is against the rival', () => {
    const armies = [army(1, 'Ann'), army(2, 'Lookout')];
    expect(names(alone(24, 2, { points: 89, rank: 1 }), armies)).toEqual(['1 Lookout 89', '2 Ann 24']);
    expect(names(alone(90, 1, { points: 89, rank: 2 }), armies)).toEqual(['1 Ann 90', '2 Lookout 89']);
    expect(names(alone(89, 1, { points: 89, rank: 1 }), armies)).toEqual(['1 Ann 89', '1 Lookout 89']);
  });

  it('of somebody alone without a rival is one line', () => {
    expect(names(result({ seat: 0, points: 5, rank: 1 }), [army(1, 'Ann')])).toEqual(['1 Ann 5']);
  });
});

describe('equal points', () => {
  const first = { seat: 1, points: 2, rank: 1 };
  const tied = { seat: 2, points: 0, rank: 2 };

  it('at different places want an explanation', () => {
    expect(brokenTies(result(first, tied, { seat: 0, points: 0, rank: 3 }))).toBe(true);
  });

  it('at the same place want none', () => {
    expect(brokenTies(result(first, tied, { seat: 0, points: 0, rank: 2 }))).toBe(false);
  });

  it('of the first two are told apart by the verdict, where the game came to its end', () => {
    const close = result({ seat: 1, points: 5, rank: 1 }, { seat: 2, points: 5, rank: 2 });
    expect(brokenTies(close)).toBe(false);
    expect(brokenTies(close, 0)).toBe(true);
  });

  it('of whoever ran out of time are last because of that', () => {
    expect(brokenTies(result(first, tied, { seat: 0, points: 0, rank: 3 }), 0)).toBe(false);
  });
});
