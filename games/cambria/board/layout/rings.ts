import { tenths } from '@tessera/game-kit/board';

/**
 * A closed line as x y x y …, in fifths of a unit: whole numbers, so that the mid-points between them are whole tenths.
 */
export type Ring = readonly number[];

/** Smooth closed paths through the points (quadratics between mid-points). */
export const ringsPath = (rings: readonly Ring[]): string => rings.map(ringPath).join('');

// From one point to the next it is never far, so the same few numbers come again and again.
const FAR = 128;
const SHORT = Array.from({ length: 2 * FAR + 1 }, (_, i) => tenths((i - FAR) / 10));
const step = (by: number): string => SHORT[by + FAR] ?? tenths(by / 10);

function ringPath(ring: Ring): string {
  const { length } = ring;
  let x = ring[length - 2];
  let y = ring[length - 1];
  let path = `M${tenths((x + ring[0]) / 10)} ${tenths((y + ring[1]) / 10)}q`;
  for (let i = 0; i < length; i += 2) {
    const next = i + 2 < length ? i + 2 : 0;
    path += `${step(ring[i] - x)} ${step(ring[i + 1] - y)} ${step(ring[next] - x)} ${step(ring[next + 1] - y)} `;
    x = ring[i];
    y = ring[i + 1];
  }
  return `${path}Z`;
}

/** A cell of the finest grid is this many fifths wide, and a ring crosses one cell at a time. */
const WIDEST = 30;
/** The letter for a step of 0; the steps to either side have the letters before and after it, from # to _. */
const ZERO = 'A'.charCodeAt(0);

/** Rings as text to be stored, `x y steps` each: a letter for each step across and each step down. */
export function packRings(rings: readonly Ring[]): string {
  const words: string[] = [];
  for (const ring of rings) {
    let steps = '';
    for (let i = 2; i < ring.length; i++) {
      const by = ring[i] - ring[i - 2];
      if (Math.abs(by) > WIDEST) throw new RangeError(`A ring has a step of ${by} fifths; there are letters up to 30.`);
      steps += String.fromCharCode(ZERO + by);
    }
    words.push(`${ring[0]} ${ring[1]} ${steps}`);
  }
  return words.join(' ');
}

export function unpackRings(text: string): Ring[] {
  const words = text.split(' ');
  const rings: Ring[] = [];
  for (let word = 0; word + 2 < words.length; word += 3) {
    const ring = [Number(words[word]), Number(words[word + 1])];
    const steps = words[word + 2];
    for (let i = 0; i < steps.length; i++) ring.push(ring[i] + steps.charCodeAt(i) - ZERO);
    rings.push(ring);
  }
  return rings;
}
