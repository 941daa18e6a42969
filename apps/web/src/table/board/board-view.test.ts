import { describe, expect, it } from 'vitest';
import { keptView, pxOf, topView } from './board-view.ts';

const TALL = { width: 500, height: 1000 };

/** Where a point of the drawing is seen. */
const seen = (
  view: { scale: number; x: number; y: number },
  room: { width: number; height: number },
  [x, y]: [x: number, y: number],
) => {
  const px = pxOf(room, TALL);
  return [
    view.x + view.scale * ((room.width - TALL.width * px) / 2 + x * px),
    view.y + view.scale * ((room.height - TALL.height * px) / 2 + y * px),
  ].map((at) => Math.round(100 * at) / 100);
};

describe('how a board lies in its room', () => {
  it('begins at its top, as wide as its room', () => {
    const room = { width: 360, height: 500 };
    const view = topView(room, TALL, 1);
    expect(seen(view, room, [0, 0])).toEqual([0, 0]);
    expect(seen(view, room, [500, 0])).toEqual([360, 0]);
  });

  it('keeps its size and what is in sight when a row beside it takes some of its height', () => {
    const before = { width: 360, height: 500 };
    const room = { width: 360, height: 440 };
    const view = topView(before, TALL, 1);
    const kept = keptView(view, before, room, TALL);
    for (const point of [[0, 0] as const, [500, 400] as const])
      expect(seen(kept, room, [...point])).toEqual(seen(view, before, [...point]));
    expect(seen(keptView(kept, room, before, TALL), before, [500, 400])).toEqual(seen(view, before, [500, 400]));
  });

  it('stays whole where it was whole', () => {
    const kept = keptView({ scale: 1, x: 0, y: 0 }, { width: 360, height: 700 }, { width: 360, height: 720 }, TALL);
    expect(kept.scale).toBe(1);
  });
});
