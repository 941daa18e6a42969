import { describe, expect, it } from 'vitest';
import { arrangementFor, PLANS } from './arrangement.ts';
import { HEIGHT, SHORE, WIDTH } from './size.ts';

/** Of the room for the board, in pixels: what a window of that size leaves. */
const widthIn = (width: number, height: number): number => {
  const { view } = PLANS[arrangementFor(width, height)];
  return view.width * Math.min(width / view.width, height / view.height);
};

describe('the arrangement of map and track', () => {
  it('has the track beside the map in a wide window, and around it in a high one', () => {
    expect(arrangementFor(1066, 762)).toBe('beside');
    expect(arrangementFor(555, 288)).toBe('beside');
    expect(arrangementFor(820, 881)).toBe('around');
    expect(arrangementFor(390, 605)).toBe('around');
  });

  it('uses the width that a desk has', () => {
    expect(widthIn(1066, 762)).toBeGreaterThan(1000);
    expect(widthIn(1529, 942)).toBeGreaterThan(1250);
    expect(widthIn(2169, 1302)).toBeGreaterThan(1750);
  });

  it('shows all of the ring, the shield and the map, and lays none over another', () => {
    const { ring, shield, view } = PLANS.beside;
    expect(ring.left).toBeGreaterThan(view.left);
    expect(ring.top).toBeGreaterThan(view.top);
    expect(ring.top + ring.height).toBeLessThan(view.top + view.height);
    expect(ring.left + ring.width).toBeLessThan(SHORE);
    expect(view.left + view.width).toBeGreaterThanOrEqual(WIDTH - SHORE);
    expect(view.top + view.height).toBeGreaterThanOrEqual(HEIGHT - SHORE);
    expect(shield && Math.abs(shield.x - ring.left - ring.width / 2)).toBeLessThan(1);
  });
});
