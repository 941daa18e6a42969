import { handCut } from '../hand-cut.ts';
import type { Box } from '../map/layout.ts';
import { GLYPHS } from '../signs/glyphs.ts';

/** The animal deck from above, with how many are left; an empty one leaves its place. */
export function AnimalDeck({ box, count }: { readonly box: Box; readonly count: number }) {
  const { x, y, width, height } = box;
  const size = Math.min(width, height) * 0.62;
  if (count === 0) return <path className="sc-quest-none" d={handCut(box, 6)} />;
  return (
    <g>
      {count > 2 && <path className="sc-back" d={handCut({ ...box, x: x + 1.5, y: y + 1.5 }, 6)} />}
      <path className="sc-back" d={handCut({ ...box, width: width - 2, height: height - 2 }, 6)} />
      <path className="sc-back-cut" d={handCut({ x: x + 4, y: y + 4, width: width - 10, height: height - 10 }, 4)} />
      <svg
        x={x + (width - size) / 2 - 1}
        y={y + height * 0.42 - size / 2}
        width={size}
        height={size}
        viewBox={GLYPHS.wing.box}
        aria-hidden="true"
      >
        <path d={GLYPHS.wing.path} fill="var(--sc-gilt)" />
      </svg>
      <text
        className="sc-numeral sc-on-back"
        x={x + width / 2 - 1}
        y={y + height - 14}
        fontSize={17}
        textAnchor="middle"
      >
        {count}
      </text>
    </g>
  );
}
