import type { KeyEnd, Text } from '@tessera/ui';

/** The sections of words/cards.*.json that hold names. */
export type NameSection =
  | 'crew'
  | 'hero'
  | 'building'
  | 'region'
  | 'settlement'
  | 'worker'
  | 'die'
  | 'animal'
  | 'leader'
  | 'difficulty'
  | 'name'
  | 'lore';

/** 'Cimmeria left' as the catalogues write it: cimmeria-left. */
const slug = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** Where a long name may be broken, as the catalogues mark it. */
const SOFT_HYPHENS = /\u00AD/g;

/** A name in the reader's language. What somebody else's scenario has and we have no words for keeps its own name. */
export const nameOf = (text: Text, section: NameSection, name: string): string =>
  nameOnCard(text, section, name).replace(SOFT_HYPHENS, '');

/** The same for the narrow place on a card: a long one may be broken where its language allows. */
export const nameOnCard = (text: Text, section: NameSection, name: string): string =>
  text.find(`scythia.${section}.${slug(name)}`) ?? name;

/** What can be counted. */
export type Counted = KeyEnd<'scythia.count'>;

/** '2 provisions', to stand alone or after a colon. */
export const counted = (text: Text, what: Counted, n: number): string => text(`scythia.count.${what}`, { n });

/** The same as the object of a verb. */
export const taken = (text: Text, what: Counted, n: number): string => text(`scythia.take.${what}`, { n });
