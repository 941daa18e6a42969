import { DECOR } from '@tessera/game-kit/board';
import { seatOf } from '@tessera/kernel';
import { type CSSProperties, useState } from 'react';
import type { HiberniaPosition } from '../../rules/position/position-types.ts';
import type { Scenario } from '../../rules/scenario/board.ts';
import type { BoardLayout, Point } from '../geometry.ts';
import type { ArmyColour } from '../palette.ts';
import { SHIELD_PLACE } from '../targets.ts';
import { RESERVE_PLACE, type Travel, travelsBetween } from './travels.ts';
import { Warrior } from './Warriors.tsx';

interface TravelsProps {
  readonly scenario: Scenario;
  readonly position: HiberniaPosition;
  readonly layout: BoardLayout;
  readonly colours: readonly ArmyColour[];
}

/** Warriors on their way from the last position to this one; each is gone when it has arrived. */
export function Travels({ scenario, position, layout, colours }: TravelsProps) {
  const [seen, setSeen] = useState<{ position: HiberniaPosition; travels: readonly Travel[]; turn: number }>({
    position,
    travels: [],
    turn: 0,
  });
  let now = seen;
  if (seen.position !== position) {
    now = { position, travels: travelsBetween(scenario, seen.position, position), turn: seen.turn + 1 };
    setSeen(now);
  }
  const placeOf = (place: string, army: number): Point => {
    if (place === SHIELD_PLACE) return layout.shield;
    // A reserve comes from its player's side of the table: below, each a little further along.
    const { left, top, width, height } = layout.view;
    if (place === RESERVE_PLACE) return { x: left + (width * army) / (colours.length + 1), y: top + height + 60 };
    return (
      layout.lands.find((land) => land.name === place)?.warriors ?? {
        x: left + width / 2,
        y: top + height + 60,
      }
    );
  };
  return (
    <g {...DECOR}>
      {now.travels.map(({ army, from, to }) => {
        const [a, b] = [placeOf(from, army), placeOf(to, army)];
        const way = {
          '--from-x': `${a.x.toFixed(1)}px`,
          '--from-y': `${a.y.toFixed(1)}px`,
          '--to-x': `${b.x.toFixed(1)}px`,
          '--to-y': `${b.y.toFixed(1)}px`,
        } as CSSProperties;
        return (
          <g
            key={`${now.turn} ${army} ${from} ${to}`}
            className={`hb-travel${to === SHIELD_PLACE ? ' hb-travel-fallen' : ''}`}
            style={way}
          >
            <Warrior colour={colours[seatOf(army)] ?? 'neutral'} />
          </g>
        );
      })}
    </g>
  );
}
