import type { FastifyReply, FastifyRequest } from 'fastify';
import type { People } from '../accounts.ts';
import { describeMe, type Me } from '../profile/me.ts';
import { SessionStore } from '../store/session-store.ts';
import { setCookie } from './cookie.ts';

/** Signs this browser in; whoever was signed in there before is so no more. */
export async function enter(
  people: People,
  request: FastifyRequest,
  reply: FastifyReply,
  person: string,
): Promise<{ me: Me | null }> {
  const sessions = new SessionStore(people.database);
  const before = await people.callerOf(request);
  if (before?.by === 'session') {
    await sessions.close(before.session);
    people.tellSignedOut((caller) => caller.by === 'session' && caller.session === before.session);
  }
  const secret = await sessions.open(person, people.now());
  setCookie('session', request, reply, secret, people.config.publicUrl);
  return { me: (await describeMe(people, person)) ?? null };
}
