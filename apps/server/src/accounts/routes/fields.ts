import Type from 'typebox';
import { LANGUAGES } from '../person.ts';
import { LONGEST_EMAIL } from '../profile/email.ts';

/** More than is taken in the end, so that the sentence comes from whoever knows what is wrong. */
export const nameField = Type.String({ maxLength: 200, says: 'A name is a text of up to 30 characters.' });

export const LANGUAGE_SAYS = `The language is one of ${LANGUAGES.join(', ')}.`;
export const languageField = Type.Union(
  LANGUAGES.map((language) => Type.Literal(language)),
  { says: LANGUAGE_SAYS },
);

export const emailField = Type.String({
  maxLength: LONGEST_EMAIL,
  says: 'This is not an e-mail address; it looks like anna@example.org.',
});

export const passwordField = Type.String({ maxLength: 1_000, says: 'A password is a text of 10 to 200 characters.' });

/** Tokens of bots end as well, unless it says no. */
export const endTokensField = Type.Boolean({ says: '"endTokens" is true or false.' });

export const secretField = Type.String({
  pattern: '^[A-Za-z0-9_-]{20,100}$',
  says: 'This link is broken; copy it as a whole from the e-mail.',
});
