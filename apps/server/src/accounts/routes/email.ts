import { ROUTES } from '@tessera/protocol';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../http/add-route.ts';
import { checked } from '../../http/checked.ts';
import { HOUR, perAddress } from '../../http/limits.ts';
import { demand, Refusal } from '../../http/refusal.ts';
import type { RouteParts } from '../../http/signed-in.ts';
import { TakenError } from '../../store/index.ts';
import { readEmail } from '../profile/email.ts';
import { canSignIn, describeMe } from '../profile/me.ts';
import { emailTaken, sendConfirmation, setEmail } from '../profile/set-email.ts';
import { EmailLinkStore, PersonStore } from '../store/index.ts';

/** Another address, and that it is really theirs. */
export function addEmailRoutes(api: FastifyInstance, { accounts, signedIn, newAddress }: RouteParts): void {
  const { database, passwords, guesses } = accounts;

  addRoute(api, ROUTES.changeEmail, perAddress(30, HOUR), async (request, reply) => {
    const { person } = await signedIn(request);
    const { email, password } = checked(ROUTES.changeEmail.body, request.body);
    const address = demand(readEmail(email));
    const account = await new PersonStore(database).get(person.id);
    if (!account || !canSignIn(account))
      throw new Refusal(409, 'no-password', 'This account has no password yet; add an e-mail address and a password.');
    const guess = guesses.change(reply, person.id);
    if (!(await passwords.fits(password, account.password)))
      throw new Refusal(403, 'wrong-password', 'The password is wrong.');
    guess.right();
    if (address === account.email) {
      // they stay with the one they have
      await new PersonStore(database).change(person.id, { pendingEmail: null });
    } else {
      await newAddress(request, person.id, address);
      await setEmail(accounts, person.id, { email: address });
    }
    return { me: (await describeMe(accounts, person.id)) ?? null };
  });

  addRoute(api, ROUTES.sendConfirmation, perAddress(30, HOUR), async (request) => {
    const { person } = await signedIn(request);
    checked(ROUTES.sendConfirmation.body, request.body);
    mustSendEmail(accounts.mailer);
    const account = await new PersonStore(database).get(person.id);
    const address = account?.pendingEmail ?? account?.email;
    if (!account || !address) throw new Refusal(409, 'no-email', 'This account has no e-mail address yet.');
    if (account.pendingEmail === null && account.emailConfirmedAt !== null)
      throw new Refusal(409, 'already-confirmed', 'This e-mail address is confirmed already.');
    await newAddress(request, person.id, address);
    sendConfirmation(accounts, person.id);
    return { message: 'An e-mail is on its way. Follow the link in it.' };
  });

  addRoute(api, ROUTES.confirmEmail, perAddress(30), async (request) => {
    const { token } = checked(ROUTES.confirmEmail.body, request.body);
    const confirmed = await database
      .transaction(async (queries) => {
        const link = await new EmailLinkStore(queries).take(token, 'confirm', accounts.now());
        const account = link && (await new PersonStore(queries).get(link.person));
        if (!account || ![account.pendingEmail, account.email].includes(link.email)) return false;
        await new PersonStore(queries).change(account.id, {
          email: link.email,
          emailConfirmedAt: accounts.now(),
          ...(link.email === account.pendingEmail && { pendingEmail: null }),
        });
        return true;
      })
      .catch((error: unknown) => {
        // another account was faster; whoever has followed the link reads the mail of this address, and may know it
        throw error instanceof TakenError ? emailTaken() : error;
      });
    if (!confirmed)
      throw new Refusal(410, 'link-over', 'This link is no longer valid; ask for another e-mail in your settings.');
    return { message: 'Your e-mail address is confirmed.' };
  });
}

export function mustSendEmail(mailer: unknown): void {
  if (!mailer)
    throw new Refusal(
      409,
      'no-mail',
      'This server sends no e-mail. Sign in with a passkey, or ask whoever runs the server.',
    );
}
