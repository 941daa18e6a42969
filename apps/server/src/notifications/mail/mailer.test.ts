import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { LANGUAGES } from '@tessera/protocol/lists';
import { afterEach, describe, expect, it } from 'vitest';
import { MailServer } from './mail-server.fixture.ts';
import { smtpMailer } from './mailer.ts';
import { EMAILS, fill } from './words.ts';

describe('the mailer', () => {
  let server: { close(): void };
  afterEach(() => server.close());

  it('gives an e-mail to the mail server, whole, with its sender', async () => {
    const mails = new MailServer();
    server = mails;
    const { heard } = mails;
    const mailer = smtpMailer(`smtp://127.0.0.1:${await mails.listen()}`, 'Tessera <tessera@tessera.example>');
    await mailer.send({ to: 'anna@example.org', subject: 'Ваш ход', text: 'https://tessera.example/table/a' });
    mailer.close();
    expect(heard).toContain('MAIL FROM:<tessera@tessera.example>');
    expect(heard).toContain('RCPT TO:<anna@example.org>');
    expect(heard).toContain('From: Tessera <tessera@tessera.example>');
    expect(heard).toContain('Auto-Submitted: auto-generated');
    expect(heard.join('\n')).toContain('https://tessera.example/table/a');
  });

  it('says that an e-mail could not be sent', async () => {
    const unwilling = createServer((socket) => socket.end('554 Go away\r\n')).listen(0, '127.0.0.1');
    server = unwilling;
    await once(unwilling, 'listening');
    const mailer = smtpMailer(`smtp://127.0.0.1:${(unwilling.address() as AddressInfo).port}`, 'a@b.example');
    await expect(mailer.send({ to: 'anna@example.org', subject: 'x', text: 'y' })).rejects.toThrow();
    mailer.close();
  });
});

describe('the e-mails', () => {
  it('say the same in every language, with name and link in their places', () => {
    for (const language of LANGUAGES) {
      const { reset, confirm, turn } = EMAILS[language];
      for (const { text } of [reset, confirm]) {
        const filled = fill(text, { name: 'Anna', link: 'https://x.example/#{name}' });
        expect(filled).toContain('Anna');
        expect(filled).toContain('\nhttps://x.example/#{name}\n');
      }
      expect(fill(turn.text, { name: 'Anna' })).toContain('Anna');
      expect(turn.stop).toContain('{link}');
    }
  });

  it('are called e-mails, not letters', () => {
    expect(JSON.stringify(EMAILS)).not.toMatch(/\bletters?\b|\blettres?\b|\bBriefe?\b/i);
  });
});
