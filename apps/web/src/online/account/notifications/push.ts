import { fail, type Outcome, ok } from '@tessera/kernel';
import type { Asked, ROUTES } from '@tessera/protocol';
import { ask } from '../../server/ask.ts';
import { changeMe } from '../../server/me.ts';

export const canPush = (): boolean =>
  'serviceWorker' in navigator && typeof PushManager !== 'undefined' && typeof Notification !== 'undefined';

const REFUSED = fail('no-push', 'This browser does not allow notifications from here.');

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

async function subscriptionHere(): Promise<PushSubscription | undefined> {
  // a browser that forbids service workers here has subscribed nothing
  const worker = await registration().catch((error: unknown) => {
    console.warn('Service workers can’t be asked for:', error);
    return undefined;
  });
  return (await worker?.pushManager?.getSubscription()) ?? undefined;
}

/** What was agreed on with an older key of the server is of no use to it. */
function isFor(subscription: PushSubscription, key: string): boolean {
  const agreed = subscription.options?.applicationServerKey;
  return !agreed || `${new Uint8Array(agreed)}` === `${bytesOf(key)}`;
}

/** Whether this browser is told of one's turn. */
export async function isPushed(key: string): Promise<boolean> {
  const subscription = await subscriptionHere();
  return subscription !== undefined && isFor(subscription, key) && Notification.permission === 'granted';
}

export async function startPush(key: string): Promise<Outcome<boolean>> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return REFUSED;
    const worker = await registration();
    if (!worker) return REFUSED;
    const before = await worker.pushManager.getSubscription();
    if (before && !isFor(before, key)) await before.unsubscribe();
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(key),
    });
    const kept = await ask('subscribe', { body: toldOf(subscription) });
    if (!kept.ok) return kept;
    const chosen = await changeMe('changeNotify', { body: { push: true } });
    return chosen.ok ? ok(true) : chosen;
  } catch {
    // a browser says no by an error, whatever its reason: the reader is told that it did
    return REFUSED;
  }
}

/** Browsers give both keys; their types don’t say so. */
const toldOf = (subscription: PushSubscription) => subscription.toJSON() as Asked<(typeof ROUTES)['subscribe']>['body'];

export async function stopPush(): Promise<Outcome<boolean>> {
  const subscription = await subscriptionHere();
  if (!subscription) return ok(false);
  const done = await ask('unsubscribe', { body: { endpoint: subscription.endpoint } });
  if (!done.ok) return done;
  await subscription.unsubscribe();
  return ok(false);
}

/** Before one signs out: whoever uses this browser next is not told of one's turns. Nothing keeps anybody from leaving. */
export async function leavePush(): Promise<void> {
  // the session ends all the same, and the server tells nobody who is signed out
  await stopPush().catch(() => undefined);
}

/** After one is forgotten there. */
export async function dropPush(): Promise<void> {
  await subscriptionHere()
    .then((subscription) => subscription?.unsubscribe())
    // the server has forgotten it already
    .catch(() => undefined);
}

/** After one came back: this browser may have been somebody else's meanwhile, and still knows where to be told. */
export async function rejoinPush(key: string | null | undefined): Promise<void> {
  try {
    if (!key || !(await isPushed(key))) return;
    const subscription = await subscriptionHere();
    if (subscription) await ask('subscribe', { body: toldOf(subscription) });
  } catch {
    // they can still say so on their own
  }
}
