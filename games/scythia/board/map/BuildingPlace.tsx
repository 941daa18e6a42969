import { DECOR } from '@tessera/game-kit/board';
import { memo } from 'react';
import type { Building, WorkerColour } from '../../rules/scenario/scenario-types.ts';
import { BUILDING_RULES } from '../../rules/turn/buildings.ts';
import { FitText } from '../FitText.tsx';
import { handCut } from '../hand-cut.ts';
import { Worker } from '../pieces/Worker.tsx';
import { SignLine } from '../signs/SignLine.tsx';
import { effectRows, type Sign } from '../signs/signs.ts';
import type { Targets } from '../targets.ts';
import { BuildingPicture } from './BuildingPicture.tsx';
import type { Box } from './layout.ts';
import { Place } from './Place.tsx';
import { buildingPlace, buildingWorkerSpot } from './places.ts';

interface BuildingPlaceProps {
  readonly building: Building;
  readonly box: Box;
  readonly name: string;
  readonly worker: WorkerColour | null;
  readonly ghost: WorkerColour | undefined;
  readonly blocked: boolean;
  readonly last: boolean;
  readonly targets: Targets;
}

/** What it does, a row for each choice; where the colour matters, a row for each colour that differs. */
function actionRows(building: Building): Sign[][] {
  const { action } = BUILDING_RULES[building];
  if (building === 'silversmith')
    return [
      [{ worker: 'blue' }, ...effectRows(action.blue).flat()],
      [{ worker: 'grey' }, { worker: 'red' }, ...effectRows(action.red).flat()],
    ];
  if (building === 'farm') {
    const [provisions = [], wagon = []] = effectRows(action.red);
    return [
      [{ worker: 'blue' }, { worker: 'grey' }, ...effectRows(action.blue).flat()],
      [{ worker: 'red' }, ...provisions, { mark: '/' }, ...wagon],
    ];
  }
  if (building === 'town-centre')
    return [effectRows(action.grey).flatMap((row, i) => (i === 0 ? row : [{ mark: '/' } as const, ...row]))];
  return effectRows(action.grey);
}

/** A building of the village with the spot for a worker, what it does in signs, and whom it takes. */
export const BuildingPlace = memo(function BuildingPlace({
  building,
  box,
  name,
  worker,
  ghost,
  blocked,
  last,
  targets,
}: BuildingPlaceProps) {
  const id = buildingPlace(building);
  const rows = actionRows(building);
  const spot = { x: box.x + 35, y: box.y + 58 };
  const takesBlue = BUILDING_RULES[building].workers.includes('blue');
  return (
    <g>
      <path className="sc-lot" d={handCut(box)} />
      <g {...DECOR}>
        <BuildingPicture building={building} x={box.x + 3} y={box.y + 24} />
        <FitText className="sc-title" x={box.x + 8} y={box.y + 16} size={15} most={box.width - (takesBlue ? 14 : 32)}>
          {name}
        </FitText>
        {rows.map((signs, i) => (
          <SignLine
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a building are printed on the board.
            key={i}
            signs={signs}
            x={box.x + box.width - 7}
            y={box.y + 51 + (i - (rows.length - 1) / 2) * 22}
            size={15}
            anchor="end"
            most={box.width - 71}
          />
        ))}
        {!takesBlue && (
          <g>
            <Worker colour="blue" x={box.x + box.width - 21} y={box.y + 3} size={19} />
            <path
              className="sc-strike"
              d={`M${box.x + box.width - 21} ${box.y + 20}L${box.x + box.width - 5} ${box.y + 4}`}
            />
          </g>
        )}
        <g data-spot={buildingWorkerSpot(building)}>
          <ellipse className="sc-spot" cx={spot.x} cy={spot.y + 15} rx={16} ry={6} />
          {worker && <Worker colour={worker} x={spot.x - 15} y={spot.y - 17} size={36} />}
          {!worker && ghost && <Worker colour={ghost} ghost x={spot.x - 15} y={spot.y - 17} size={36} />}
        </g>
        {blocked && (
          <path
            className="sc-blocked"
            d={`M${box.x + 6} ${box.y + 22}L${box.x + box.width - 6} ${box.y + box.height - 6}M${box.x + box.width - 6} ${box.y + 22}L${box.x + 6} ${box.y + box.height - 6}`}
          />
        )}
      </g>
      <Place id={id} box={box} last={last} targets={targets} />
    </g>
  );
});
