import { createECDH } from 'node:crypto';
import { seatNumber } from '@tessera/kernel';
import { type Asked, addressOf, ROUTES, type Route } from '@tessera/protocol';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { AccountServer, Browser } from '../accounts/account-server.fixture.ts';
import { Authenticator } from '../accounts/sign-in/authenticator.fixture.ts';
import { TableServer } from '../tables/testing/table-server.fixture.ts';

const FIRST = seatNumber(0);
const SECOND = seatNumber(1);

type RouteName = keyof typeof ROUTES;
/** Asks as it says, and gives the answer: it has been held to the contract, and was no refusal. */
type Ask = <Name extends RouteName>(
  by: Browser,
  name: Name,
  asked: Asked<(typeof ROUTES)[Name]>,
  headers?: Record<string, string>,
) => Promise<LightMyRequestResponse>;
type OfTables = 'listTables' | 'createTable' | 'table' | 'sit' | 'stand' | 'setSeat' | 'invite' | 'decline' | 'start';
type OfGames =
  | 'leave'
  | 'rematch'
  | 'offer'
  | 'answer'
  | 'report'
  | 'record'
  | 'review'
  | 'leaderboard'
  | 'ratingHistory';
type AtTables = OfTables | OfGames | 'companions' | 'muted' | 'mute' | 'reports' | 'settleReport';
/** A route that the contract gains doesn't compile until it is asked here. */
type Visits<Name extends RouteName> = { readonly [Each in Name]: () => Promise<unknown> };

let close = async () => {};
afterEach(() => close());

const asking = (asked: Set<RouteName>): Ask => {
  return async (by, name, { body, ...address }: { body?: object }, headers) => {
    const route: Route = ROUTES[name];
    const answer = await by.send(route.method, addressOf(route, address), body, headers);
    if (answer.statusCode >= 400) throw new Error(`${name}: ${answer.body}`);
    asked.add(name);
    return answer;
  };
};

async function visit<Name extends RouteName>(visits: Visits<Name>, asked: ReadonlySet<RouteName>): Promise<void> {
  for (const [name, go] of Object.entries<() => Promise<unknown>>(visits)) {
    await go();
    expect(asked, name).toContain(name);
  }
}

it('every route of accounts answers as the contract says', async () => {
  const site = await AccountServer.open({ emails: true, publicUrl: 'https://tessera.example' });
  close = () => site.close();
  const asked = new Set<RouteName>();
  const ask = asking(asked);
  const anna = site.browser();
  const away = site.browser();
  const key = new Authenticator();
  const at = { origin: 'https://tessera.example', rpId: 'tessera.example' };
  const email = 'anna@example.org';
  const password = 'correct horse battery';
  const other = 'battery horse correct';
  const subscription = {
    endpoint: 'https://push.example/anna',
    keys: {
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: Buffer.alloc(16, 7).toString('base64url'),
    },
  };
  let challenge = '';
  let token = '';
  const visits: Visits<Exclude<RouteName, AtTables>> = {
    startAsGuest: () => ask(anna, 'startAsGuest', { body: { name: 'Anna', language: 'en' } }),
    me: () => ask(anna, 'me', {}),
    changeMe: () => ask(anna, 'changeMe', { body: { name: 'Anne', language: null } }),
    keepMe: () => ask(anna, 'keepMe', { body: { email, password } }),
    sendConfirmation: () => ask(anna, 'sendConfirmation', { body: {} }),
    confirmEmail: async () => ask(anna, 'confirmEmail', { body: { token: await site.link() } }),
    profile: async () => ask(anna, 'profile', { params: { id: (await anna.me()).id } }),
    signIn: () => ask(away, 'signIn', { body: { email, password } }),
    signOut: () => ask(away, 'signOut', { body: {} }),
    changePassword: () => ask(anna, 'changePassword', { body: { current: password, password: other } }),
    forgotPassword: () => ask(away, 'forgotPassword', { body: { email } }),
    resetPassword: async () => ask(anna, 'resetPassword', { body: { token: await site.link(), password } }),
    changeEmail: () => ask(anna, 'changeEmail', { body: { email: 'anne@example.org', password } }),
    passkeyOptions: async () => {
      challenge = (await ask(anna, 'passkeyOptions', { body: {} })).json().challenge;
    },
    addPasskey: () => ask(anna, 'addPasskey', { body: { name: 'Phone', response: key.make(challenge, at) as never } }),
    passkeySignInOptions: async () => {
      challenge = (await ask(away, 'passkeySignInOptions', { body: {} })).json().challenge;
    },
    passkeySignIn: () => ask(away, 'passkeySignIn', { body: { response: key.show(challenge, at) as never } }),
    removePasskey: async () => {
      const [{ id }] = (await anna.me())['passkeys'] as { id: string }[];
      return ask(anna, 'removePasskey', { params: { id } });
    },
    createToken: async () => {
      token = (await ask(anna, 'createToken', { body: { name: 'Bot' } })).json().token.id;
    },
    tokens: () => ask(anna, 'tokens', {}),
    revokeToken: () => ask(anna, 'revokeToken', { params: { id: token } }),
    subscribe: () => ask(anna, 'subscribe', { body: subscription }),
    unsubscribe: () => ask(anna, 'unsubscribe', { body: { endpoint: subscription.endpoint } }),
    changeNotify: () => ask(anna, 'changeNotify', { body: { webhook: 'https://hooks.example/x' } }),
    startVacation: () => ask(anna, 'startVacation', { body: { until: site.time + 3 * 86_400_000 } }),
    endVacation: () => ask(anna, 'endVacation', {}),
    exportMe: () => ask(anna, 'exportMe', {}),
    deleteMe: () => ask(anna, 'deleteMe', {}),
  };
  await visit(visits, asked);
});

