import type { FastifyInstance } from 'fastify';
import { HOUR, Limit } from '../http/limits.ts';
import { answerRefusals } from '../http/refusal.ts';
import { signedInAt } from '../http/signed-in.ts';
import type { People } from '../people.ts';
import { addEmailRoutes } from './email.ts';
import { addGuestRoute } from './guest.ts';
import { addMeRoutes } from './me.ts';
import { addNotifyRoutes } from './notify.ts';
import { addPasskeyRoutes } from './passkeys.ts';
import { addPasswordRoutes } from './password.ts';
import { addProfileRoutes } from './profile.ts';
import { addResetRoutes } from './reset.ts';
import { addTokenRoutes } from './tokens.ts';
import { addVacationRoutes } from './vacation.ts';

const BODY_LIMIT = 32 * 1024;
const CONFIRMATIONS_PER_HOUR = 5;

/** Everything about people under /api. The guard and the rate limits of the server come before it. */
export async function addPeopleRoutes(server: FastifyInstance, people: People): Promise<void> {
  people.onTrouble = (what, error) => server.log.warn({ reason: reasonOf(error) }, what);
  await server.register(async (api) => {
    api.addHook('onRoute', (route) => {
      route.bodyLimit = BODY_LIMIT;
    });
    answerRefusals(api);
    const confirmations = new Limit(api, CONFIRMATIONS_PER_HOUR, HOUR);
    const parts = { people, signedIn: signedInAt(api, people), confirmations };
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

/** A code where there is one: a message may name a person's address. */
function reasonOf(error: unknown): string {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return String(code ?? message ?? error);
}
