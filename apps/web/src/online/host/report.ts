import type { ChatMessage } from '../room/room.ts';
import type { PersonRef } from '../server/tables.ts';

export interface Report {
  readonly id: string;
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly by: PersonRef;
  readonly message: string;
  readonly chat: readonly ChatMessage[];
  readonly chatClosed: boolean;
  /** Who of them may write no more. */
  readonly silenced: readonly string[];
}

export interface Deed {
  readonly do: 'settle' | 'silence' | 'ban-name' | 'close-chat';
  readonly person?: string;
  readonly off?: boolean;
}

/** Everybody who said something, each once, but not whoever complains. */
export function speakersIn({ chat, by }: Report): readonly PersonRef[] {
  const people = new Map<string, PersonRef>();
  for (const { person } of chat) if (person.id && person.id !== by.id) people.set(person.id, person);
  return [...people.values()];
}
