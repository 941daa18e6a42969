import type { Accounts } from '../accounts.ts';
import type { Account, Language, NotifyChoice } from '../person.ts';
import { hashOf } from '../sign-in/secret.ts';
import { PasskeyStore, PersonStore } from '../store/index.ts';

/** What somebody is told about themselves. */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly language: Language | null;
  readonly since: number;
  /** They can come back from another browser: they have an e-mail address and a password, or a passkey. Otherwise they are a guest. */
  readonly kept: boolean;
  readonly email: string | null;
  readonly emailConfirmed: boolean;
  /** An address that they gave, until the link in the e-mail to it is followed. */
  readonly pendingEmail: string | null;
  readonly hasPassword: boolean;
  readonly passkeys: readonly MyPasskey[];
  readonly notify: NotifyChoice;
  /** Until when they are on vacation; null for somebody who is there. */
  readonly awayUntil: number | null;
  /** Days of vacation that are left in this year. */
  readonly vacationDays: number;
}

export interface MyPasskey {
  /** A short one of ours: the key's own may be longer than an address takes. */
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}

/** With an e-mail address and a password. One that is not confirmed yet opens nothing. */
export const canSignIn = ({ email, password }: Account): boolean => email !== null && password !== null;

/** Undefined if they have gone in the meantime. */
export async function describeMe({ database, vacations, now }: Accounts, person: string): Promise<Me | undefined> {
  const account = await new PersonStore(database).get(person);
  if (!account) return undefined;
  const passkeys = await new PasskeyStore(database).of(person);
  return {
    id: account.id,
    name: account.name,
    language: account.language,
    since: account.since,
    kept: canSignIn(account) || passkeys.length > 0,
    email: account.email,
    emailConfirmed: account.emailConfirmedAt !== null,
    pendingEmail: account.pendingEmail,
    hasPassword: account.password !== null,
    passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({ id: hashOf(id), name, createdAt, usedAt })),
    notify: account.notify,
    awayUntil: vacations.awayUntil(person, now()) ?? null,
    vacationDays: vacations.daysLeft(person, now()),
  };
}
