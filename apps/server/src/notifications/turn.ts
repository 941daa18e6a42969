import type { Language } from '@tessera/protocol/lists';
import { PAGES, pagePath } from '@tessera/protocol/lists';
import { findManifest } from '@tessera/registry';
import type { Account } from '../accounts/person.ts';

/** A table where somebody is waited for: to move, or to take the seat that is kept for them. */
export interface TurnTable {
  readonly id: string;
  readonly game: string;
  /** Who invites them; without it, it is their turn. */
  readonly invitedBy?: string;
}

/** Says it in one way; false if this person can't be told or doesn't want to be in this way. */
export interface Channel {
  readonly name: string;
  tell(account: Account, tables: readonly TurnTable[]): Promise<boolean>;
}

export const gameName = (game: string): string => findManifest(game)?.name ?? game;

/** Where to go on: the table itself, or the list when there are several. */
export const pathOf = (tables: readonly TurnTable[]): string =>
  tables.length === 1 ? pagePath('onlineTable', { id: tables[0].id }) : PAGES.lobby;

const TITLES: Readonly<Record<Language, string>> = {
  en: 'It is your turn',
  ru: 'Ваш ход',
  fr: 'À vous de jouer',
  de: 'Du bist am Zug',
};

const INVITED: Readonly<Record<Language, string>> = {
  en: '{name} invites you to play',
  ru: '{name} приглашает вас сыграть',
  fr: '{name} vous invite à jouer',
  de: '{name} lädt dich zum Spielen ein',
};

/** Turns come first: who is invited may take their time. */
export function titleFor(language: Language | null, tables: readonly TurnTable[]): string {
  const name = inviterOf(tables);
  return name === undefined ? TITLES[language ?? 'en'] : INVITED[language ?? 'en'].replace('{name}', () => name);
}

export const kindOf = (tables: readonly TurnTable[]): 'your-turn' | 'invitation' =>
  inviterOf(tables) === undefined ? 'your-turn' : 'invitation';

/** Undefined if one of them is a turn. */
const inviterOf = (tables: readonly TurnTable[]): string | undefined =>
  tables.every(({ invitedBy }) => invitedBy !== undefined) ? tables[0]?.invitedBy : undefined;

/** The games by name, each once: "Cambria, Hibernia (2)". */
export function gamesInWords(tables: readonly TurnTable[]): string {
  const counts = new Map<string, number>();
  for (const { game } of tables) counts.set(game, (counts.get(game) ?? 0) + 1);
  return [...counts].map(([game, count]) => gameName(game) + (count > 1 ? ` (${count})` : '')).join(', ');
}
