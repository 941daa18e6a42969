import type { PersonRef } from '@tessera/protocol';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { LogError } from '../log-error.ts';
import { EmailChannel } from '../notifications/email.ts';
import { type Mailer, smtpMailer } from '../notifications/mail/mailer.ts';
import { Notifier } from '../notifications/notifier.ts';
import { type Post, poster } from '../notifications/outbound.ts';
import { newVapidKeys, PushChannel, type VapidKeys } from '../notifications/push.ts';
import { WebhookChannel } from '../notifications/webhook.ts';
import { ResultStore } from '../ratings/index.ts';
import type { UpgradeRequest } from '../sockets/index.ts';
import type { Database } from '../store/index.ts';
import type { Person } from './person.ts';
import { forgetPerson, type PersonalDataHolder } from './personal-data/departure.ts';
import { sweep } from './personal-data/sweep.ts';
import { Vacations } from './profile/vacations.ts';
import { type Caller, Identity } from './sign-in/identity.ts';
import { Passwords } from './sign-in/password.ts';
import { PasswordGuesses } from './sign-in/password-guesses.ts';
import { KeyStore, NoticeStore, PersonStore, PushStore } from './store/index.ts';

export interface AccountsParts {
  readonly database: Database;
  readonly config: Config;
  readonly now?: () => number;
  /** Instead of the mail server of the configuration. */
  readonly mailer?: Mailer;
  /** Instead of sending over the network. */
  readonly post?: Post;
}

/** Says of somebody who was let in before whether they are out now: signed out, revoked or gone. */
export type IsOut = (caller: Caller) => boolean;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const PACE = {
  push: { delayMs: 8 * SECOND, quietMs: MINUTE },
  webhook: { delayMs: 8 * SECOND, quietMs: 10 * SECOND },
  email: { delayMs: 5 * MINUTE, quietMs: 30 * MINUTE },
} as const;
const SWEEP_MS = 60 * MINUTE;
const CLOSING_MS = 3 * SECOND;
/** Far more than can happen while somebody is being let in. */
const SIGN_OUTS_REMEMBERED = 1_000;

/** Everybody this server knows: who they are, how they did, and how they hear of their turn. */
export class Accounts {
  readonly database: Database;
  readonly config: Config;
  readonly now: () => number;
  readonly mailer: Mailer | undefined;
  readonly passwords = new Passwords();
  readonly guesses: PasswordGuesses;
  readonly results: ResultStore;
  readonly notifier: Notifier;
  readonly vacations: Vacations;
  /** The public half of the key that signs pushes; a page subscribes with it. */
  readonly pushKey: string;
  /** Where errors are logged, once there is a log. */
  onError: LogError = () => undefined;
  private readonly identity: Identity;
  private readonly personalData: PersonalDataHolder[] = [];
  private readonly signedOutListeners = new Set<(isOut: IsOut) => void>();
  private readonly lastSignOuts: IsOut[] = [];
  private signOuts = 0;
  private readonly underWay = new Set<Promise<void>>();
  private readonly sweeping: NodeJS.Timeout;

  private constructor(
    { database, config, now = Date.now, mailer, post }: AccountsParts,
    keys: VapidKeys,
    vacations: Vacations,
  ) {
    this.database = database;
    this.config = config;
    this.now = now;
    this.guesses = new PasswordGuesses(now);
    this.mailer = mailer ?? mailerOf(config);
    this.results = new ResultStore(database);
    this.vacations = vacations;
    this.identity = new Identity(database, config.publicUrl, now);
    this.pushKey = keys.publicKey;
    const push = new PushChannel(
      new PushStore(database),
      post ?? poster({ allowPrivate: false }),
      keys,
      config.publicUrl?.startsWith('https:') ? config.publicUrl : 'mailto:nobody@tessera.invalid',
    );
    const webhook = new WebhookChannel(post ?? poster({ allowPrivate: config.webhooksPrivate }), config.publicUrl);
    this.notifier = new Notifier({
      channels: [
        { channel: push, pace: PACE.push },
        { channel: webhook, pace: PACE.webhook },
        ...(this.mailer ? [{ channel: new EmailChannel(this.mailer, config.publicUrl ?? ''), pace: PACE.email }] : []),
      ],
      isAway: (person) => vacations.awayUntil(person, now()) !== undefined,
      accountOf: (person) => new PersonStore(database).get(person),
      notices: new NoticeStore(database),
      now,
      logError: (what, error, table) => this.onError(what, error, table),
    });
    this.sweeping = setInterval(() => this.sweepNow(), SWEEP_MS);
    this.sweeping.unref();
  }

