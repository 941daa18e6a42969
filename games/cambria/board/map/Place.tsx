import type { Point } from '../geometry.ts';
import type { TargetKind } from '../targets.ts';
import { TargetRing } from './TargetRing.tsx';

interface PlaceProps {
  readonly place: string;
  readonly at: Point;
  /** Half the side of the area that takes taps. */
  readonly reach: Point;
  readonly kind: TargetKind | undefined;
  readonly large?: boolean;
  readonly name: string;
}

/** Where one can tap. Only a lit place is a control that keys reach; the board listens for all of them. */
export function Place({ place, at, reach, kind, large = false, name }: PlaceProps) {
  const control = kind ? { role: 'button', tabIndex: 0, 'aria-label': name } : { 'aria-hidden': true };
  const focus = large ? 68 : 40;
  return (
    <g
      className="cb-place"
      data-place={place}
      transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}
      {...control}
    >
      {kind && <TargetRing kind={kind} large={large} />}
      <rect className="cb-hit" x={-reach.x} y={-reach.y} width={2 * reach.x} height={2 * reach.y} rx={12} />
      {kind && <rect className="cb-focus" x={-focus} y={-focus} width={2 * focus} height={2 * focus} rx={14} />}
    </g>
  );
}
