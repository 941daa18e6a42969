import { describe, expect, it } from 'vitest';
import { toWholeLine } from './whole-lines.ts';

/** Turns of lines 30 high under headings 20 high, the first of them at `at`. */
function laid(at: number, ...counts: number[]) {
  let y = at;
  return counts.map((count) => {
    const first = y + 20;
    y = first + 30 * count;
    const lines = Array.from({ length: count }, (_, i) => ({ top: first + 30 * i, bottom: first + 30 * (i + 1) }));
    return { heading: 20, lines };
  });
}

describe('the top of the log', () => {
  it('is left alone where nothing is cut', () => {
    expect(toWholeLine(100, laid(100, 3, 2))).toBe(0);
    expect(toWholeLine(100, laid(70, 3, 2))).toBe(0);
    expect(toWholeLine(100, [])).toBe(0);
  });

  it('moves on to the next line where one is half hidden by the heading', () => {
    expect(toWholeLine(100, laid(90, 3, 2))).toBe(20);
    expect(toWholeLine(100, laid(55, 3, 2))).toBe(15);
  });

  it('begins with the next turn rather than with a heading that has no lines', () => {
    // the last line of the first turn lies between 85 and 115, under the heading from 100 to 120
    expect(toWholeLine(100, laid(5, 3, 2))).toBe(15);
    // and between 95 and 125: half of it would be seen
    expect(toWholeLine(100, laid(15, 3, 2))).toBe(25);
  });
});
