import type { PersonRef, Report } from '@tessera/protocol';

/** Everybody who said something, each once, but not whoever complains. */
export function speakersIn({ chat, by }: Report): readonly PersonRef[] {
  const people = new Map<string, PersonRef>();
  for (const { person } of chat) if (person.id && person.id !== by.id) people.set(person.id, person);
  return [...people.values()];
}
