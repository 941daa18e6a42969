/** Broad rays about a point, from one radius to another. */
export function sunRays(x: number, y: number, from: number, to: number, count = 28): string {
  return Array.from({ length: count }, (_, i) => {
    const a = ((i + 0.5) * 2 * Math.PI) / count;
    const half = Math.PI / count / 2.3;
    const p = (r: number, angle: number) =>
      `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
    return `M${p(from, a)}L${p(to, a - half)}L${p(to, a + half)}Z`;
  }).join('');
}

/** Grass from left to right: fine strokes when short, whole blades when tall. No two lean alike. */
export function coverGrass(left: number, right: number, y: number, count: number, height: number): string {
  const step = (right - left) / count;
  return Array.from({ length: count }, (_, i) => {
    const x = left + i * step + Math.sin(i * 7.3) * step * 0.3;
    const ground = y + Math.sin(i * 3.1) * 14;
    const lean = Math.sin(i * 5.7) * height * 0.35 + height * 0.2;
    const tip = ground - height * (0.7 + 0.3 * Math.abs(Math.sin(i * 2.9)));
    const f = (n: number) => n.toFixed(1);
    if (height < 40)
      return `M${f(x)} ${f(ground)}Q${f(x + lean * 0.1)} ${f((ground + tip) / 2)} ${f(x + lean)} ${f(tip)}M${f(x + 5)} ${f(ground)}Q${f(x + 6)} ${f((ground + tip) / 2)} ${f(x + lean * 0.4 + 12)} ${f(tip + 7)}`;
    return `M${f(x - 8)} 800Q${f(x)} ${f((ground + tip) / 2 + 40)} ${f(x + lean)} ${f(tip)}Q${f(x + 12)} ${f((ground + tip) / 2 + 50)} ${f(x + 14)} 800Z`;
  }).join('');
}
