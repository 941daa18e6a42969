import { placeProps, type Targets } from '../targets.ts';
import type { Box } from './layout.ts';

interface PlaceProps {
  readonly id: string;
  readonly box: Box;
  /** Takes the taps while the place is a target, where that is larger than what lights up. */
  readonly reach?: Box | undefined;
  readonly last?: boolean | undefined;
  readonly round?: number | undefined;
  readonly targets: Targets;
}

/**
 * A place that can be tapped: what lights up about it, the ring that shows where the keys are, and what takes the taps.
 * It lies over all that is drawn there, which is no part of it: its name is a sentence, not the numbers on the board.
 */
export function Place({ id, box, reach = box, last, round = 7, targets }: PlaceProps) {
  const target = targets.get(id);
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
  const { x, y, width, height } = target ? reach : box;
  return (
    <g {...placeProps(id, targets)}>
      <g pointerEvents="none">
        {last && rect('sc-last', 0)}
        {target?.state === 'lit' && rect('sc-halo', 0)}
        {target && target.state !== 'quiet' && rect('sc-rim', 0)}
        {target && rect('sc-focus', 3)}
      </g>
      <rect className="sc-hit" x={x} y={y} width={width} height={height} />
    </g>
  );
}
