import type { Building } from '../rules/scenario-types.ts';

interface BuildingPictureProps {
  readonly building: Building;
  readonly x: number;
  readonly y: number;
}

/** Each building as one can tell it from afar. 58 × 46, the ground at 46. */
const WALLS: Readonly<Record<Building, string>> = {
  stables: 'M3 46V24L12 12H46L55 24V46Z',
  barracks: 'M4 46V26L29 8L54 26V46Z',
  silversmith: 'M8 46V22H50V46Z',
  farm: 'M10 46V24C10 14 48 14 48 24V46Z',
  'chiefs-tent': 'M2 46L29 4L56 46Z',
  'town-centre': 'M6 46V20H52V46Z',
  'meeting-tent': 'M4 46V28C8 18 20 12 29 10C38 12 50 18 54 28V46Z',
  market: 'M4 20L8 10H50L54 20V46H4Z',
};

export function BuildingPicture({ building, x, y }: BuildingPictureProps) {
  return (
    <g transform={`translate(${x} ${y})`} className="sc-building">
      <path d={WALLS[building]} />
    </g>
  );
}
