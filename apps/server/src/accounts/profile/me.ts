import type { Me } from '@tessera/protocol';
import type { Accounts } from '../accounts.ts';
import type { Account } from '../person.ts';
import { hashOf } from '../sign-in/secret.ts';
import { PasskeyStore, PersonStore } from '../store/index.ts';

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
