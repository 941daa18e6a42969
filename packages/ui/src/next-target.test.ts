import { describe, expect, it } from 'vitest';
import { nextTarget } from './next-target.ts';

const places = new Map([
  ['east', { x: 100, y: 5 }],
  ['far east', { x: 200, y: 0 }],
  ['north', { x: 10, y: -80 }],
  ['south east', { x: 60, y: 90 }],
]);
const here = { x: 0, y: 0 };

describe('nextTarget', () => {
  it('goes to the nearest that way', () => {
    expect(nextTarget(here, 'right', places)).toBe('east');
    expect(nextTarget(here, 'up', places)).toBe('north');
    expect(nextTarget(here, 'down', places)).toBe('south east');
  });

  it('stays where nothing lies that way', () => {
    expect(nextTarget(here, 'left', places)).toBeNull();
  });
});
