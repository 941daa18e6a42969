import { Refusal } from '../../http/refusal.ts';
import { TakenError } from '../../store/index.ts';
import type { Accounts } from '../accounts.ts';
import { EmailLinkStore, PersonStore } from '../store/index.ts';
import { sendEmailLink } from './email-links.ts';

/**
 * A new address is theirs once they have followed the link in the e-mail to it. Until then it is only noted down, whether somebody else
 * has it or not: the answer is the same. A server that sends no e-mail can't ask, and takes the address as it is.
 */
export async function setEmail(
  accounts: Accounts,
  person: string,
  { email, ...change }: { readonly email: string; readonly password?: string },
): Promise<void> {
  const asks = accounts.mailer !== undefined;
  const address = asks ? { pendingEmail: email } : { email, emailConfirmedAt: null, pendingEmail: null };
  try {
    await accounts.database.transaction(async (queries) => {
      await new EmailLinkStore(queries).burn(person);
      await new PersonStore(queries).change(person, { ...change, ...address });
    });
  } catch (error) {
    throw error instanceof TakenError ? emailTaken() : error;
  }
  if (asks) sendConfirmation(accounts, person);
}

/** To whoever has that address: the link to confirm it; or, if it is another account's already, that somebody tried to use it. */
export function sendConfirmation(accounts: Accounts, person: string): void {
  const write = async (): Promise<void> => {
    const store = new PersonStore(accounts.database);
    const account = await store.get(person);
    const email = account?.pendingEmail ?? account?.email;
    if (!account || !email) return;
    const owner = await store.byEmail(email);
    if (owner && owner.id !== person) await sendEmailLink(accounts, owner, email, 'taken');
    else await sendEmailLink(accounts, account, email, 'confirm');
  };
  accounts.later('sending an e-mail', write());
}

export const emailTaken = (): Refusal =>
  new Refusal(
    409,
    'email-taken',
    'There is an account with this e-mail address already. Sign in to it, or give another address.',
  );
