import type { FastifyInstance } from 'fastify';
import { HOUR, Limit } from '../../http/limits.ts';
import { answerRefusals } from '../../http/refusal.ts';
import { type RouteParts, signedInAt } from '../../http/signed-in.ts';
import { networkOf } from '../../sockets/index.ts';
import type { Accounts } from '../accounts.ts';
import { hashOf } from '../sign-in/secret.ts';
import { addEmailRoutes } from './email.ts';
import { addGuestRoute } from './guest.ts';
import { addMeRoutes } from './me.ts';
import { addNotifyRoutes } from './notifications.ts';
import { addPasskeyRoutes } from './passkeys.ts';
import { addPasswordRoutes } from './password.ts';
import { addProfileRoutes } from './profile.ts';
import { addResetRoutes } from './reset.ts';
import { addTokenRoutes } from './tokens.ts';
import { addVacationRoutes } from './vacation.ts';

const BODY_LIMIT = 32 * 1024;
/** To one e-mail address, whoever gives it: its owner is not pestered. */
const CONFIRMATIONS_PER_HOUR = 5;
/** Where no e-mail is sent people are told that an address is taken, so they may not try many: one person, one network address. */
const ADDRESSES_PER_HOUR = { person: 5, network: 20 };

/** Everything about people under /api. The guard and the rate limits of the server come before it. */
export async function addAccountRoutes(server: FastifyInstance, accounts: Accounts): Promise<void> {
  accounts.onError = (what, error, table) =>
    server.log.warn({ reason: reasonOf(error), ...(table !== undefined && { table }) }, what);
  await server.register(async (api) => {
    api.addHook('onRoute', (route) => {
      route.bodyLimit = BODY_LIMIT;
    });
    answerRefusals(api);
    const parts = { accounts, signedIn: signedInAt(api, accounts), newAddress: newAddressAt(api, accounts) };
    addGuestRoute(api, parts);
    addMeRoutes(api, parts);
    addPasswordRoutes(api, parts);
    addResetRoutes(api, parts);
    addEmailRoutes(api, parts);
    addPasskeyRoutes(api, parts);
    addTokenRoutes(api, parts);
    addNotifyRoutes(api, parts);
    addVacationRoutes(api, parts);
    addProfileRoutes(api, parts);
  });
}

function newAddressAt(api: FastifyInstance, accounts: Accounts): RouteParts['newAddress'] {
  const confirmations = new Limit(api, CONFIRMATIONS_PER_HOUR, HOUR);
  const persons = new Limit(api, ADDRESSES_PER_HOUR.person, HOUR);
  const networks = new Limit(api, ADDRESSES_PER_HOUR.network, HOUR);
  return async (request, person, email) => {
    if (accounts.mailer) return confirmations.take(request, hashOf(email));
    await persons.take(request, person);
    await networks.take(request, networkOf(request.ip));
  };
}

/** A code where there is one: a message may name a person's address. */
function reasonOf(error: unknown): string {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return String(code ?? message ?? error);
}
