import type { Text } from './i18n/index.tsx';

/**
 * What the shell says of a game lies with the game, in words/shell.*.json: what its boards and options are called, too,
 * which only its rules name. A test holds every game to it.
 */
export function gameWords(
  t: Text,
  game: string,
  what: 'tagline' | 'start' | 'two' | 'ownBoard' | `board.${string}`,
): string {
  return find(t, `${game}.${what}`);
}

/** What an option is called. */
export const optionWords = (t: Text, game: string, option: string): string => find(t, `${game}.${option}`);

export const optionHint = (t: Text, game: string, option: string): string => find(t, `${game}.${option}.hint`);

/** What one of its values is called. */
export const optionValue = (t: Text, game: string, option: string, value: string): string =>
  find(t, `${game}.${option}.${value}`);

const find = (t: Text, key: string): string => t.find(`shell.game.${key}`) ?? key;
