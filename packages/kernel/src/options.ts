import type { Game } from './rules.ts';

/** The options that a fresh table may have: what only older tables keep (RECORD_VERSION) is left out. */
export const offeredOptions = (
  game: Pick<Game, 'options'>,
  options: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(options).filter(([id]) => game.options.some((offered) => offered.id === id)));
