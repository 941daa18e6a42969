import type { Box } from './map/layout.ts';

/** Never quite straight: a line from left to right that wavers by this much, the same for the same seed. */
export function wavering(x1: number, x2: number, y: number, amount: number, seed: number): string {
  const steps = Math.max(2, Math.round((x2 - x1) / 38));
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const off = Math.sin(seed * 12.9 + i * 2.31) * amount + Math.sin(seed * 4.1 + i * 5.7) * amount * 0.5;
    return `${(x1 + ((x2 - x1) * i) / steps).toFixed(1)} ${(y + off).toFixed(1)}`;
  });
  return points.join('L');
}

/** A panel cut by hand: no corner like its neighbour. */
export function handCut({ x, y, width, height }: Box, r = 7): string {
  const [right, bottom] = [x + width, y + height];
  return `M${x + r} ${y}L${right - r * 1.3} ${y + 0.6}Q${right} ${y} ${right} ${y + r}L${right - 0.7} ${bottom - r * 1.2}Q${right} ${bottom} ${right - r} ${bottom}L${x + r * 1.2} ${bottom - 0.6}Q${x} ${bottom} ${x} ${bottom - r}L${x + 0.6} ${y + r * 1.3}Q${x} ${y} ${x + r} ${y}Z`;
}
