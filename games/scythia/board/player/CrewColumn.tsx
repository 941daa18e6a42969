import type { ReactNode } from 'react';
import type { PlayerPosition } from '../../rules/position/position-types.ts';
import type { Scenario } from '../../rules/scenario/scenario-types.ts';
import { AnimalStrip } from '../animals/AnimalStrip.tsx';
import { CrewCard } from '../cards/CrewCard.tsx';
import { crewPlace, eaglePlace, horsePlace } from '../map/places.ts';
import { GameIcon } from '../signs/GameIcon.tsx';
import { placeProps, type Targets } from '../targets.ts';
import type { PlayerWords } from '../words.ts';

interface CrewColumnProps {
  readonly scenario: Scenario;
  readonly player: PlayerPosition;
  readonly seat: number;
  readonly place: number;
  readonly words: PlayerWords;
  readonly eagleUsed: boolean;
  readonly last: readonly string[];
  readonly suggested: readonly string[];
  readonly targets: Targets;
}

interface CellProps {
  readonly id: string;
  readonly kind: 'eagle' | 'crew' | 'horse';
  readonly last: boolean;
  readonly isSuggested: boolean;
  readonly targets: Targets;
  readonly children: ReactNode;
}

function Cell({ id, kind, last, isSuggested, targets, children }: CellProps) {
  const control = placeProps(id, targets, isSuggested);
  return (
    <div
      {...control}
      className={`${control.className} sc-cell sc-cell-${kind}${last ? ' sc-last' : ''}${children ? '' : ' sc-cell-empty'}`}
    >
      {children || (kind !== 'crew' && <GameIcon name={kind} size={16} />)}
    </div>
  );
}

/** One of the five places: the eagle above, the crew, the horse below. Without a crew its animals stay at home. */
export function CrewColumn(props: CrewColumnProps) {
  const { scenario, player, seat, place, words, eagleUsed, last, suggested, targets } = props;
  const crew = player.crew[place - 1];
  const card = crew && scenario.crew.find((each) => each.name === crew.name);
  const animal = (name: string | null | undefined) => scenario.animals.find((each) => each.name === name);
  const eagle = animal(player.eagles[place - 1]);
  const horse = animal(player.horses[place - 1]);
  const cell = (id: string) => ({ id, last: last.includes(id), isSuggested: suggested.includes(id), targets });
  return (
    <div className={`sc-column${crew ? '' : ' sc-column-idle'}`}>
      <Cell {...cell(eaglePlace(seat, place))} kind="eagle">
        {eagle && <AnimalStrip animal={eagle} half="eagle" className={eagleUsed ? 'sc-used' : undefined} />}
      </Cell>
      <Cell {...cell(crewPlace(seat, place))} kind="crew">
        {crew && card && <CrewCard crew={card} name={words('crew', crew.name)} size="small" wounds={crew.wounds} />}
      </Cell>
      <Cell {...cell(horsePlace(seat, place))} kind="horse">
        {horse && <AnimalStrip animal={horse} half="horse" />}
      </Cell>
    </div>
  );
}
