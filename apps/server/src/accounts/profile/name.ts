import { fail, type Outcome, ok } from '@tessera/kernel';
import type { ProblemCode } from '@tessera/protocol/lists';
import { LONGEST_NAME } from '@tessera/protocol/lists';

/** Characters nobody sees, and those that turn the text around them; the joiners that emoji and some scripts need may stay. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name as it is shown to others, or what is wrong with it. Names needn't be unique. */
export function readName(given: string): Outcome<string, ProblemCode> {
  const name = given.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSEEN, '').trim();
  if (!SEEN.test(name)) return fail('bad-name', 'Write a name that others can see.');
  if ([...name].length > LONGEST_NAME)
    return fail('bad-name', `This name is too long: it may have ${LONGEST_NAME} characters.`);
  return ok(name);
}
