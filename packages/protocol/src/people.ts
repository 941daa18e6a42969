import Type from 'typebox';
import type { Told } from './schema.ts';

/** Somebody as others meet them. */
export const PersonRefSchema = Type.Object({
  // empty for somebody who is not known any more
  id: Type.String(),
  name: Type.String(),
  /** Without anything to sign in with: whoever was kept by that name may be somebody else. */
  guest: Type.Optional(Type.Literal(true)),
});
export type PersonRef = Told<typeof PersonRefSchema>;

/** More than is taken in the end, so that the sentence comes from whoever knows what is wrong. */
export const NameSchema = Type.String({ maxLength: 200, says: 'A name is a text of up to 30 characters.' });
