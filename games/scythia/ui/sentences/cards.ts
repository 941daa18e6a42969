import type { Text } from '@tessera/ui';
import type { ScythiaEvent } from '../../rules/state/events.ts';
import { nameOf } from './card-names.ts';

/** A card as the page calls it: 'crew Axewoman', 'hero Tomyris'. */
export type CardId = `crew ${string}` | `hero ${string}`;

export const crewId = (name: string): CardId => `crew ${name}`;
export const heroId = (name: string): CardId => `hero ${name}`;

export function parseCard(card: string): { readonly kind: 'crew' | 'hero'; readonly name: string } {
  const [kind, ...name] = card.split(' ');
  return { kind: kind === 'hero' ? 'hero' : 'crew', name: name.join(' ') };
}

export function cardName(card: string, text: Text): string {
  const { kind, name } = parseCard(card);
  return nameOf(text, kind, name);
}

/** The cards that the line about an event names, none of which the reader may not know: an unknown one is null there. */
export function cardsOf(event: ScythiaEvent): CardId[] {
  switch (event.type) {
    case 'paired':
    case 'chose':
      return [heroId(event.hero), crewId(event.crew)];
    case 'used-hero':
      return [heroId(event.hero)];
    case 'gained':
      return event.by === null ? [] : [crewId(event.by)];
    case 'hired':
      return [crewId(event.card), ...(event.replaced === null ? [] : [crewId(event.replaced)])];
    case 'swapped':
      return [crewId(event.card), crewId(event.back)];
    case 'drew':
    case 'discarded':
    case 'played':
    case 'used-eagle':
    case 'healed':
    case 'wounded':
    case 'killed':
      return event.card === null ? [] : [crewId(event.card)];
    default:
      return [];
  }
}
