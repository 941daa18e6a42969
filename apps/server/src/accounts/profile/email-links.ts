import { fill, LETTERS } from '../../notifications/mail/words.ts';
import type { Accounts } from '../accounts.ts';
import type { Account } from '../person.ts';
import { type LetterPurpose, LetterStore } from '../store/index.ts';

/** Where the page takes the secret; behind the #, so that no server's log sees it. */
const PAGES: Readonly<Record<LetterPurpose, string>> = { reset: '/reset-password', confirm: '/confirm-email' };

/** Sends an e-mail with a link: one that is good once, or, where there is nothing to do, one to the page of the account. */
export async function sendLetter(
  { mailer, database, config, now }: Accounts,
  { id, name, language }: Account,
  email: string,
  about: LetterPurpose | 'taken',
): Promise<void> {
  if (!mailer) return;
  const words = LETTERS[language ?? 'en'][about];
  const path =
    about === 'taken'
      ? '/account'
      : `${PAGES[about]}#${await new LetterStore(database).write({ person: id, email }, about, now())}`;
  const text = fill(words.text, { name, link: `${config.publicUrl}${path}` });
  await mailer.send({ to: email, subject: words.subject, text: `${text}\n` });
}
