import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { LANGUAGES } from '@tessera/protocol/lists';
import { afterEach, describe, expect, it } from 'vitest';
import { smtpMailer } from './mailer.ts';
import { fill, LETTERS } from './words.ts';

/** As much of a mail server as a letter needs. */
function mailServer(heard: string[]): Server {
  return createServer((socket) => {
    let inLetter = false;
    let rest = '';
    socket.write('220 mail.example\r\n');
    socket.on('data', (chunk) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        heard.push(line);
        if (inLetter && line !== '.') continue;
        const word = line.split(/[ :]/)[0].toUpperCase();
        if (word === 'QUIT') socket.end('221 Bye\r\n');
        else socket.write(word === 'DATA' ? '354 Go on\r\n' : '250 Fine\r\n');
        inLetter = word === 'DATA';
      }
    });
    socket.on('error', () => undefined);
  });
}

describe('the mailer', () => {
  let server: Server;
  afterEach(() => {
    server.close();
  });

  it('gives a letter to the mail server, whole, with its sender', async () => {
    const heard: string[] = [];
    server = mailServer(heard).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const mailer = smtpMailer(url, 'Tessera <tessera@tessera.example>');
    await mailer.send({ to: 'anna@example.org', subject: 'Ваш ход', text: 'https://tessera.example/table/a' });
    mailer.close();
    expect(heard).toContain('MAIL FROM:<tessera@tessera.example>');
    expect(heard).toContain('RCPT TO:<anna@example.org>');
    expect(heard).toContain('From: Tessera <tessera@tessera.example>');
    expect(heard).toContain('Auto-Submitted: auto-generated');
    expect(heard.join('\n')).toContain('https://tessera.example/table/a');
  });

  it('says that a letter could not be sent', async () => {
    server = createServer((socket) => socket.end('554 Go away\r\n')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const mailer = smtpMailer(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, 'a@b.example');
    await expect(mailer.send({ to: 'anna@example.org', subject: 'x', text: 'y' })).rejects.toThrow();
    mailer.close();
  });
});

describe('the letters', () => {
  it('say the same in every language, with name and link in their places', () => {
    for (const language of LANGUAGES) {
      const { reset, confirm, turn } = LETTERS[language];
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
    expect(JSON.stringify(LETTERS)).not.toMatch(/\bletters?\b|\blettres?\b|\bBriefe?\b/i);
  });
});
