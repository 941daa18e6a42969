import { DECOR } from './decor.ts';
import { type BoardLayout, LAND_NAME } from './layout.ts';
import { LAND_STYLES } from './palette.ts';
import type { BoardWords } from './words.ts';

/** The ground: the steppe about the village, and the four lands with their names. */
export function BoardGround({ layout, words }: { readonly layout: BoardLayout; readonly words: BoardWords }) {
  const { village, lands } = layout;
  return (
    <g {...DECOR}>
      <rect className="sc-village" {...village} />
      {lands.map(({ region, box }) => (
        <g key={region}>
          <rect {...box} fill={LAND_STYLES[region].fill} />
          <text
            className="sc-land-name"
            transform={`translate(${box.x + LAND_NAME * 0.7} ${box.y + box.height / 2}) rotate(-90)`}
            textAnchor="middle"
            fontSize={15}
          >
            {words('region', region)}
          </text>
        </g>
      ))}
    </g>
  );
}
