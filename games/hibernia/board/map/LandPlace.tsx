import type { Point } from '../geometry.ts';
import type { TargetKind } from '../targets.ts';

interface LandPlaceProps {
  readonly place: string;
  /** The land without what lies past the shore. */
  readonly shape: string;
  /** The line along its edge that lights up. */
  readonly outline: string;
  /** Where its warriors stand. */
  readonly at: Point;
  readonly kind: TargetKind | undefined;
  readonly selected: boolean;
  readonly last: boolean;
  readonly name: string;
}

/** The least that takes taps, about the warriors. */
const REACH = 40;

/**
 * A land as a place one can tap. That it is lit is a line of white and ink along its border: nothing covers its colour, and
 * no land or army has a line like it. Only a lit one is a control that keys reach; the board listens for all of them.
 */
export function LandPlace({ place, shape, outline, at, kind, selected, last, name }: LandPlaceProps) {
  const control = kind ? { role: 'button', tabIndex: 0, 'aria-label': name } : { 'aria-hidden': true };
  return (
    <g className={`hb-place${selected ? ' hb-selected' : ''}`} data-place={place} {...control}>
      {last && <path className="hb-last" d={outline} />}
      {kind && (
        <>
          <path className="hb-rim" d={outline} />
          <path className="hb-halo" d={outline} />
          <path className="hb-focus" d={outline} />
        </>
      )}
      {selected && (
        <>
          <path className="hb-rim" d={outline} />
          <path className="hb-chosen" d={outline} />
        </>
      )}
      <path className="hb-hit" d={shape} />
      <circle className="hb-hit" cx={at.x} cy={at.y} r={REACH} />
    </g>
  );
}
