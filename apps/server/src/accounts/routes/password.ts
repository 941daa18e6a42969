import { ROUTES } from '@tessera/protocol';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../http/add-route.ts';
import { checked } from '../../http/checked.ts';
import { HOUR, perAddress } from '../../http/limits.ts';
import { demand, Refusal } from '../../http/refusal.ts';
import type { RouteParts } from '../../http/signed-in.ts';
import { readEmail } from '../profile/email.ts';
import { canSignIn, describeMe } from '../profile/me.ts';
import { setEmail } from '../profile/set-email.ts';
import { setCookie } from '../sign-in/cookie.ts';
import { knownDevice, rememberDevice } from '../sign-in/device.ts';
import { enter } from '../sign-in/enter.ts';
import { readPassword } from '../sign-in/password.ts';
import { DeviceStore, EmailLinkStore, PersonStore, SessionStore, TokenStore } from '../store/index.ts';

const WRONG = () => new Refusal(401, 'wrong-sign-in', 'The e-mail address or the password is wrong.');

export function addPasswordRoutes(api: FastifyInstance, { accounts, signedIn, newAddress }: RouteParts): void {
  const { database, passwords, guesses, config } = accounts;

  addRoute(api, ROUTES.keepMe, perAddress(30, HOUR), async (request, reply) => {
    const { person, session } = await signedIn(request);
    const { email, password } = checked(ROUTES.keepMe.body, request.body);
    const account = await new PersonStore(database).get(person.id);
    if (account && canSignIn(account))
      throw new Refusal(409, 'already-kept', 'This account has an e-mail address and a password already.');
    const address = demand(readEmail(email));
    const wanted = demand(readPassword(password, address));
    await newAddress(request, person.id, address);
    const hashed = await passwords.hash(wanted);
    await setEmail(accounts, person.id, { email: address, password: hashed });
    // whoever got hold of the guest's cookie before is not signed in to the account
    const secret = await new SessionStore(database).changeSecret(session);
    setCookie('session', request, reply, secret, config.publicUrl);
    await rememberDevice(accounts, request, reply, person.id);
    return { me: (await describeMe(accounts, person.id)) ?? null };
  });

  addRoute(api, ROUTES.signIn, perAddress(20), async (request, reply) => {
    const { email, password } = checked(ROUTES.signIn.body, request.body);
    const address = demand(readEmail(email));
    const account = await new PersonStore(database).byEmail(address);
    const guess = guesses.signIn(request, reply, address, await knownDevice(accounts, request, account?.id));
    if (!(await passwords.fits(password, account?.password)) || !account) throw WRONG();
    guess.right();
    const entered = await enter(accounts, request, reply, account.id);
    await rememberDevice(accounts, request, reply, account.id);
    return entered;
  });

  addRoute(api, ROUTES.changePassword, perAddress(20), async (request, reply) => {
    const { person, session } = await signedIn(request);
    const { current, password, endTokens = true } = checked(ROUTES.changePassword.body, request.body);
    const account = await new PersonStore(database).get(person.id);
    if (!account?.password || !account.email)
      throw new Refusal(409, 'no-password', 'This account has no password yet; add an e-mail address and a password.');
    const guess = guesses.change(reply, person.id);
    if (!(await passwords.fits(current, account.password)))
      throw new Refusal(403, 'wrong-password', 'The current password is wrong.');
    guess.right();
    const hashed = await passwords.hash(demand(readPassword(password, account.email)));
    const secret = await database.transaction(async (queries) => {
      await new PersonStore(queries).change(person.id, { password: hashed });
      await new EmailLinkStore(queries).burn(person.id);
      await new SessionStore(queries).closeAll(person.id, session);
      await new DeviceStore(queries).forgetAll(person.id);
      await rememberDevice(accounts, request, reply, person.id, queries);
      if (endTokens) await new TokenStore(queries).revokeAll(person.id, accounts.now());
      return new SessionStore(queries).changeSecret(session);
    });
    setCookie('session', request, reply, secret, config.publicUrl);
    accounts.tellSignedOut((caller) => {
      if (caller.person.id !== person.id) return false;
      return caller.by === 'session' ? caller.session !== session : endTokens;
    });
    return { me: (await describeMe(accounts, person.id)) ?? null };
  });
}