it('every route of tables answers as the contract says', async () => {
  const hostToken = 'a token of whoever runs it';
  const site = await TableServer.open(undefined, { hostToken });
  close = () => site.close();
  const asked = new Set<RouteName>();
  const ask = asking(asked);
  const at = { server: site.server, origin: 'http://localhost:8080' };
  const [anna, boris] = [new Browser(at), new Browser(at)];
  for (const [name, browser] of Object.entries({ Anna: anna, Boris: boris }))
    await ask(browser, 'startAsGuest', { body: { name } });
  const id = { anna: (await anna.me()).id, boris: (await boris.me()).id };
  const host = new Browser(at);
  const asHost = { authorization: `Bearer ${hostToken}` };
  let table = '';
  let offer = '';
  const params = () => ({ id: table });
  const visits: Visits<AtTables> = {
    createTable: async () => {
      const seats = [
        { kind: 'me', colour: 'amber' },
        { kind: 'open', colour: 'sky' },
      ] as const;
      table = (
        await ask(anna, 'createTable', { body: { game: 'cambria', seats: [...seats], autostart: false } })
      ).json().id;
    },
    listTables: () => ask(boris, 'listTables', { query: { game: 'cambria' } }),
    table: () => ask(boris, 'table', { params: params() }),
    setSeat: async () => {
      await ask(anna, 'setSeat', { params: params(), body: { seat: SECOND, kind: 'bot', level: 'easy' } });
      await ask(anna, 'setSeat', { params: params(), body: { seat: SECOND, kind: 'open' } });
    },
    invite: () => ask(anna, 'invite', { params: params(), body: { seat: SECOND, person: id.boris } }),
    decline: () => ask(boris, 'decline', { params: params(), body: {} }),
    sit: () => ask(boris, 'sit', { params: params(), body: { seat: SECOND } }),
    stand: async () => {
      await ask(boris, 'stand', { params: params(), body: { seat: SECOND } });
      await ask(boris, 'sit', { params: params(), body: { seat: SECOND } });
    },
    start: () => ask(anna, 'start', { params: params(), body: {} }),
    offer: async () => {
      offer = (await ask(anna, 'offer', { params: params(), body: { kind: 'abandon' } })).json().offer;
    },
    report: () => ask(anna, 'report', { params: params(), body: { message: 'He is rude.' } }),
    reports: () => ask(host, 'reports', {}, asHost),
    settleReport: async () => {
      const [report] = (await ask(host, 'reports', {}, asHost)).json().reports;
      return ask(host, 'settleReport', { params: { id: report.id }, body: { do: 'settle' } }, asHost);
    },
    answer: () => ask(boris, 'answer', { params: params(), body: { offer, yes: true } }),
    record: () => ask(anna, 'record', { params: params() }),
    review: () => ask(anna, 'review', { params: params() }),
    rematch: async () => {
      table = (await ask(anna, 'rematch', { params: params(), body: {} })).json().id;
    },
    leave: async () => {
      await ask(boris, 'sit', { params: params(), body: { seat: FIRST } });
      return ask(boris, 'leave', { params: params(), body: {} });
    },
    companions: () => ask(anna, 'companions', {}),
    mute: () => ask(anna, 'mute', { body: { person: id.boris } }),
    muted: () => ask(anna, 'muted', {}),
    leaderboard: () => ask(anna, 'leaderboard', { params: { game: 'cambria' }, query: { limit: '5' } }),
    ratingHistory: () => ask(anna, 'ratingHistory', { params: { id: id.anna, game: 'cambria' } }),
  };
  await visit(visits, asked);
});
