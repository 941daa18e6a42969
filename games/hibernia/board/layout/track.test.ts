import { distance } from '@tessera/game-kit/board';
import { describe, expect, it } from 'vitest';
import { ARRANGEMENTS, innerRim, PLANS } from './arrangement.ts';
import { isInside } from './room.ts';
import { fanOut, layTrack, MARKER_RADIUS, roundsOf, standOf } from './track.ts';

const LENGTHS = [1, 2, 3, 7, 44, 52, 120, 400];
const tracks = ARRANGEMENTS.flatMap((arrangement) => LENGTHS.map((length) => [length, arrangement] as const));

describe.each(tracks)('a track of %i spaces %s the map', (length, arrangement) => {
  const track = layTrack(length, PLANS[arrangement].ring);

  it('has them all, in order and of one length', () => {
    expect(track.spaces.map((space) => space.number)).toEqual(Array.from({ length }, (_, i) => i + 1));
    expect(track.spaceLength).toBeGreaterThan(5);
  });

  it('overlaps none with another, nor with the sword', () => {
    for (const [i, space] of track.spaces.entries()) {
      expect(isInside(space, space.outline)).toBe(true);
      expect(isInside(track.sword, space.outline)).toBe(false);
      // The two before and the two after; those further off are told apart by where they lie.
      const near = [-2, -1, 1, 2].map((by) => track.spaces[(i + by + 2 * length) % length]);
      const lost = near.filter((other) => other !== space && other.outline.some((p) => isInside(p, space.outline)));
      expect(lost).toEqual([]);
    }
    const spots = track.spaces.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
    expect(new Set(spots).size).toBe(length);
  });

  it('lies round the edge of its ring', () => {
    const { left, top, width, height } = track.ring;
    for (const p of track.spaces.flatMap((space) => space.outline)) {
      const edge = Math.min(p.x - left, p.y - top, left + width - p.x, top + height - p.y);
      expect(edge).toBeGreaterThan(4);
      // The bends cut the corners a little.
      expect(edge).toBeLessThan(innerRim(track.ring) + 16);
    }
  });

  it('stands a marker on the sword, then on space after space, round and round', () => {
    expect(standOf(track, 0)).toBe(track.sword);
    expect(standOf(track, 1)).toBe(track.spaces[0]);
    expect(standOf(track, length)).toBe(track.spaces[length - 1]);
    expect(standOf(track, length + 1)).toBe(track.spaces[0]);
    expect([0, length, length + 1, 2 * length, 2 * length + 1].map((d) => roundsOf(track, d))).toEqual([0, 0, 1, 1, 2]);
  });

  it('shows every one of four markers on a space', () => {
    for (const space of track.spaces.slice(0, 60)) {
      const stands = fanOut(space, 4, track.spaceLength, track.ring.depth);
      for (const [i, a] of stands.entries())
        for (const b of stands.slice(i + 1)) expect(distance(a, b)).toBeGreaterThan(MARKER_RADIUS);
    }
  });
});
