import type { LandLayout } from '../geometry.ts';
import { EMBLEM_SIZE, LABEL_SIZE } from '../layout/settle.ts';
import { textWidth } from '../layout/text.ts';
import { Emblem } from '../pieces/Emblem.tsx';

/** A land's name, with the emblem of its colour before it. */
export function LandName({ land }: { readonly land: LandLayout }) {
  const { lines, size, box } = land.label;
  const emblem = (EMBLEM_SIZE * size) / LABEL_SIZE;
  const leading = size * 0.94;
  const top = box.y - box.halfHeight + 2;
  // Emblem and first line are centred together, and close to each other though the text's width is only estimated.
  const left = box.x - (textWidth(lines[0], size) + emblem + 3) / 2;
  return (
    <g className="hb-name" style={{ stroke: `var(--hb-${land.colour}-pale)` }} fontSize={size.toFixed(1)}>
      {lines.map((line, i) => (
        <text
          key={line}
          className={i === 0 ? 'hb-name-first' : undefined}
          x={(i === 0 ? left + emblem + 3.5 : box.x).toFixed(1)}
          y={(top + leading * (i + 0.8)).toFixed(1)}
        >
          {line}
        </text>
      ))}
      <Emblem colour={land.colour} x={left + emblem / 2} y={top + leading * 0.52} size={emblem} />
    </g>
  );
}
