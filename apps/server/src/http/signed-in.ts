import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Accounts } from '../accounts/accounts.ts';
import type { Caller } from '../accounts/sign-in/identity.ts';
import { Limit } from './limits.ts';
import { Refusal } from './refusal.ts';

export type SessionCaller = Extract<Caller, { by: 'session' }>;

/** Whoever is signed in at a page, or a refusal. */
export type SignedIn = (request: FastifyRequest) => Promise<SessionCaller>;

const CHANGES_PER_MINUTE = 60;

export function signedInAt(api: FastifyInstance, accounts: Accounts): SignedIn {
  const changes = new Limit(api, CHANGES_PER_MINUTE);
  return async (request) => {
    const caller = await accounts.callerOf(request);
    if (!caller) throw new Refusal(401, 'signed-out', 'Sign in first, or start as a guest.');
    const here = mustBeAtPage(caller);
    if (request.method !== 'GET') await changes.take(request, here.person.id);
    return here;
  };
}

export function mustBeAtPage(caller: Caller): SessionCaller {
  if (caller.by === 'session') return caller;
  throw new Refusal(403, 'not-by-token', "A bot's token can't do this; sign in at the page.");
}

export interface RouteParts {
  readonly accounts: Accounts;
  readonly signedIn: SignedIn;
  /** Before somebody gives another address, or asks for the e-mail to it once more: refuses when that was too often. */
  readonly newAddress: (request: FastifyRequest, person: string, email: string) => Promise<void>;
}
