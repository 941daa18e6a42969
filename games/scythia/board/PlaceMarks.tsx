import type { Box } from './layout.ts';
import type { BoardTarget } from './targets.ts';

interface PlaceMarksProps {
  readonly box: Box;
  readonly target: BoardTarget | undefined;
  readonly last?: boolean | undefined;
  readonly round?: number | undefined;
}

/** What lights up about a place, and the ring that shows where the keys are. */
export function PlaceMarks({ box, target, last, round = 7 }: PlaceMarksProps) {
  const rect = (className: string, grow: number) => (
    <rect
      className={className}
      x={box.x - grow}
      y={box.y - grow}
      width={box.width + 2 * grow}
      height={box.height + 2 * grow}
      rx={round + grow}
    />
  );
  return (
    <g pointerEvents="none">
      {last && rect('sc-last', 0)}
      {target?.state === 'lit' && rect('sc-halo', 0)}
      {target && target.state !== 'quiet' && rect('sc-rim', 0)}
      {target && rect('sc-focus', 3)}
    </g>
  );
}

/** What takes the taps; it lies over all that is drawn of the place. */
export function HitArea({ box }: { readonly box: Box }) {
  return <rect className="sc-hit" x={box.x} y={box.y} width={box.width} height={box.height} />;
}
