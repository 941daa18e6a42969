import { distanceToBox, noise, sample, seeded, xy } from '@tessera/game-kit/board';
import { BLEED } from './bleed.ts';
import type { Clear } from './scatter.ts';

/** Rows of cut wavelets, broken and uneven like gouge marks, left out around the ships and along the shore. */
export function cutWaves({ width, height, land, boxes, seed }: Clear): { near: string; far: string } {
  const random = seeded(seed + 99);
  let near = '';
  let far = '';
  for (let row = 0, y = -BLEED.y; y < height + BLEED.y; row++, y += 15) {
    for (let x = (row % 2) * 17 - BLEED.x; x < width + BLEED.x; ) {
      const count = 1 + Math.floor(random() * 3);
      const lift = 3.2 + random() * 2.4;
      const p = { x: x + count * 8, y: y + random() * 4 };
      const open = sample(land, p);
      const calm = noise(p.x, p.y, 130, seed + 3);
      if (open < -34 && calm > -0.45 && !boxes.some((box) => distanceToBox(p, box) < 6)) {
        let stroke = `M${xy({ x, y: p.y })}`;
        for (let i = 0; i < count; i++) stroke += `q8 ${(-lift * 2).toFixed(1)} 16 0`;
        if (open < -70 && random() < 0.42) far += stroke;
        else near += stroke;
      }
      x += count * 16 + 12 + random() * 34;
    }
  }
  return { near, far };
}
