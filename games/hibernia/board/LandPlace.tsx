import type { Point } from './geometry.ts';
import type { TargetKind } from './targets.ts';

interface LandPlaceProps {
  readonly place: string;
  /** The land without what lies past the shore. */
  readonly shape: string;
  /** Where its warriors stand. */
  readonly at: Point;
  readonly kind: TargetKind | undefined;
  readonly selected: boolean;
  readonly last: boolean;
  readonly name: string;
}

/** The least that takes taps, about the warriors. */
const REACH = 40;

/** A land as a place one can tap. Only a lit one is a control that keys reach; the board listens for all of them. */
export function LandPlace({ place, shape, at, kind, selected, last, name }: LandPlaceProps) {
  const control = kind ? { role: 'button', tabIndex: 0, 'aria-label': name } : { 'aria-hidden': true };
  return (
    <g className={`hb-place${selected ? ' hb-selected' : ''}`} data-place={place} {...control}>
      {!kind && !selected && <path className="hb-veil" d={shape} />}
      {last && <path className="hb-last" d={shape} />}
      {kind && (
        <>
          <path className="hb-halo" d={shape} />
          <path className="hb-rim" d={shape} />
          <path className="hb-focus" d={shape} />
        </>
      )}
      {selected && <path className="hb-chosen" d={shape} />}
      <path className="hb-hit" d={shape} />
      <circle className="hb-hit" cx={at.x} cy={at.y} r={REACH} />
    </g>
  );
}
