import type { BoardLayout } from '../geometry.ts';
import { SHIELD_PLACE, type TargetKind } from '../targets.ts';

interface ShieldPlaceProps {
  readonly shield: BoardLayout['shield'];
  readonly kind: TargetKind | undefined;
  readonly name: string;
}

/** The shield as a place one can tap, to raise the fallen. */
export function ShieldPlace({ shield, kind, name }: ShieldPlaceProps) {
  const control = kind ? { role: 'button', tabIndex: 0, 'aria-label': name } : { 'aria-hidden': true };
  const { x, y, radius } = shield;
  return (
    <g className="hb-place" data-place={SHIELD_PLACE} {...control}>
      {kind && (
        <>
          <circle className="hb-rim" cx={x} cy={y} r={radius + 6} />
          <circle className="hb-halo" cx={x} cy={y} r={radius + 6} />
          <circle className="hb-focus" cx={x} cy={y} r={radius + 6} />
        </>
      )}
      <circle className="hb-hit" cx={x} cy={y} r={radius} />
    </g>
  );
}
