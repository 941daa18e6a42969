/** hand: both effects can be read; small: in a place of a player's board; big: for reference. */
export type CardSize = 'hand' | 'small' | 'big';

export const cardClass = (kind: string, size: CardSize, more?: string): string =>
  `sc-root sc-card sc-card-${kind} sc-card-${size}${more ? ` ${more}` : ''}`;
