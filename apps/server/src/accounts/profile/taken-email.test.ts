import { afterEach, describe, expect, it } from 'vitest';
import { AccountServer, type Browser } from '../account-server.fixture.ts';

let site: AccountServer;
afterEach(() => site.close());

const EMAIL = 'anna@example.org';
const FREE = 'free@example.org';
const PASSWORD = 'correct horse battery';
const open = () => AccountServer.open({ emails: true, publicUrl: 'https://tessera.example' });

/** What can be told apart in an answer, without what differs in any case. */
const told = ({ statusCode, body }: { statusCode: number; body: string }, browserId: string, email: string) => ({
  statusCode,
  body: body.replaceAll(browserId, 'ID').replaceAll(email, 'EMAIL'),
});

describe('an address that somebody has', () => {
  const ways: [string, (browser: Browser, email: string) => Promise<{ statusCode: number; body: string }>][] = [
    ['keep', (browser, email) => browser.post('/api/me/keep', { email, password: PASSWORD })],
    ['change', (browser, email) => browser.post('/api/me/email', { email, password: PASSWORD })],
  ];
  it.each(ways)('is answered as a free one is: %s', async (way, give) => {
    site = await open();
    await site.member(EMAIL);
    const answers: unknown[] = [];
    for (const [email, own] of [
      [EMAIL, 'one@example.org'],
      [FREE, 'two@example.org'],
    ]) {
      const browser = way === 'keep' ? await site.guest('Boris') : await site.member(own);
      const { id } = await browser.me();
      const plain = (answer: { statusCode: number; body: string }) => {
        const { statusCode, body } = told(answer, id, email);
        return { statusCode, body: body.replaceAll(own, 'OWN') };
      };
      answers.push([
        plain(await give(browser, email)),
        plain(await browser.get('/api/me')),
        plain(await browser.post('/api/me/email/link')),
        plain(await browser.post('/api/sign-in', { email, password: PASSWORD.replace('horse', 'mule') })),
      ]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it('stays theirs, and they are told that somebody tried', async () => {
    site = await open();
    const anna = await site.member(EMAIL);
    await anna.patch('/api/me', { language: 'de' });
    const { id } = await anna.me();
    site.emails.length = 0;
    const thief = await site.guest('Eve');
    await thief.post('/api/me/keep', { email: EMAIL, password: 'the horse of eve' });
    await site.accounts.settle();
    expect(site.emails).toEqual([
      expect.objectContaining({ to: EMAIL, subject: 'Jemand wollte deine E-Mail-Adresse verwenden' }),
    ]);
    expect(site.emails[0].text).toContain('https://tessera.example/account\n');
    expect(site.emails[0].text).not.toContain('#');
    expect(await thief.me()).toMatchObject({ kept: false, email: null, pendingEmail: EMAIL });
    const guess = await site.browser().post('/api/sign-in', { email: EMAIL, password: 'the horse of eve' });
    expect(guess.statusCode).toBe(401);
    const home = await site.browser().post('/api/sign-in', { email: EMAIL, password: PASSWORD });
    expect(home.json().me.id).toBe(id);
  });

  it('goes to whoever follows the link first, where two have given it', async () => {
    site = await open();
    const [anna, boris] = [await site.guest('Anna'), await site.guest('Boris')];
    await anna.post('/api/me/keep', { email: EMAIL, password: PASSWORD });
    const first = await site.link();
    await boris.post('/api/me/keep', { email: EMAIL, password: PASSWORD });
    const second = await site.link();
    expect((await site.browser().post('/api/email/confirm', { token: first })).statusCode).toBe(200);
    const late = await site.browser().post('/api/email/confirm', { token: second });
    expect([late.statusCode, late.json().error.code]).toEqual([409, 'email-taken']);
    expect(await boris.me()).toMatchObject({ email: null, kept: false });
  });

  it('is said to be taken where no e-mail is sent, to whoever tries only a few', async () => {
    site = await AccountServer.open();
    await site.member(EMAIL);
    const guest = await site.guest('Boris');
    const keep = (email: string) => guest.post('/api/me/keep', { email, password: PASSWORD });
    for (let time = 0; time < 5; time++) expect((await keep(EMAIL)).json().error.code).toBe('email-taken');
    // free or taken, the answer is the same from then on
    expect((await keep(EMAIL)).statusCode).toBe(429);
    expect((await keep(FREE)).statusCode).toBe(429);
  });
});
