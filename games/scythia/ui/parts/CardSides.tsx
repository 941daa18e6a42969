import type { Text } from '@tessera/ui';
import { CrewCard } from '../../board/index.ts';
import { crewCard, type HasScenario } from '../scenario-of.ts';
import { nameOnCard } from '../sentences/card-names.ts';
import { crewSides } from '../sentences/card-text.ts';

interface CrewFaceProps {
  readonly text: Text;
  readonly view: HasScenario;
  readonly name: string;
  readonly costNow?: number | undefined;
  readonly size?: 'hand' | 'big';
}

/** A crew card with both of its sides in words. */
export function CrewFace({ text, view, name, costNow, size = 'hand' }: CrewFaceProps) {
  const { ability, effect } = crewSides(text, view, name);
  return (
    <CrewCard
      crew={crewCard(view, name)}
      name={nameOnCard(text, 'crew', name)}
      size={size}
      costNow={costNow}
      ability={
        <>
          <span className="scythia-side">{text('scythia.card.side', { side: text('scythia.card.left') })}</span>{' '}
          {ability}
        </>
      }
      effect={
        <>
          <span className="scythia-side">{text('scythia.card.side', { side: text('scythia.card.right') })}</span>{' '}
          {effect}
        </>
      }
    />
  );
}
