import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queries } from '../../store/index.ts';
import type { Accounts } from '../accounts.ts';
import { DeviceStore } from '../store/index.ts';
import { readCookie, setCookie } from './cookie.ts';
import { newSecret } from './secret.ts';

const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** The secret of this browser; empty if it has none. */
function secretOf({ config }: Accounts, request: FastifyRequest): string {
  const sent = readCookie('device', request.headers.cookie ?? '', config.publicUrl) ?? '';
  return SECRET.test(sent) ? sent : '';
}

/** From now on this browser is known as one in which that person has signed in. */
export async function rememberDevice(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  person: string,
  queries: Queries = accounts.database,
): Promise<void> {
  const secret = secretOf(accounts, request) || newSecret();
  await new DeviceStore(queries).remember(person, secret, accounts.now());
  setCookie('device', request, reply, secret, accounts.config.publicUrl);
}

/** What this browser is known by to that person's account. It is looked for even if there is no such person: that takes as long. */
export function knownDevice(accounts: Accounts, request: FastifyRequest, person = ''): Promise<string | undefined> {
  return new DeviceStore(accounts.database).find(person, secretOf(accounts, request), accounts.now());
}
