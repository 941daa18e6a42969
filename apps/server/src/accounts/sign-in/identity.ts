import type { FastifyRequest } from 'fastify';
import type { UpgradeRequest } from '../../sockets/index.ts';
import type { Database } from '../../store/index.ts';
import type { Person } from '../person.ts';
import { PersonStore } from '../store/person-store.ts';
import { SessionStore } from '../store/session-store.ts';
import { TokenStore } from '../store/token-store.ts';
import { readCookie } from './cookie.ts';

/** Who asks, and how they are known: at a page by its session, a program by its owner's token. */
export type Caller =
  | { readonly person: Person; readonly by: 'session'; readonly session: string; readonly stale: boolean }
  | { readonly person: Person; readonly by: 'token'; readonly token: string };

const DAY = 24 * 60 * 60 * 1000;
const MINUTE = 60 * 1000;
const LONGEST_SECRET = 200;

export class Identity {
  private readonly sessions: SessionStore;
  private readonly tokens: TokenStore;
  private readonly accounts: PersonStore;
  private readonly publicUrl: string | undefined;
  private readonly now: () => number;
  private readonly known = new WeakMap<FastifyRequest, Promise<Caller | undefined>>();

  constructor(database: Database, publicUrl: string | undefined, now: () => number) {
    this.sessions = new SessionStore(database);
    this.tokens = new TokenStore(database);
    this.accounts = new PersonStore(database);
    this.publicUrl = publicUrl;
    this.now = now;
  }

  /** Whose request it is, or whose socket; nobody's if they have not signed in. */
  async personOf(from: FastifyRequest | UpgradeRequest): Promise<Person | undefined> {
    return (await this.callerOf(from))?.person;
  }

  callerOf(from: FastifyRequest | UpgradeRequest): Promise<Caller | undefined> {
    if ('from' in from) return this.find(from.authorization, from.from === 'page' ? from.cookie : '');
    const known = this.known.get(from);
    if (known) return known;
    const found = this.find(from.headers.authorization ?? '', from.headers.cookie ?? '');
    this.known.set(from, found);
    return found;
  }

  /** A token is what somebody meant to be known by; the cookie goes along by itself, so it comes second. */
  private find(authorization: string, cookie: string): Promise<Caller | undefined> {
    return authorization ? this.byToken(authorization) : this.bySession(cookie);
  }

  private async byToken(authorization: string): Promise<Caller | undefined> {
    const secret = /^Bearer (\S+)$/i.exec(authorization)?.[1];
    if (!secret || secret.length > LONGEST_SECRET) return undefined;
    const token = await this.tokens.find(secret);
    if (!token) return undefined;
    if ((token.usedAt ?? 0) < this.now() - MINUTE) {
      await this.tokens.used(token.id, this.now());
      await this.accounts.seen(token.person.id, this.now());
    }
    return { person: token.person, by: 'token', token: token.id };
  }

  private async bySession(cookie: string): Promise<Caller | undefined> {
    const secret = readCookie('session', cookie, this.publicUrl);
    if (!secret || secret.length > LONGEST_SECRET) return undefined;
    const session = await this.sessions.find(secret, this.now());
    if (!session) return undefined;
    const stale = session.seenAt < this.now() - DAY;
    if (stale) {
      await this.sessions.renew(session.id, this.now());
      await this.accounts.seen(session.person.id, this.now());
    }
    return { person: session.person, by: 'session', session: session.id, stale };
  }
}
