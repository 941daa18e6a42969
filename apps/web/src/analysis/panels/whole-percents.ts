/**
 * Chances of all seats in whole per cents that add up to 100, as 31.5, 41.8 and 26.7 don't if each is rounded. Whoever is nearest to the other
 * number takes the difference; where two are equally near, as in three thirds, nobody does. Chances that are no whole, as of a player alone, are
 * rounded.
 */
export function wholePercents(chances: readonly number[]): number[] {
  const exact = chances.map((chance) => 100 * chance);
  const whole = exact.map(Math.round);
  if (Math.abs(sum(exact) - 100) > 0.01) return whole;
  const off = 100 - sum(whole);
  const step = Math.sign(off);
  const gain = (seat: number) => step * (exact[seat] - whole[seat]);
  const order = whole.map((_, seat) => seat).sort((a, b) => gain(b) - gain(a));
  const takers = order.slice(0, Math.abs(off));
  const [last, next] = [order[takers.length - 1], order[takers.length]];
  if (last !== undefined && next !== undefined && gain(last) - gain(next) < 1e-6) return whole;
  return whole.map((percent, seat) => (takers.includes(seat) ? percent + step : percent));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
