import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, VARIABLES } from './config.ts';

const mistake = (environment: Record<string, string>): string => {
  const config = readConfig(environment);
  return config.ok ? '' : config.error.message;
};

describe('the configuration', () => {
  it('needs nothing to be set, and takes an empty variable for none', () => {
    for (const environment of [{}, { PORT: '', DATABASE_URL: ' ' }]) {
      const config = readConfig(environment);
      expect(config).toMatchObject({ ok: true, value: { port: 8080, host: '0.0.0.0', trustProxy: 0 } });
      expect(config.ok && config.value.dataDir).toBe(resolve('data'));
      expect(config.ok && config.value.databaseUrl).toBeUndefined();
    }
  });

  it('takes what is set', () => {
    const config = readConfig({
      PORT: '0',
      PUBLIC_URL: 'https://Tessera.example/',
      DATABASE_URL: 'postgres://a:b@c/d',
      LOG_LEVEL: 'debug',
      DATA_DIR: '/srv/tessera',
    });
    expect(config).toMatchObject({
      ok: true,
      value: {
        port: 0,
        publicUrl: 'https://tessera.example',
        databaseUrl: 'postgres://a:b@c/d',
        logLevel: 'debug',
        dataDir: '/srv/tessera',
      },
    });
  });

  it('names the variable and what it must be, for every mistake', () => {
    expect(mistake({ PORT: 'eighty' })).toBe('PORT is "eighty", but it must be a whole number from 0 to 65535.');
    for (const port of ['-1', '65536', '80.5', '1e3', '0x50', '99999999999'])
      expect(mistake({ PORT: port })).toContain('PORT');
    expect(mistake({ LOG_LEVEL: 'loud' })).toContain('LOG_LEVEL is "loud", but it must be one of fatal, error');
    for (const url of ['tessera.example', 'ftp://a.example', 'https://a.example/path', 'https://me@a.example'])
      expect(mistake({ PUBLIC_URL: url })).toContain('PUBLIC_URL is');
    expect(mistake({ PORT: 'x', TRUST_PROXY: 'y' }).split('\n')).toHaveLength(2);
  });

  it('never repeats a secret', () => {
    const message = mistake({ DATABASE_URL: 'mysql://root:hunter2@db', METRICS_TOKEN: 'hunter2' });
    expect(message).toContain('DATABASE_URL is set, but it must start with postgres://');
    expect(message).toContain('METRICS_TOKEN is set, but it must have at least 16 characters.');
    expect(message).not.toContain('hunter2');
  });

  it('sends emails only where it knows the sender and the address for links', () => {
    const SMTP_URL = 'smtps://tessera:hunter2@mail.example';
    expect(mistake({ SMTP_URL })).toContain('PUBLIC_URL and MAIL_FROM must be set too');
    expect(mistake({ SMTP_URL: 'mail.example' })).toContain('SMTP_URL is set, but it must be like smtps://');
    const emails = { SMTP_URL, PUBLIC_URL: 'https://a.example', MAIL_FROM: 'Tessera <tessera@a.example>' };
    expect(readConfig(emails)).toMatchObject({ ok: true, value: { mailFrom: 'Tessera <tessera@a.example>' } });
    for (const MAIL_FROM of ['tessera', 'a@b@c', 'a@b c'])
      expect(mistake({ ...emails, MAIL_FROM })).toContain('MAIL_FROM is');
  });

  it('is listed in docs/hosting.md, every variable with its default', () => {
    const hosting = readFileSync(resolve(import.meta.dirname, '../../../docs/hosting.md'), 'utf8');
    for (const [name, { otherwise }] of Object.entries(VARIABLES)) {
      const row = hosting.split('\n').find((line) => line.startsWith(`| \`${name}\` |`));
      expect(row, name).toBeDefined();
      expect(row?.split('|')[2], name).toContain(otherwise === undefined ? '—' : `\`${otherwise}\``);
    }
  });
});
