import type { TargetKind } from '../targets.ts';

interface TargetRingProps {
  readonly kind: TargetKind;
  /** Rings a whole ship or the standard, not a slot. */
  readonly large: boolean;
}

const square = (half: number): string => `M${-half} ${-half}H${half}V${half}H${-half}Z`;
// Four arrowheads pointing inwards: someone will have to go.
const ARROWS = [45, 135, 225, 315];

const LARGE_DASHES: Partial<Record<TargetKind, string>> = { ship: '14 8 3 8', pickUp: '3 8' };

/** The light about a lit place, under the pieces. Each kind has its own ring, so that colour alone says nothing. */
export function TargetRing({ kind, large }: TargetRingProps) {
  if (large)
    return (
      <g className="cb-target">
        <circle className="cb-halo cb-halo-wide" r={62} />
        <circle className="cb-halo" r={62} />
        <circle className="cb-ring" r={62} strokeDasharray={LARGE_DASHES[kind] ?? 'none'} strokeLinecap="round" />
        {kind === 'pickUp' && (
          <path className="cb-ring" d="M-10-56L0-66L10-56" strokeLinecap="round" strokeLinejoin="round" />
        )}
      </g>
    );
  if (kind === 'legion')
    return (
      <g className="cb-target">
        <path className="cb-halo cb-halo-wide" d={square(29)} />
        <path className="cb-halo" d={square(29)} />
        <path className="cb-ring" d={square(32)} style={{ stroke: 'var(--cb-red)' }} strokeLinejoin="round" />
        <path className="cb-ring" d={square(26.5)} style={{ stroke: 'var(--cb-red)', strokeWidth: 1.8 }} />
      </g>
    );
  if (kind === 'throwOut')
    return (
      <g className="cb-target">
        <circle className="cb-halo cb-halo-wide" r={31} />
        <circle className="cb-halo" r={31} />
        <circle className="cb-ring" r={31} strokeDasharray="24.35 24.35" strokeDashoffset={12.2} />
        {ARROWS.map((turn) => (
          <path
            key={turn}
            d="M-9-41H9L0-26Z"
            transform={`rotate(${turn})`}
            fill="var(--cb-red)"
            stroke="var(--cb-ink)"
            strokeWidth={1.8}
            strokeLinejoin="round"
          />
        ))}
      </g>
    );
  if (kind === 'pickUp')
    return (
      <g className="cb-target">
        <circle className="cb-halo cb-halo-wide" r={30} />
        <circle className="cb-halo" r={30} />
        <circle className="cb-ring" r={30} strokeDasharray="3 6.4" strokeLinecap="round" />
        <path className="cb-ring" d="M-9-47L0-55L9-47" strokeLinecap="round" strokeLinejoin="round" />
      </g>
    );
  return (
    <g className="cb-target">
      <circle className="cb-halo cb-halo-wide" r={29} />
      <circle className="cb-halo" r={29} />
      <circle className="cb-ring" r={29} />
    </g>
  );
}
