/** A game as the rating sees it: who played, by number of the mind, and what each seat got of the win. */
export interface RatedGame {
  readonly seats: readonly number[];
  readonly shares: readonly number[];
}

/** Each mind has also won and lost so often against one of middling strength, or nobody could rate who never won. */
const PRIOR = 0.5;
const ROUNDS = 2000;
const CLOSE = 1e-7;

/**
 * Strengths by which the chance to win is one's strength divided by the sum of all at the table: the model of Plackett and Luce, for the
 * first place. Found by minorisation and maximisation (Hunter 2004). Returned as their natural logarithms, of mean 0.
 */
export function strengthsOf(minds: number, games: readonly RatedGame[]): number[] {
  const wins = Array<number>(minds).fill(PRIOR);
  for (const { seats, shares } of games) for (const [seat, mind] of seats.entries()) wins[mind] += shares[seat];
  const groups = groupsOf(games);
  let strength = Array<number>(minds).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    const sums = strength.map((own) => (2 * PRIOR) / (own + 1));
    for (const { seats, count } of groups) {
      let all = 0;
      for (const mind of seats) all += strength[mind];
      for (const mind of seats) sums[mind] += count / all;
    }
    const next = wins.map((won, mind) => won / sums[mind]);
    const change = Math.max(...next.map((value, mind) => Math.abs(Math.log(value / strength[mind]))));
    strength = next;
    if (change < CLOSE) break;
  }
  const logs = strength.map(Math.log);
  const mean = logs.reduce((a, b) => a + b, 0) / minds;
  return logs.map((log) => log - mean);
}

/** Games of the same minds count as one, many times. Games that nobody won say nothing of who is better. */
function groupsOf(games: readonly RatedGame[]): { readonly seats: readonly number[]; count: number }[] {
  const groups = new Map<string, { readonly seats: readonly number[]; count: number }>();
  for (const { seats, shares } of games) {
    const count = shares.reduce((a, b) => a + b, 0);
    const key = [...seats].sort((a, b) => a - b).join();
    const group = groups.get(key);
    if (group) group.count += count;
    else groups.set(key, { seats, count });
  }
  return [...groups.values()];
}
