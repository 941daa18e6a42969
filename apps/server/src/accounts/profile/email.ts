import { fail, type Outcome, ok } from '@tessera/kernel';
import type { ProblemCode } from '@tessera/protocol/lists';
import { LONGEST_EMAIL } from '@tessera/protocol/lists';

/** What browsers take for an e-mail address, with a dot in its domain. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** Small letters throughout: nobody's mail goes elsewhere for a capital. */
export function readEmail(given: string): Outcome<string, ProblemCode> {
  const email = given.trim().toLowerCase();
  if (email.length > LONGEST_EMAIL || !EMAIL.test(email))
    return fail('bad-email', 'This is not an e-mail address; it looks like anna@example.org.');
  return ok(email);
}
