import { DECOR } from '@tessera/game-kit/board';
import { memo } from 'react';
import { handCut, wavering } from '../hand-cut.ts';
import { LandPatterns } from './LandPatterns.tsx';
import type { BoardLayout } from './layout.ts';

interface BoardGroundProps {
  readonly layout: BoardLayout;
  /** For the ids of patterns: there may be more than one board in a page. */
  readonly id: string;
}

/** The ground: the steppe about the village and the four lands, each border cut by hand. */
export const BoardGround = memo(function BoardGround({ layout, id }: BoardGroundProps) {
  const { village, lands, width, height } = layout;
  return (
    <g {...DECOR}>
      <LandPatterns id={id} />
      <clipPath id={`${id}-frame`}>
        <path d={handCut({ x: 1, y: 1, width: width - 2, height: height - 2 }, 12)} />
      </clipPath>
      <g clipPath={`url(#${id}-frame)`}>
        <rect width={width} height={height} fill={`url(#${id}-steppe)`} />
        {lands.map(({ region, box }, i) => {
          const top = wavering(box.x - 2, box.x + box.width + 2, box.y, 1.6, i + 1);
          return (
            <g key={region}>
              <path d={`M${top}V${box.y + box.height + 4}H${box.x - 2}Z`} fill={`url(#${id}-${region})`} />
              {(i > 0 || box.y > 0) && <path className="sc-border" d={`M${top}`} />}
            </g>
          );
        })}
        {village.height === height && (
          <path
            className="sc-border"
            d={`M${village.width} 0L${village.width - 1.2} ${height * 0.3}L${village.width + 1} ${height * 0.62}L${village.width} ${height}`}
          />
        )}
      </g>
      <path className="sc-frame" d={handCut({ x: 1.2, y: 1.2, width: width - 2.4, height: height - 2.4 }, 12)} />
    </g>
  );
});
