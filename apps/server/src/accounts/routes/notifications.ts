import { ROUTES } from '@tessera/protocol';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../http/add-route.ts';
import { checked } from '../../http/checked.ts';
import { perAddress } from '../../http/limits.ts';
import { demand, Refusal } from '../../http/refusal.ts';
import type { RouteParts } from '../../http/signed-in.ts';
import { readTarget } from '../../notifications/outbound.ts';
import { isUsable } from '../../notifications/push.ts';
import { describeMe } from '../profile/me.ts';
import { PersonStore, PushStore } from '../store/index.ts';
import { mustSendEmail } from './email.ts';

const MOST_BROWSERS = 20;
const NO_LINKS = 'Whoever runs this server has not set PUBLIC_URL, so the webhook names tables without links to them.';

/** How somebody hears of their turn. */
export function addNotifyRoutes(api: FastifyInstance, { accounts, signedIn }: RouteParts): void {
  const { database, config } = accounts;

  addRoute(api, ROUTES.subscribe, perAddress(30), async (request) => {
    const { person, session } = await signedIn(request);
    const { endpoint, keys } = checked(ROUTES.subscribe.body, request.body);
    const { href } = demand(readTarget(endpoint, false));
    const subscription = { endpoint: href, ...keys };
    if (!isUsable(subscription))
      throw new Refusal(400, 'bad-subscription', 'Nothing can be encrypted with the keys of this subscription.');
    await database.transaction(async (queries) => {
      const subscriptions = new PushStore(queries);
      await subscriptions.add(person.id, subscription, accounts.now(), session);
      // the oldest browsers are the likeliest to be gone
      const all = await subscriptions.of(person.id);
      for (const old of all.slice(0, Math.max(0, all.length - MOST_BROWSERS)))
        await subscriptions.remove(person.id, old.endpoint);
    });
    return { subscribed: true };
  });

  addRoute(api, ROUTES.unsubscribe, perAddress(30), async (request) => {
    const { person } = await signedIn(request);
    const { endpoint } = checked(ROUTES.unsubscribe.body, request.body);
    if (URL.canParse(endpoint)) await new PushStore(database).remove(person.id, new URL(endpoint).href);
    return { subscribed: false };
  });

  addRoute(api, ROUTES.changeNotify, perAddress(30), async (request) => {
    const { person } = await signedIn(request);
    const { push, email, webhook } = checked(ROUTES.changeNotify.body, request.body);
    const store = new PersonStore(database);
    const account = await store.get(person.id);
    if (!account) throw new Refusal(401, 'signed-out', 'Sign in first, or start as a guest.');
    if (email) {
      mustSendEmail(accounts.mailer);
      if (!account.email) throw new Refusal(409, 'no-email', 'Add an e-mail address to your account first.');
    }
    const address = webhook ? demand(readTarget(webhook, config.webhooksPrivate)).href : webhook;
    await store.change(person.id, {
      notify: {
        push: push ?? account.notify.push,
        email: email ?? account.notify.email,
        webhook: address === undefined ? account.notify.webhook : address || null,
      },
    });
    const me = (await describeMe(accounts, person.id)) ?? null;
    return address && !config.publicUrl ? { me, note: NO_LINKS } : { me };
  });
}
