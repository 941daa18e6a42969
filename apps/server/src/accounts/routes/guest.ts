import { ROUTES } from '@tessera/protocol';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../http/add-route.ts';
import { checked } from '../../http/checked.ts';
import { HOUR, perAddress } from '../../http/limits.ts';
import { demand, Refusal } from '../../http/refusal.ts';
import type { RouteParts } from '../../http/signed-in.ts';
import { mustNotBeBanned } from '../profile/banned-names.ts';
import { readName } from '../profile/name.ts';
import { enter } from '../sign-in/enter.ts';
import { newId } from '../sign-in/secret.ts';
import { PersonStore } from '../store/index.ts';

/** A name is enough to play. */
export function addGuestRoute(api: FastifyInstance, { accounts }: RouteParts): void {
  addRoute(api, ROUTES.startAsGuest, perAddress(accounts.config.guestsPerHour, HOUR), async (request, reply) => {
    const { name, language = null } = checked(ROUTES.startAsGuest.body, request.body);
    // a guest's cookie is the only way back: it is not overwritten by mistake
    const already = await accounts.personOf(request);
    if (already)
      throw new Refusal(409, 'signed-in', `You are here as ${already.name} already; sign out to start anew.`);
    const shown = demand(readName(name));
    await mustNotBeBanned(accounts.database, shown);
    const person = { id: newId(), name: shown, language, since: accounts.now() };
    await new PersonStore(accounts.database).create(person);
    return enter(accounts, request, reply, person.id);
  });
}
