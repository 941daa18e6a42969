import { ROUTES } from '@tessera/protocol';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../http/add-route.ts';
import { checked } from '../../http/checked.ts';
import { perAddress } from '../../http/limits.ts';
import { demand, Refusal } from '../../http/refusal.ts';
import type { RouteParts } from '../../http/signed-in.ts';
import { TakenError } from '../../store/index.ts';
import { describeMe } from '../profile/me.ts';
import { readName } from '../profile/name.ts';
import { setCookie } from '../sign-in/cookie.ts';
import { rememberDevice } from '../sign-in/device.ts';
import { enter } from '../sign-in/enter.ts';
import { Passkeys } from '../sign-in/passkeys.ts';
import { relyingParty } from '../sign-in/relying-party.ts';
import { hashOf } from '../sign-in/secret.ts';
import { PasskeyStore, SessionStore } from '../store/index.ts';

const MOST_KEYS = 20;

/** To keep an account, and come back to it, without a password. */
export function addPasskeyRoutes(api: FastifyInstance, { accounts, signedIn }: RouteParts): void {
  const { database, config } = accounts;
  const passkeys = new Passkeys(database, accounts.now);
  const keys = new PasskeyStore(database);

  addRoute(api, ROUTES.passkeyOptions, perAddress(30), async (request) => {
    const { person } = await signedIn(request);
    checked(ROUTES.passkeyOptions.body, request.body);
    return passkeys.askToMake(person, demand(relyingParty(request, config.publicUrl), 409));
  });

  addRoute(api, ROUTES.addPasskey, perAddress(30), async (request, reply) => {
    const { person, session } = await signedIn(request);
    const { name = 'Passkey', response } = checked(ROUTES.addPasskey.body, request.body);
    const site = demand(relyingParty(request, config.publicUrl), 409);
    if ((await keys.of(person.id)).length >= MOST_KEYS)
      throw new Refusal(409, 'too-many-passkeys', `You have ${MOST_KEYS} passkeys already; remove one of them first.`);
    const shownName = demand(readName(name));
    const made = await passkeys.made(person, site, shownName, response);
    if (!made) throw new Refusal(400, 'bad-passkey', 'This passkey could not be checked; try once more.');
    try {
      await keys.add(made);
    } catch (error) {
      if (!(error instanceof TakenError)) throw error;
      throw new Refusal(409, 'passkey-taken', 'This passkey belongs to an account already.');
    }
    // a guest may become an account by it: whoever got hold of the guest's cookie before is not signed in to that
    const secret = await new SessionStore(database).changeSecret(session);
    setCookie('session', request, reply, secret, config.publicUrl);
    return { me: (await describeMe(accounts, person.id)) ?? null };
  });

  addRoute(api, ROUTES.removePasskey, perAddress(60), async (request) => {
    const { person } = await signedIn(request);
    const { id } = checked(ROUTES.removePasskey.params, request.params);
    const key = (await keys.of(person.id)).find((one) => hashOf(one.id) === id);
    if (!key || !(await keys.remove(person.id, key.id)))
      throw new Refusal(404, 'no-such-passkey', 'You have no such passkey; it may be removed already.');
    return { me: (await describeMe(accounts, person.id)) ?? null };
  });

  addRoute(api, ROUTES.passkeySignInOptions, perAddress(60), async (request) => {
    checked(ROUTES.passkeySignInOptions.body, request.body);
    return passkeys.askToSignIn(demand(relyingParty(request, config.publicUrl), 409));
  });

  addRoute(api, ROUTES.passkeySignIn, perAddress(30), async (request, reply) => {
    const { response } = checked(ROUTES.passkeySignIn.body, request.body);
    const person = await passkeys.signedIn(demand(relyingParty(request, config.publicUrl), 409), response);
    if (!person)
      throw new Refusal(401, 'wrong-sign-in', 'This passkey is not known here, or it took too long; try once more.');
    const entered = await enter(accounts, request, reply, person);
    await rememberDevice(accounts, request, reply, person);
    return entered;
  });
}
