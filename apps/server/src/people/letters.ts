import { fill, LETTERS } from './mail/words.ts';
import type { People } from './people.ts';
import type { Account } from './person.ts';
import { type LetterPurpose, LetterStore } from './store/index.ts';

/** Where the page takes the secret; behind the #, so that no server's log sees it. */
const PAGES: Readonly<Record<LetterPurpose, string>> = { reset: '/reset-password', confirm: '/confirm-email' };

/** Sends an e-mail with a link, while the answer is already on its way. */
export function sendLetter(people: People, { id, name, language, email }: Account, purpose: LetterPurpose): void {
  const { mailer, database, config } = people;
  if (!mailer || email === null) return;
  const write = async (): Promise<void> => {
    const secret = await new LetterStore(database).write({ person: id, email }, purpose, people.now());
    const words = LETTERS[language ?? 'en'][purpose];
    const link = `${config.publicUrl}${PAGES[purpose]}#${secret}`;
    await mailer.send({ to: email, subject: words.subject, text: `${fill(words.text, { name, link })}\n` });
  };
  people.later('sending an e-mail', write());
}
