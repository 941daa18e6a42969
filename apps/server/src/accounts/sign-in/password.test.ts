import { describe, expect, it } from 'vitest';
import { Passwords, readPassword } from './password.ts';

describe('a password', () => {
  it('is long, not all the same, and not the address', () => {
    for (const good of ['correct horse', 'слово за слово', 'a1b2c3d4e5', `${'x'.repeat(100)}abcd`])
      expect(readPassword(good, 'anna@example.org').ok).toBe(true);
    for (const bad of ['', 'short', 'abcdefghi', 'aaaaaaaaaaaa', 'abababababab', '1234567890', 'Anna@Example.org'])
      expect(readPassword(bad, 'anna@example.org')).toMatchObject({ ok: false, error: { code: 'bad-password' } });
    expect(readPassword(`${'x'.repeat(197)}abcd`, '').ok).toBe(false);
  });

  it('is kept as argon2id with enough cost, and fits only itself, however its accents were typed', async () => {
    const passwords = new Passwords();
    const hashed = await passwords.hash('mot de passé');
    expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.fits('mot de passe\u0301', hashed)).toBe(true);
    expect(await passwords.fits('mot de passe', hashed)).toBe(false);
    for (const nobody of [null, undefined]) expect(await passwords.fits('xxxxxxxxxx', nobody)).toBe(false);
  });

  it('takes as long for nobody as for somebody', async () => {
    const passwords = new Passwords();
    const hashed = await passwords.hash('correct horse');
    const time = async (against: string | null) => {
      const times: number[] = [];
      for (let run = 0; run < 7; run++) {
        const start = performance.now();
        await passwords.fits('wrong horse', against);
        times.push(performance.now() - start);
      }
      return Math.min(...times);
    };
    const somebody = await time(hashed);
    const nobody = await time(null);
    expect(nobody).toBeGreaterThan(somebody * 0.3);
    expect(nobody).toBeLessThan(somebody * 3);
  });

  it('sends people away when too many wait, and nobody else', async () => {
    const passwords = new Passwords();
    const asked = Array.from({ length: 150 }, () => passwords.fits('x', 'not a hash').then(String, (e) => e.code));
    const answers = await Promise.all(asked);
    expect(answers.filter((answer) => answer === 'busy')).toHaveLength(48);
    expect(await passwords.fits('x', null)).toBe(false);
  });
});
