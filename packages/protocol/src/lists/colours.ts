/** The five colours of players in every game, in the order in which seats take them. */
export const COLOURS = ['amber', 'sky', 'teal', 'vermilion', 'violet'] as const;
export type Colour = (typeof COLOURS)[number];

export const isColour = (x: unknown): x is Colour => COLOURS.some((colour) => colour === x);
