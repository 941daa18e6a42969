import { fail, type Outcome, ok } from '@tessera/kernel';
import { MESSAGE_ID } from '@tessera/protocol';
import type { ProblemCode } from '@tessera/protocol/lists';
import { LONGEST_CHAT_MESSAGE } from '@tessera/protocol/lists';

/** Characters nobody sees, and those that turn the text around them. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** What a page may call a message that it sends. */
export const isMessageId = (id: unknown): id is string => typeof id === 'string' && MESSAGE_ID.test(id);

export function readText(given: string, longest = LONGEST_CHAT_MESSAGE): Outcome<string, ProblemCode> {
  const text = given.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSEEN, '').trim();
  if (text === '') return fail('empty', 'There is nothing to say in this.');
  if (text.length > longest) return fail('too-long', `A line may have ${longest} characters.`);
  return ok(text);
}
