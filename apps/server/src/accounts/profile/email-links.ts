import { PAGES } from '@tessera/protocol/lists';
import { EMAILS, fill } from '../../notifications/mail/words.ts';
import type { Accounts } from '../accounts.ts';
import type { Account } from '../person.ts';
import { type EmailLinkPurpose, EmailLinkStore } from '../store/index.ts';

/** Where the page takes the secret; behind the #, so that no server's log sees it. */
const LINKED: Readonly<Record<EmailLinkPurpose, string>> = { reset: PAGES.resetPassword, confirm: PAGES.confirmEmail };

/** Sends an e-mail with a link: one that is good once, or, where there is nothing to do, one to the page of the account. */
export async function sendEmailLink(
  { mailer, database, config, now }: Accounts,
  { id, name, language }: Account,
  email: string,
  about: EmailLinkPurpose | 'taken',
): Promise<void> {
  if (!mailer) return;
  const words = EMAILS[language ?? 'en'][about];
  const path =
    about === 'taken'
      ? PAGES.account
      : `${LINKED[about]}#${await new EmailLinkStore(database).write({ person: id, email }, about, now())}`;
  const text = fill(words.text, { name, link: `${config.publicUrl}${path}` });
  await mailer.send({ to: email, subject: words.subject, text: `${text}\n` });
}
