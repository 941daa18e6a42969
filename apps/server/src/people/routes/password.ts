import type { FastifyInstance } from 'fastify';
import { readEmail } from '../email.ts';
import { enter } from '../enter.ts';
import { checked, fields } from '../http/checked.ts';
import { HOUR, Limit, MINUTE, perAddress } from '../http/limits.ts';
import { demand, Refusal } from '../http/refusal.ts';
import type { RouteParts } from '../http/signed-in.ts';
import { describeMe } from '../me.ts';
import { readPassword } from '../password.ts';
import { hashOf } from '../secret.ts';
import { setEmail } from '../set-email.ts';
import { LetterStore, PersonStore, SessionStore } from '../store/index.ts';
import { emailField, passwordField } from './fields.ts';

const EmailAndPassword = fields({ email: emailField, password: passwordField });
const PasswordChange = fields({ current: passwordField, password: passwordField });

const WRONG = () => new Refusal(401, 'wrong-sign-in', 'The e-mail address or the password is wrong.');

export function addPasswordRoutes(api: FastifyInstance, { people, signedIn, confirmations }: RouteParts): void {
  const { database, passwords } = people;
  const guesses = new Limit(api, 20, 15 * MINUTE);

  api.post('/api/me/keep', perAddress(30, HOUR), async (request) => {
    const { person } = await signedIn(request);
    const { email, password } = checked(EmailAndPassword, request.body);
    const account = await new PersonStore(database).get(person.id);
    if (account?.password)
      throw new Refusal(409, 'already-kept', 'This account has an e-mail address and a password already.');
    const address = demand(readEmail(email));
    const wanted = demand(readPassword(password, address));
    if (people.mailer) await confirmations.take(request, hashOf(address));
    const hashed = await passwords.hash(wanted);
    await setEmail(people, person.id, { email: address, password: hashed });
    return { me: (await describeMe(people, person.id)) ?? null };
  });

  api.post('/api/sign-in', perAddress(20), async (request, reply) => {
    const { email, password } = checked(EmailAndPassword, request.body);
    const address = demand(readEmail(email));
    await guesses.take(request, hashOf(address));
    const account = await new PersonStore(database).byEmail(address);
    if (!(await passwords.fits(password, account?.password)) || !account) throw WRONG();
    return enter(people, request, reply, account.id);
  });

  api.post('/api/me/password', perAddress(20), async (request) => {
    const { person, session } = await signedIn(request);
    const { current, password } = checked(PasswordChange, request.body);
    await guesses.take(request, person.id);
    const account = await new PersonStore(database).get(person.id);
    if (!account?.password || !account.email)
      throw new Refusal(409, 'no-password', 'This account has no password yet; add an e-mail address and a password.');
    if (!(await passwords.fits(current, account.password)))
      throw new Refusal(403, 'wrong-password', 'The current password is wrong.');
    const hashed = await passwords.hash(demand(readPassword(password, account.email)));
    await database.transaction(async (queries) => {
      await new PersonStore(queries).change(person.id, { password: hashed });
      await new LetterStore(queries).burn(person.id);
      await new SessionStore(queries).closeAll(person.id, session);
    });
    people.tellSignedOut(
      (caller) => caller.by === 'session' && caller.person.id === person.id && caller.session !== session,
    );
    return { me: (await describeMe(people, person.id)) ?? null };
  });
}
