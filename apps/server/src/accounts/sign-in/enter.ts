import type { Me } from '@tessera/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../accounts.ts';
import { describeMe } from '../profile/me.ts';
import { SessionStore } from '../store/session-store.ts';
import { setCookie } from './cookie.ts';

/** Signs this browser in; whoever was signed in there before is so no more. */
export async function enter(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  person: string,
): Promise<{ me: Me | null }> {
  const sessions = new SessionStore(accounts.database);
  const before = await accounts.callerOf(request);
  if (before?.by === 'session') {
    await sessions.close(before.session);
    accounts.tellSignedOut((caller) => caller.by === 'session' && caller.session === before.session);
  }
  const secret = await sessions.open(person, accounts.now());
  setCookie('session', request, reply, secret, accounts.config.publicUrl);
  return { me: (await describeMe(accounts, person)) ?? null };
}
