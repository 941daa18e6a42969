import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { heldToContract } from '../http/contract.fixture.ts';
import { type Config, createServer, defaultConfig } from '../index.ts';
import type { Mail } from '../notifications/mail/mailer.ts';
import type { Posted } from '../notifications/outbound.ts';
import { type Database, openDatabase } from '../store/index.ts';
import { changeRows } from '../store/rows.fixture.ts';
import { Accounts } from './accounts.ts';

/** A server of its own in a temporary folder, with a clock, a mailbox and a network that the test holds in its hands. */
export class AccountServer {
  readonly emails: Mail[] = [];
  readonly posts: (Posted & { url: string })[] = [];
  /** What the network answers: a status, or an error. */
  answer: number | Error = 201;
  /** The mail server fails with this. */
  mailTrouble: Error | undefined;
  time = 1_800_000_000_000;
  readonly server: FastifyInstance;
  readonly accounts: Accounts;
  readonly database: Database;
  readonly origin: string;
  private readonly dir: string;

  private constructor(server: FastifyInstance, accounts: Accounts, database: Database, dir: string) {
    this.server = server;
    this.accounts = accounts;
    this.database = database;
    this.dir = dir;
    this.origin = accounts.config.publicUrl ?? 'http://localhost:8080';
  }

  static async open(part: Partial<Config> & { emails?: boolean } = {}): Promise<AccountServer> {
    const { emails, ...set } = part;
    const dir = mkdtempSync(join(tmpdir(), 'tessera-people-'));
    writeFileSync(join(dir, 'index.html'), '<!doctype html><title>Tessera</title>');
    const database = await openDatabase({ dataDir: dir });
    const config = defaultConfig({ logLevel: 'silent', guestsPerHour: 1_000, ...set });
    let site: AccountServer | undefined;
    const accounts = await Accounts.open({
      database,
      config,
      now: () => site?.time ?? 0,
      post: async (url, posted) => {
        site?.posts.push({ url, ...posted });
        if (site?.answer instanceof Error) throw site.answer;
        return site?.answer ?? 0;
      },
      ...(emails && {
        mailer: {
          send: async (mail: Mail) => {
            if (site?.mailTrouble) throw site.mailTrouble;
            site?.emails.push(mail);
          },
          close: () => undefined,
        },
      }),
    });
    const server = await createServer({ page: dir, config, database, accounts });
    site = new AccountServer(server, accounts, database, dir);
    return site;
  }

  browser(): Browser {
    return new Browser(this);
  }

  /** A browser in which somebody has started as a guest. */
  async guest(name = 'Anna'): Promise<Browser> {
    const browser = this.browser();
    await browser.post('/api/people/guest', { name });
    return browser;
  }

  /** And kept the account, with an address that is theirs. */
  async member(email: string, password = 'correct horse battery'): Promise<Browser> {
    const browser = await this.guest();
    const kept = await browser.post('/api/me/keep', { email, password });
    if (kept.statusCode !== 200) throw new Error(kept.body);
    if (this.accounts.mailer) await browser.post('/api/email/confirm', { token: await this.link() });
    return browser;
  }

  /** As an account was kept by a version that took an address before it was confirmed. */
  async unconfirmedMember(email: string, password?: string): Promise<Browser> {
    const browser = await this.member(email, password);
    await changeRows(this.database, 'people', { email_confirmed_at: null }, { email });
    return browser;
  }

  /** The secret of the link in the last e-mail. */
  async link(): Promise<string> {
    await this.accounts.settle();
    return /#(\S+)/.exec(this.emails.at(-1)?.text ?? '')?.[1] ?? '';
  }

  async close(): Promise<void> {
    await this.server.close();
    await this.accounts.close();
    await this.database.close();
    rmSync(this.dir, { recursive: true });
  }
}

/** Keeps cookies and says where its requests come from, as browsers do. */
export class Browser {
  readonly cookies = new Map<string, string>();
  private readonly site: Pick<AccountServer, 'server' | 'origin'>;

  constructor(site: Pick<AccountServer, 'server' | 'origin'>) {
    this.site = site;
  }

  get(url: string): Promise<LightMyRequestResponse> {
    return this.send('GET', url);
  }

  post(url: string, body: object = {}): Promise<LightMyRequestResponse> {
    return this.send('POST', url, body);
  }

  patch(url: string, body: object): Promise<LightMyRequestResponse> {
    return this.send('PATCH', url, body);
  }

  delete(url: string, body?: object): Promise<LightMyRequestResponse> {
    return this.send('DELETE', url, body);
  }

  async me(): Promise<{ id: string; name: string } & Record<string, unknown>> {
    return (await this.get('/api/me')).json().me;
  }

  async send(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const { server, origin } = this.site;
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await server.inject({
      method,
      url,
      headers: {
        host: new URL(origin).host,
        ...(method !== 'GET' && { origin }),
        ...(cookie && { cookie }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { payload: JSON.stringify(body) }),
    });
    for (const { name, value } of answer.cookies)
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    return heldToContract(method, url, answer);
  }
}
