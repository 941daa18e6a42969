import { MARKER_RADIUS } from '../layout/track.ts';
import { ARMY_STYLES, type ArmyColour, MARK_PATHS } from '../palette.ts';

interface TrackMarkerProps {
  readonly colour: ArmyColour;
  /** How often it has gone all the way round. */
  readonly rounds: number;
  /** Only shown to be there: a broken rim. */
  readonly ghost?: boolean;
}

/** An army's marker on the track, seen from above: a round of wood with the mark. */
export function TrackMarker({ colour, rounds, ghost = false }: TrackMarkerProps) {
  const { fill, edge, ink, mark } = ARMY_STYLES[colour];
  return (
    <g>
      <ellipse cx={2} cy={5} rx={MARKER_RADIUS + 2} ry={MARKER_RADIUS} fill="var(--hb-shadow)" opacity={0.35} />
      <circle r={MARKER_RADIUS + 2.6} fill="var(--hb-bone)" />
      <circle cx={0.8} cy={1.8} r={MARKER_RADIUS} fill={edge} stroke="var(--hb-ink)" strokeWidth={2.4} />
      <circle r={MARKER_RADIUS - 0.6} fill={fill} stroke="var(--hb-ink)" strokeWidth={2} />
      <circle r={12.4} fill="var(--hb-bone)" />
      {ghost && (
        <circle
          r={MARKER_RADIUS + 6}
          fill="none"
          stroke="var(--hb-text)"
          strokeWidth={3}
          strokeDasharray="6 5.4"
          strokeLinecap="round"
        />
      )}
      <path d={MARK_PATHS[mark]} transform="scale(.94)" fill={ink} />
      {rounds > 0 && (
        <g transform="translate(13 -13)">
          <circle r={10.5} fill="var(--hb-gold)" stroke="var(--hb-ink)" strokeWidth={2} />
          {rounds === 1 ? (
            <path
              d="M3.8-3.6A5.2 5.2 0 1 0 5.2 1M4.6-7V-2.8H.4"
              fill="none"
              stroke="var(--hb-on-gold)"
              strokeWidth={2.2}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          ) : (
            <text className="hb-numeral hb-on-gold" y={5} fontSize={16}>
              {rounds}
            </text>
          )}
        </g>
      )}
    </g>
  );
}
