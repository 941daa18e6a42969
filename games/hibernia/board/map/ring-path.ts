import type { Ring } from '../layout/arrangement.ts';

/** A rectangle with round corners, so far inside the edge of a ring. */
export function ringPath({ left, top, width, height }: Ring, inset: number, radius: number): string {
  const [west, north] = [left + inset, top + inset];
  const [east, south] = [left + width - inset, top + height - inset];
  const arc = `A${radius} ${radius} 0 0 1`;
  return `M${west + radius} ${north}H${east - radius}${arc} ${east} ${north + radius}V${south - radius}${arc} ${east - radius} ${south}H${west + radius}${arc} ${west} ${south - radius}V${north + radius}${arc} ${west + radius} ${north}Z`;
}
