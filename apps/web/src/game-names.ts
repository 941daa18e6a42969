/** The games by their ids, in the order in which the home page shows them. Free of imports: the build reads it, too. */
export const GAME_NAMES = {
  cambria: 'Cambria',
  hibernia: 'Hibernia',
  scythia: 'Raiders of Scythia',
} as const;

/** What search engines, link previews and the installed app say of the page. */
export const pageDescription = (): string => {
  const names = new Intl.ListFormat('en-GB').format(Object.values(GAME_NAMES));
  return `Play the board games ${names} in your browser: alone against bots, with friends at one screen, or online.`;
};
