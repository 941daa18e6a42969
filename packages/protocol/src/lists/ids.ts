export const ID_PATTERN = '^[A-Za-z0-9_-]{1,64}$';
const idPattern = new RegExp(ID_PATTERN);

/** How tables and people are named in addresses; anything else was mistyped. */
export const isId = (text: string): boolean => idPattern.test(text);
