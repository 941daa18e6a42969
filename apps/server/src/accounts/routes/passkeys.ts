import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { checked, fields, idField } from '../../http/checked.ts';
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
import { nameField } from './fields.ts';

const bytes = (most: number) => Type.String({ pattern: `^[A-Za-z0-9_-]{1,${most}}$` });
const keyId = bytes(1_400);
const ofKey = {
  id: keyId,
  rawId: keyId,
  type: Type.Literal('public-key'),
  clientExtensionResults: Type.Object({}),
};
/** What @simplewebauthn/browser gives; what else a browser adds to it is not looked at. */
const Made = fields({
  name: Type.Optional(nameField),
  response: Type.Object({
    ...ofKey,
    response: Type.Object({
      clientDataJSON: bytes(4_000),
      attestationObject: bytes(8_000),
      transports: Type.Optional(Type.Array(Type.String({ maxLength: 30 }), { maxItems: 10 })),
    }),
  }),
});
const Shown = fields({
  response: Type.Object({
    ...ofKey,
    response: Type.Object({
      clientDataJSON: bytes(4_000),
      authenticatorData: bytes(4_000),
      signature: bytes(2_000),
      userHandle: Type.Optional(Type.String({ maxLength: 200 })),
    }),
  }),
});
const Key = fields({ id: idField });
const Nothing = fields({});

const MOST_KEYS = 20;

/** To keep an account, and come back to it, without a password. */
export function addPasskeyRoutes(api: FastifyInstance, { accounts, signedIn }: RouteParts): void {
  const { database, config } = accounts;
  const passkeys = new Passkeys(database, accounts.now);
  const keys = new PasskeyStore(database);

  api.post('/api/me/passkeys/options', perAddress(30), async (request) => {
    const { person } = await signedIn(request);
    checked(Nothing, request.body);
    return passkeys.askToMake(person, demand(relyingParty(request, config.publicUrl), 409));
  });

  api.post('/api/me/passkeys', perAddress(30), async (request, reply) => {
    const { person, session } = await signedIn(request);
    const { name = 'Passkey', response } = checked(Made, request.body);
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
    reply.code(201);
    return { me: (await describeMe(accounts, person.id)) ?? null };
  });

  api.delete('/api/me/passkeys/:id', perAddress(60), async (request) => {
    const { person } = await signedIn(request);
    const { id } = checked(Key, request.params);
    const key = (await keys.of(person.id)).find((one) => hashOf(one.id) === id);
    if (!key || !(await keys.remove(person.id, key.id)))
      throw new Refusal(404, 'no-such-passkey', 'You have no such passkey; it may be removed already.');
    return { me: (await describeMe(accounts, person.id)) ?? null };
  });

  api.post('/api/sign-in/passkey/options', perAddress(60), async (request) => {
    checked(Nothing, request.body);
    return passkeys.askToSignIn(demand(relyingParty(request, config.publicUrl), 409));
  });

  api.post('/api/sign-in/passkey', perAddress(30), async (request, reply) => {
    const { response } = checked(Shown, request.body);
    const person = await passkeys.signedIn(demand(relyingParty(request, config.publicUrl), 409), response);
    if (!person)
      throw new Refusal(401, 'wrong-sign-in', 'This passkey is not known here, or it took too long; try once more.');
    const entered = await enter(accounts, request, reply, person);
    await rememberDevice(accounts, request, reply, person);
    return entered;
  });
}