  static async open(parts: AccountsParts): Promise<Accounts> {
    const keys = await new KeyStore(parts.database).get('vapid', newVapidKeys);
    return new Accounts(parts, keys, await Vacations.open(parts.database, (parts.now ?? Date.now)()));
  }

  /** Whose request or socket it is; undefined for somebody who has not signed in. */
  personOf(from: FastifyRequest | UpgradeRequest): Promise<Person | undefined> {
    return this.identity.personOf(from);
  }

  /** The same, and how they are known: by a page's session, or by a bot's token. */
  callerOf(from: FastifyRequest | UpgradeRequest): Promise<Caller | undefined> {
    return this.identity.callerOf(from);
  }

  /** The names of those who are still there, by id. */
  names(ids: readonly string[]): Promise<Map<string, string>> {
    return new PersonStore(this.database).names(ids);
  }

  /** The same with what else others may know of them at a glance. */
  refs(ids: readonly string[]): Promise<Map<string, PersonRef>> {
    return new PersonStore(this.database).refs(ids);
  }

  /** Whoever keeps something about people is asked for it, and told to forget it. */
  addPersonalData(holder: PersonalDataHolder): void {
    this.personalData.push(holder);
  }

  /** Whoever keeps sockets open closes those of callers who are out. Returns how to stop listening. */
  onSignedOut(listener: (isOut: IsOut) => void): () => void {
    this.signedOutListeners.add(listener);
    return () => this.signedOutListeners.delete(listener);
  }

  /** For whoever lets somebody in: from now on it is minded who is signed out, until they can be told of it themselves. */
  watchSignOuts(): IsOut {
    const before = this.signOuts;
    return (caller) => {
      const since = this.signOuts - before;
      if (since > this.lastSignOuts.length) return true;
      return since > 0 && this.lastSignOuts.slice(-since).some((isOut) => isOut(caller));
    };
  }

  tellSignedOut(isOut: IsOut): void {
    this.signOuts++;
    this.lastSignOuts.push(isOut);
    if (this.lastSignOuts.length > SIGN_OUTS_REMEMBERED) this.lastSignOuts.shift();
    for (const listener of this.signedOutListeners) listener(isOut);
  }

  async forget(person: string): Promise<void> {
    await forgetPerson(this.database, this.personalData, person);
    this.vacations.forget(person);
    this.tellSignedOut((caller) => caller.person.id === person);
  }

  /** They are called so from now on, also where their name is kept elsewhere. */
  async rename(person: string, name: string): Promise<void> {
    await new PersonStore(this.database).change(person, { name });
    for (const holder of this.personalData) await holder.renamed?.(person);
  }

  async keptElsewhere(person: string): Promise<Record<string, unknown>> {
    const kept: Record<string, unknown> = {};
    for (const { name, about } of this.personalData) kept[name] = await about(person);
    return kept;
  }

  /** After a start: what was left undone when the server ended. */
  wake(): void {
    this.sweepNow();
    this.later('to catch up with turns', this.notifier.catchUp());
  }

  sweepNow(): void {
    this.later(
      'a sweep',
      sweep(this.database, this.now(), (person) => this.forget(person)),
    );
  }

  /** Work that nobody waits for: an e-mail that is sent while the answer is on its way. */
  later(what: string, work: Promise<void>): void {
    const settled = work
      .catch((error: unknown) => this.onError(`${what} failed`, error))
      .finally(() => this.underWay.delete(settled));
    this.underWay.add(settled);
  }

  /** Returns when nothing is under way. */
  async settle(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all([...this.underWay]);
    await this.notifier.settle();
  }

  async close(): Promise<void> {
    clearInterval(this.sweeping);
    this.notifier.stop();
    // a mail server that doesn't answer must not hold up the end
    const patience = new Promise<void>((resolve) => setTimeout(resolve, CLOSING_MS).unref());
    await Promise.race([this.settle(), patience]);
    this.mailer?.close();
  }
}

function mailerOf({ smtpUrl, mailFrom }: Config): Mailer | undefined {
  return smtpUrl && mailFrom ? smtpMailer(smtpUrl, mailFrom) : undefined;
}
