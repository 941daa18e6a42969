import { fail, type Outcome, ok } from '@tessera/kernel';
import { ask } from '../server/ask.ts';
import { changeMe } from '../server/me.ts';

export const canPush = (): boolean =>
  'serviceWorker' in navigator && typeof PushManager !== 'undefined' && typeof Notification !== 'undefined';

const REFUSED = fail('no-push', 'This browser does not allow notifications from here.');

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

/** Whether this browser is told of one's turn. */
export async function isPushed(): Promise<boolean> {
  const worker = await registration().catch(() => undefined);
  return ((await worker?.pushManager?.getSubscription()) ?? null) !== null && Notification.permission === 'granted';
}

export async function startPush(key: string): Promise<Outcome<boolean>> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return REFUSED;
    const worker = await registration();
    if (!worker) return REFUSED;
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(key),
    });
    const kept = await ask<object>('POST', 'me/push', subscription.toJSON());
    if (!kept.ok) return kept;
    const chosen = await changeMe('PATCH', 'me/notify', { push: true });
    return chosen.ok ? ok(true) : chosen;
  } catch {
    return REFUSED;
  }
}

export async function stopPush(): Promise<Outcome<boolean>> {
  const worker = await registration().catch(() => undefined);
  const subscription = await worker?.pushManager.getSubscription();
  if (!subscription) return ok(false);
  const done = await ask<object>('DELETE', 'me/push', { endpoint: subscription.endpoint });
  if (!done.ok) return done;
  await subscription.unsubscribe();
  return ok(false);
}
