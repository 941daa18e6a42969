import { TakenError } from '../store/index.ts';
import { Refusal } from './http/refusal.ts';
import { sendLetter } from './letters.ts';
import type { People } from './people.ts';
import { LetterStore, PersonStore } from './store/index.ts';

/** A new address is not believed until the letter to it has been answered. */
export async function setEmail(
  people: People,
  person: string,
  change: { readonly email: string; readonly password?: string },
): Promise<void> {
  try {
    await people.database.transaction(async (queries) => {
      await new LetterStore(queries).burn(person);
      await new PersonStore(queries).change(person, { ...change, emailConfirmedAt: null });
    });
  } catch (error) {
    if (!(error instanceof TakenError)) throw error;
    throw new Refusal(
      409,
      'email-taken',
      'There is an account with this e-mail address already. Sign in to it, or give another address.',
    );
  }
  const account = await new PersonStore(people.database).get(person);
  if (account) sendLetter(people, account, 'confirm');
}
