import { isColour } from '@tessera/protocol/lists';
import type { Text } from './i18n/index.tsx';

/** In the reader's language. What another version of the page has kept may be of a colour that we have no word for. */
export const colourName = (colour: string, t: Text): string =>
  isColour(colour) ? t(`shell.colour.${colour}`) : colour;
