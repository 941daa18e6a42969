import { describe, expect, it } from 'vitest';
import { readName } from './name.ts';

describe('a name', () => {
  it('may be written in any script, with emoji, and loses only needless spaces', () => {
    for (const name of ['Anna', 'Ольга', 'Zoë', '花子', "O'Neill", 'A B', '👩‍🚀', '42', '(･‿･)'])
      expect(readName(`  ${name} `)).toEqual({ ok: true, value: name });
    expect(readName('Anna   Maria\tda\nSilva')).toEqual({ ok: true, value: 'Anna Maria da Silva' });
  });

  it('is the same however its accents were typed', () => {
    expect(readName('Zoe\u0308')).toEqual(readName('Zo\u00eb'));
  });

  it('hides nothing and turns nothing around', () => {
    expect(readName('An\u202ena\u0000\u200b')).toEqual({ ok: true, value: 'Anna' });
  });

  it('can be seen', () => {
    for (const name of ['', '   ', '\u200b', '\u200d', '\u3000\u00a0'])
      expect(readName(name)).toMatchObject({ ok: false, error: { code: 'bad-name' } });
  });

  it('has at most 30 characters, however many bytes they take', () => {
    expect(readName('ж'.repeat(30)).ok).toBe(true);
    expect(readName('😀'.repeat(30)).ok).toBe(true);
    expect(readName('x'.repeat(31))).toMatchObject({ ok: false, error: { message: expect.stringContaining('30') } });
  });
});
