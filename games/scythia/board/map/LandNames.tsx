import { DECOR } from '@tessera/game-kit/board';
import type { BoardWords } from '../words.ts';
import { LAND_NAME, type LandLayout } from './layout.ts';

/** The name of each land, running up its left side. */
export function LandNames({ lands, words }: { readonly lands: readonly LandLayout[]; readonly words: BoardWords }) {
  return (
    <g {...DECOR}>
      {lands.map(({ region, box }) => (
        <g key={region}>
          <rect
            className="sc-name-ground"
            x={box.x + 3.5}
            y={box.y + 14}
            width={LAND_NAME - 7}
            height={box.height - 28}
            rx={4}
            fill={`var(--sc-${region.toLowerCase()})`}
          />
          <text
            className="sc-land-name"
            transform={`translate(${box.x + LAND_NAME * 0.71} ${box.y + box.height / 2}) rotate(-90)`}
            textAnchor="middle"
            fontSize={16}
          >
            {words('region', region)}
          </text>
        </g>
      ))}
    </g>
  );
}
