import { seeded } from '@tessera/game-kit/board';

/** Sunbeams: wedges from the sun's middle, of uneven width, as a gouge leaves them. */
export function beams(x: number, y: number, inner: number, outer: number): string {
  const random = seeded(5);
  let path = '';
  for (let turn = -178; turn < 0; turn += 9) {
    const a = ((turn + random() * 3) * Math.PI) / 180;
    const half = ((1 + random() * 1.3) * Math.PI) / 180;
    const from = inner + random() * 16;
    const to = outer * (0.72 + 0.28 * random());
    const at = (angle: number, r: number): string =>
      `${(x + Math.cos(angle) * r).toFixed(1)} ${(y + Math.sin(angle) * r).toFixed(1)}`;
    path += `M${at(a, from)}L${at(a - half, to)}L${at(a + half, to)}Z`;
  }
  return path;
}

export interface WaveRow {
  readonly y: number;
  /** The swell, closed downwards. */
  readonly body: string;
  /** Gouge marks that follow it. */
  readonly cuts: string;
  readonly weight: number;
}

/** Rows of swell that grow as they come nearer. */
export function swell(top: number, bottom: number, width: number): WaveRow[] {
  const random = seeded(11);
  const rows: WaveRow[] = [];
  for (let y = top, row = 0; y < bottom; row++) {
    const near = (y - top) / (bottom - top);
    const length = 34 + near * 74;
    const lift = 5 + near * 20;
    let x = -length * (row % 2 ? 0.5 : 0.1) - 20;
    let body = `M${x.toFixed(1)} ${y.toFixed(1)}`;
    let cuts = '';
    while (x < width + 20) {
      const l = length * (0.85 + 0.3 * random());
      body += `q${(l * 0.5).toFixed(1)} ${(-lift * 1.5).toFixed(1)} ${l.toFixed(1)} 0`;
      for (let i = 1; i <= 3; i++) {
        const inset = l * (0.08 + 0.11 * i);
        const drop = lift * 0.42 * i;
        cuts += `M${(x + inset).toFixed(1)} ${(y + drop * 0.9).toFixed(1)}q${(l / 2 - inset).toFixed(1)} ${(-lift * (1.4 - 0.3 * i)).toFixed(1)} ${(l - 2 * inset).toFixed(1)} 0`;
      }
      x += l;
    }
    rows.push({ y, body: `${body}V900H-60Z`, cuts, weight: 1.6 + near * 2.2 });
    y += 13 + near * 24;
  }
  return rows;
}

/** Hatching down the shaded side of a ridge from (x, y), fanning out to the right. */
export function ridgeHatch(x: number, y: number, width: number, height: number, count: number): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    const t = i / count;
    const x0 = x + t * width * 0.72;
    const y0 = y + t * height * 0.76 + 6;
    path += `M${x0.toFixed(1)} ${y0.toFixed(1)}l${(6 + t * 10).toFixed(1)} ${(height * (0.5 - 0.34 * t)).toFixed(1)}`;
  }
  return path;
}
