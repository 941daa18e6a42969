import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { checked, fields } from '../../http/checked.ts';
import { perAddress } from '../../http/limits.ts';
import { demand, Refusal } from '../../http/refusal.ts';
import type { RouteParts } from '../../http/signed-in.ts';
import { readTarget } from '../../notifications/outbound.ts';
import { isUsable } from '../../notifications/push.ts';
import { describeMe } from '../profile/me.ts';
import { PersonStore, PushStore } from '../store/index.ts';
import { mustSendLetters } from './email.ts';

const endpoint = Type.String({ maxLength: 1_000, says: 'This is not the address of a push service.' });
const key = Type.String({ pattern: '^[A-Za-z0-9_=-]{16,200}$', says: 'This is not a key of a push subscription.' });
/** As a browser's `PushSubscription.toJSON()` gives it. */
const Subscription = fields({
  endpoint,
  expirationTime: Type.Optional(Type.Union([Type.Null(), Type.Number()])),
  keys: fields({ p256dh: key, auth: key }),
});
const Unsubscription = fields({ endpoint });
const Choice = fields({
  push: Type.Optional(Type.Boolean()),
  email: Type.Optional(Type.Boolean()),
  webhook: Type.Optional(Type.Union([Type.Null(), Type.String({ maxLength: 1_000 })])),
});

const MOST_BROWSERS = 20;
const NO_LINKS = 'Whoever runs this server has not set PUBLIC_URL, so the webhook names tables without links to them.';

/** How somebody hears of their turn. */
export function addNotifyRoutes(api: FastifyInstance, { accounts, signedIn }: RouteParts): void {
  const { database, config } = accounts;

  api.post('/api/me/push', perAddress(30), async (request, reply) => {
    const { person, session } = await signedIn(request);
    const { endpoint, keys } = checked(Subscription, request.body);
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
    reply.code(201);
    return { subscribed: true };
  });

  api.delete('/api/me/push', perAddress(30), async (request) => {
    const { person } = await signedIn(request);
    const { endpoint } = checked(Unsubscription, request.body);
    if (URL.canParse(endpoint)) await new PushStore(database).remove(person.id, new URL(endpoint).href);
    return { subscribed: false };
  });

  api.patch('/api/me/notify', perAddress(30), async (request) => {
    const { person } = await signedIn(request);
    const { push, email, webhook } = checked(Choice, request.body);
    const store = new PersonStore(database);
    const account = await store.get(person.id);
    if (!account) throw new Refusal(401, 'signed-out', 'Sign in first, or start as a guest.');
    if (email) {
      mustSendLetters(accounts.mailer);
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
