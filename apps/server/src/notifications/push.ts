import webPush from 'web-push';
import type { Account } from '../accounts/person.ts';
import type { PushStore, PushSubscription } from '../accounts/store/push-store.ts';
import type { Post } from './outbound.ts';
import { type Channel, gamesInWords, kindOf, pathOf, type TurnTable, titleFor } from './turn.ts';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** What the page's service worker is told. */
export interface PushMessage {
  readonly type: 'your-turn' | 'invitation';
  readonly title: string;
  readonly body: string;
  /** Where a tap leads. */
  readonly path: string;
}

/** After a day the turn is no news any more. */
const KEEP_S = 24 * 60 * 60;
const GONE = new Set([404, 410]);

export const newVapidKeys = (): VapidKeys => webPush.generateVAPIDKeys();

/** Web Push by hand rather than by `sendNotification`, since a subscription's address is anybody's invention until it is checked. */
export class PushChannel implements Channel {
  readonly name = 'push';
  private readonly subscriptions: PushStore;
  private readonly post: Post;
  private readonly keys: VapidKeys;
  /** Who sends it, for the push service to complain to. */
  private readonly subject: string;

  constructor(subscriptions: PushStore, post: Post, keys: VapidKeys, subject: string) {
    this.subscriptions = subscriptions;
    this.post = post;
    this.keys = keys;
    this.subject = subject;
  }

  async tell({ id, language, notify }: Account, tables: readonly TurnTable[]): Promise<boolean> {
    if (!notify.push) return false;
    const message: PushMessage = {
      type: kindOf(tables),
      title: titleFor(language, tables),
      body: gamesInWords(tables),
      path: pathOf(tables),
    };
    const told = await Promise.allSettled(
      (await this.subscriptions.of(id)).map((subscription) => this.send(id, subscription, message)),
    );
    const failed = told.find((one) => one.status === 'rejected');
    const arrived = told.some((one) => one.status === 'fulfilled' && one.value);
    if (failed && !arrived) throw failed.reason;
    return arrived;
  }

  private async send(person: string, subscription: PushSubscription, message: PushMessage): Promise<boolean> {
    const { cipherText } = encrypted(subscription, JSON.stringify(message));
    const { publicKey, privateKey } = this.keys;
    const audience = new URL(subscription.endpoint).origin;
    const status = await this.post(subscription.endpoint, {
      headers: {
        ...webPush.getVapidHeaders(audience, this.subject, publicKey, privateKey, 'aes128gcm'),
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        ttl: String(KEEP_S),
        urgency: 'normal',
        // what has not been delivered yet is replaced
        topic: message.type,
      },
      body: cipherText,
    });
    if (GONE.has(status)) {
      await this.subscriptions.remove(person, subscription.endpoint);
      return false;
    }
    if (status < 200 || status > 299) throw new Error(`The push service answered with ${status}.`);
    return true;
  }
}

/** False for keys that nothing can be encrypted with. */
export function isUsable(subscription: PushSubscription): boolean {
  try {
    encrypted(subscription, '{}');
    return true;
  } catch {
    // the only reason for it to fail: whoever sent them is told so
    return false;
  }
}

const encrypted = ({ p256dh, auth }: PushSubscription, text: string) =>
  webPush.encrypt(p256dh, auth, text, 'aes128gcm');
