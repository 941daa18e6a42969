import { DECOR } from '@tessera/game-kit/board';
import { memo } from 'react';
import type { ScenarioAnimal } from '../../rules/scenario/scenario-types.ts';
import type { Box } from '../map/layout.ts';
import { Place } from '../map/Place.tsx';
import { ANIMAL_DECK, animalHalfPlace, animalPlace } from '../map/places.ts';
import type { Targets } from '../targets.ts';
import { AnimalDeck } from './AnimalDeck.tsx';
import { AnimalFace } from './AnimalFace.tsx';

interface AnimalRowProps {
  readonly boxes: readonly Box[];
  readonly deck: Box;
  readonly row: readonly (ScenarioAnimal | null)[];
  readonly deckSize: number;
  readonly last: ReadonlySet<string>;
  readonly targets: Targets;
}

const HALVES = ['eagle', 'horse'] as const;

/** The face-up animals beside their deck; a card is one place, and each of its halves one. */
export const AnimalRow = memo(function AnimalRow({ boxes, deck, row, deckSize, last, targets }: AnimalRowProps) {
  return (
    <g>
      <g data-spot={ANIMAL_DECK} {...DECOR}>
        <AnimalDeck box={deck} count={deckSize} />
      </g>
      {boxes.map((box, i) => {
        const animal = row[i] ?? null;
        const id = animalPlace(i + 1);
        return (
          <g key={id}>
            <g {...DECOR}>
              <rect className="sc-quest-none" x={box.x} y={box.y} width={box.width} height={box.height} rx={6} />
              {animal && <AnimalFace animal={animal} {...box} />}
            </g>
            <Place id={id} box={box} last={last.has(id)} round={6} targets={targets} />
            {animal &&
              HALVES.map((half, h) => {
                const halfId = animalHalfPlace(i + 1, half);
                const halfBox = { ...box, y: box.y + (h * box.height) / 2, height: box.height / 2 };
                return (
                  targets.has(halfId) && <Place key={half} id={halfId} box={halfBox} round={6} targets={targets} />
                );
              })}
          </g>
        );
      })}
    </g>
  );
});
