import { ROUTES } from '@tessera/protocol';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../http/add-route.ts';
import { checked } from '../../http/checked.ts';
import { HOUR, Limit, perAddress } from '../../http/limits.ts';
import { demand, Refusal } from '../../http/refusal.ts';
import type { RouteParts } from '../../http/signed-in.ts';
import { readEmail } from '../profile/email.ts';
import { sendEmailLink } from '../profile/email-links.ts';
import { rememberDevice } from '../sign-in/device.ts';
import { enter } from '../sign-in/enter.ts';
import { readPassword } from '../sign-in/password.ts';
import { hashOf } from '../sign-in/secret.ts';
import { DeviceStore, EmailLinkStore, PasskeyStore, PersonStore, SessionStore, TokenStore } from '../store/index.ts';
import { mustSendEmail } from './email.ts';

const EMAILS_PER_HOUR = 3;
const LINK_OVER = () => new Refusal(410, 'link-over', 'This link is no longer valid; ask for another e-mail.');

/** A forgotten password, where the server can send e-mail. The answer is the same whether there is such an account or not. */
export function addResetRoutes(api: FastifyInstance, { accounts }: RouteParts): void {
  const { database } = accounts;
  const emails = new Limit(api, EMAILS_PER_HOUR, HOUR);

  addRoute(api, ROUTES.forgotPassword, perAddress(10), async (request) => {
    const { email } = checked(ROUTES.forgotPassword.body, request.body);
    mustSendEmail(accounts.mailer);
    const address = demand(readEmail(email));
    await emails.take(request, hashOf(address));
    const account = await new PersonStore(database).byEmail(address);
    if (account) accounts.later('sending an e-mail', sendEmailLink(accounts, account, address, 'reset'));
    return { message: 'If there is an account with this address, an e-mail is on its way to it.' };
  });

  addRoute(api, ROUTES.resetPassword, perAddress(20), async (request, reply) => {
    const { token, password, endTokens = true } = checked(ROUTES.resetPassword.body, request.body);
    const wanted = demand(readPassword(password, ''));
    // to hash costs a lot, so it is done only for somebody who has had an e-mail
    if (!(await new EmailLinkStore(database).isGood(token, 'reset', accounts.now()))) throw LINK_OVER();
    const hashed = await accounts.passwords.hash(wanted);
    const person = await database.transaction(async (queries) => {
      const link = await new EmailLinkStore(queries).take(token, 'reset', accounts.now());
      const account = link && (await new PersonStore(queries).get(link.person));
      if (!account || account.email !== link.email) return undefined;
      await new EmailLinkStore(queries).burn(account.id);
      await new SessionStore(queries).closeAll(account.id);
      // somebody else may have opened the account with this address, and must not stay in it by what they made there before
      const theirsSince = account.emailConfirmedAt ?? accounts.now();
      await new PasskeyStore(queries).removeAll(account.id, theirsSince);
      await new TokenStore(queries).revokeAll(account.id, endTokens ? accounts.now() : theirsSince);
      await new DeviceStore(queries).forgetAll(account.id);
      if (account.emailConfirmedAt === null)
        await new PersonStore(queries).change(account.id, { notify: { ...account.notify, webhook: null } });
      await new PersonStore(queries).change(account.id, { password: hashed, emailConfirmedAt: theirsSince });
      return account.id;
    });
    if (!person) throw LINK_OVER();
    accounts.tellSignedOut((caller) => caller.person.id === person);
    const entered = await enter(accounts, request, reply, person);
    await rememberDevice(accounts, request, reply, person);
    return entered;
  });
}
