import Type from 'typebox';

const ID = '^[A-Za-z0-9_-]{1,64}$';
const idPattern = new RegExp(ID);

/** How tables and people are named in addresses; anything else was mistyped. */
export const isId = (text: string): boolean => idPattern.test(text);

export const IdSchema = Type.String({ pattern: ID, says: 'This is not an id.' });
