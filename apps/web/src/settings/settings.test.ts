import { describe, expect, it } from 'vitest';
import { parseSettings } from './settings.ts';

describe('parseSettings', () => {
  it('keeps what is valid and drops the rest', () => {
    const text = JSON.stringify({
      language: 'de',
      theme: 'pink',
      speed: 'fast',
      textSize: 'large',
      volume: 7,
      muted: 'no',
      other: 1,
    });
    expect(parseSettings(text)).toEqual({ language: 'de', speed: 'fast', textSize: 'large' });
  });
  it.each([null, '', 'x', '[]', 'null', '3', '{"__proto__":1}'])('survives %j', (text) => {
    expect(parseSettings(text)).toEqual({});
  });
});
