import type { Building } from '../../rules/scenario/scenario-types.ts';
import { BUILDING_CUTS } from './building-cuts.ts';

interface BuildingPictureProps {
  readonly building: Building;
  readonly x: number;
  readonly y: number;
}

/** A building as one can tell it from afar; its door is where a worker stands. 64 × 52, the ground at 52. */
export function BuildingPicture({ building, x, y }: BuildingPictureProps) {
  return (
    <g transform={`translate(${x} ${y})`} className="sc-building">
      {BUILDING_CUTS[building].map(([ink, path]) => (
        <path key={path} className={`sc-cut-${ink}`} d={path} />
      ))}
    </g>
  );
}
