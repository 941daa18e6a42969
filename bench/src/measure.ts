/** One thing measured: how many per second, by name. */
export type Rates = Readonly<Record<string, number>>;

const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
};

/** Repeats `once` for about so long and returns what it counted, per second. */
export function rate(seconds: number, once: () => Rates): Rates {
  const start = performance.now();
  const end = start + 1000 * seconds;
  const sums: Record<string, number> = {};
  do for (const [name, count] of Object.entries(once())) sums[name] = (sums[name] ?? 0) + count;
  while (performance.now() < end);
  const took = (performance.now() - start) / 1000;
  return Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, sum / took]));
}

/** The medians of several rounds. Everybody is measured in every round, so that a slow moment hits all alike. */
export function medians(rounds: readonly Rates[]): Rates {
  return Object.fromEntries(Object.keys(rounds[0]).map((name) => [name, median(rounds.map((round) => round[name]))]));
}
