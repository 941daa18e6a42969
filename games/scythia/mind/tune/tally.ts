import { wilson } from '@tessera/mind';

/** How often something was there, and how often its owner won. */
export class Tally {
  private readonly rows = new Map<string, { seats: number; wins: number; times: number }>();

  /** For one player of one game: won is 1, or a part of a shared victory. */
  add(key: string, won: number, times = 1): void {
    const row = this.rows.get(key) ?? { seats: 0, wins: 0, times: 0 };
    row.seats++;
    row.wins += won;
    row.times += times;
    this.rows.set(key, row);
  }

  private table(players: number, sort: boolean): string[] {
    const rows = [...this.rows].map(([key, { seats, wins, times }]) => {
      const { low, high } = wilson(wins, seats);
      return { key, seats, share: wins / seats, low, high, often: times / players };
    });
    if (sort) rows.sort((a, b) => b.share - a.share);
    else rows.sort((a, b) => a.key.localeCompare(b.key));
    return rows.map(
      ({ key, seats, share, low, high, often }) =>
        `| ${key} | ${often.toFixed(2)} | ${percent(share)} (${percent(low)} – ${percent(high)}) | ${seats} |`,
    );
  }

  /** With its head: how often a player of a game has it, the share of wins of those who do, and how many they are. */
  markdown(what: string, players: number, sort = true): string {
    const head = [`| ${what} | per player | wins of who had it, % | players |`, '| --- | ---: | ---: | ---: |'];
    return [...head, ...this.table(players, sort), ''].join('\n');
  }
}

export const percent = (x: number): string => (100 * x).toFixed(1);

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The value below which that part of them lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
}

/** The mean with its 95 % interval. */
export function meanWithInterval(values: readonly number[]): string {
  const middle = mean(values);
  const variance = mean(values.map((value) => (value - middle) ** 2));
  const half = 1.96 * Math.sqrt(variance / Math.max(1, values.length));
  return `${middle.toFixed(1)} ± ${half.toFixed(1)}`;
}
