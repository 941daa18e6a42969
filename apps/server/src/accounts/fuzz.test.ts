import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccountServer } from './account-server.fixture.ts';

/** Routes of accounts that take something, with a body that they take or nearly. */
const ROUTES = [
  ['POST', '/api/people/guest', { name: 'Anna', language: 'en' }],
  ['PATCH', '/api/me', { name: 'Anna', language: 'en' }],
  ['POST', '/api/me/keep', { email: 'a@example.org', password: 'short' }],
  ['POST', '/api/sign-in', { email: 'no address', password: 'correct horse' }],
  ['POST', '/api/me/email', { email: 'no address', password: 'correct horse' }],
  ['POST', '/api/me/email/link', {}],
  ['POST', '/api/email/confirm', { token: 'x'.repeat(43) }],
  ['POST', '/api/password-reset', { email: 'a@example.org' }],
  ['POST', '/api/password-reset/finish', { token: 'x'.repeat(43), password: 'short' }],
  ['POST', '/api/me/passkeys/options', {}],
  ['POST', '/api/me/passkeys', { name: 'Phone', response: { id: 'a', rawId: 'a', type: 'public-key' } }],
  ['POST', '/api/sign-in/passkey', { response: { id: 'a', rawId: 'a', type: 'public-key', response: {} } }],
  ['POST', '/api/me/tokens', { name: 'Bot' }],
  ['DELETE', '/api/me/tokens/abc', {}],
  ['POST', '/api/me/push', { endpoint: 'https://push.example/a', keys: { p256dh: 'a', auth: 'b' } }],
  ['DELETE', '/api/me/push', { endpoint: 'https://push.example/a' }],
  ['PATCH', '/api/me/notify', { push: true, email: false, webhook: 'https://hooks.example/' }],
  ['POST', '/api/me/vacation', { until: 1_800_500_000_000 }],
  ['DELETE', '/api/me/vacation', {}],
  ['GET', '/api/people/abc', undefined],
  ['GET', '/api/leaderboards/cambria?limit=5', undefined],
] as const;

const strange = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('\u0000', '\ud800', '__proto__', -1, 1e308, [], {}, null, 'x'.repeat(5_000)),
);

/** A good body with one thing wrong, or no such body at all. */
const bodies = fc.oneof(
  fc.record({ at: fc.nat(), value: strange, add: fc.boolean(), key: fc.string() }).map((change) => (good: object) => {
    const keys = Object.keys(good);
    const key = change.add || keys.length === 0 ? change.key : keys[change.at % keys.length];
    return JSON.stringify({ ...good, [key]: change.value });
  }),
  strange.map((value) => () => JSON.stringify(value) ?? 'null'),
  fc.string({ unit: 'binary' }).map((text) => () => text),
);

describe('whatever is sent', () => {
  let site: AccountServer;
  beforeAll(async () => {
    site = await AccountServer.open({ trustProxy: 1 });
  });
  afterAll(() => site.close());

  it('is answered with JSON and a sentence, and never breaks the server', async () => {
    let anna = await site.guest();
    let sent = 0;
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ROUTES), bodies, fc.webPath(), async ([method, path, good], body, extra) => {
        // by ever new people from ever new addresses, so that the limits don't hide what is behind them
        if (++sent % 40 === 0) anna = await site.guest();
        const cookie = path.endsWith('guest') ? '' : `tessera=${anna.cookies.get('tessera')}`;
        const from = `203.0.${sent >> 8}.${sent & 255}`;
        const url = good === undefined && sent % 2 ? `${path}${extra}` : path;
        const answer = await site.server.inject({
          method,
          url,
          headers: {
            host: 'localhost:8080',
            ...(cookie && { cookie }),
            'x-forwarded-for': from,
            ...(good && { origin: 'http://localhost:8080', 'content-type': 'application/json' }),
          },
          ...(good && { payload: body(good) }),
        });
        // whoever becomes an account has another cookie
        if (cookie) for (const { name, value } of answer.cookies) anna.cookies.set(name, value);
        expect(answer.statusCode, answer.body).toBeLessThan(500);
        expect([401, 429], answer.body).not.toContain(path.startsWith('/api/me') ? answer.statusCode : 0);
        if (answer.statusCode < 300) taken++;
        else
          expect(answer.json()).toEqual({
            error: { code: expect.stringMatching(/^[a-z-]+$/), message: expect.stringMatching(/^["A-Z].*[.]$/) },
          });
      }),
      { numRuns: 1_500 },
    );
    expect(taken).toBeGreaterThan(50);
  });

  it('too often by one person is refused, wherever it comes from', async () => {
    const boris = await site.guest('Boris');
    const rename = (from: number) =>
      boris.send('PATCH', '/api/me', { name: 'Boris' }, { 'x-forwarded-for': `198.51.100.${from}` });
    for (let from = 0; from < 60; from++) expect((await rename(from)).statusCode).toBe(200);
    const refused = await rename(60);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error.code).toBe('too-many-requests');
  });
});
