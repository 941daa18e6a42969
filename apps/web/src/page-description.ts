import type { GameManifest } from '@tessera/ui/manifest';

/** What search engines, link previews and the installed app say of the page. */
export const pageDescription = (games: readonly GameManifest[]): string => {
  const names = new Intl.ListFormat('en-GB').format(games.map(({ name }) => name));
  return `Play the board games ${names} in your browser: alone against bots, with friends at one screen, or online.`;
};
