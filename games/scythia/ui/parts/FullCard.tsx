import type { CardProps } from '@tessera/ui';
import { HeroCard } from '../../board/index.ts';
import type { ScythiaPosition } from '../../rules/position/position-types.ts';
import { nameOnCard } from '../sentences/card-names.ts';
import { heroEffect } from '../sentences/card-text.ts';
import { parseCard } from '../sentences/cards.ts';
import { CrewFace } from './CardSides.tsx';

/** A crew or hero full size, with its words. */
export function FullCard({ view, text, card }: CardProps<ScythiaPosition>) {
  const { kind, name } = parseCard(card);
  if (kind === 'crew') return <CrewFace text={text} view={view} name={name} size="big" />;
  const effect = heroEffect(text, view, name);
  return <HeroCard hero={name} name={nameOnCard(text, 'hero', name)} effect={effect} size="big" />;
}
