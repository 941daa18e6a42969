import { describe, expect, it } from 'vitest';
import { afterActing } from './guide-memory.ts';

describe('the memory of the guide', () => {
  it('counts the welcome as seen once somebody acts, and keeps the rest', () => {
    expect(afterActing({ off: false, seen: ['roll'] })).toEqual({ off: false, seen: ['roll', 'welcome'] });
    const welcomed = { off: true, seen: ['welcome'] };
    expect(afterActing(welcomed)).toBe(welcomed);
  });
});
