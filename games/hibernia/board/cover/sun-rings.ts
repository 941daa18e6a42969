import { seeded } from '@tessera/game-kit/board';

/** Rings of light about the sun, broken and uneven, as a gouge leaves them. */
export function sunRings(x: number, y: number, inner: number, outer: number): string {
  const random = seeded(17);
  let path = '';
  for (let radius = inner; radius < outer; radius += 19) {
    // Only the sky's half, from the left horizon over the top to the right.
    let from = -190 + random() * 12;
    while (from < 8) {
      const to = Math.min(10, from + ((16 + random() * 34) * 130) / radius);
      path += `M${at(x, y, radius, from)}A${radius} ${radius} 0 0 1 ${at(x, y, radius, to)}`;
      from = to + ((5 + random() * 9) * 130) / radius;
    }
  }
  return path;
}

function at(x: number, y: number, radius: number, degrees: number): string {
  const a = (degrees * Math.PI) / 180;
  return `${(x + Math.cos(a) * radius).toFixed(1)} ${(y + Math.sin(a) * radius).toFixed(1)}`;
}
