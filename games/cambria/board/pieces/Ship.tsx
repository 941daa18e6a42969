import { DECOR } from '@tessera/game-kit/board';
import { memo } from 'react';
import { SHIP_SEAT, type ShipLayout } from '../geometry.ts';

interface ShipProps {
  readonly ship: ShipLayout;
}

/** An Irish curragh: hides sewn over ribs, one square sail with the ship's value, and a seat for one soldier. */
export const Ship = memo(function Ship({ ship }: ShipProps) {
  return (
    <g
      transform={`translate(${ship.x.toFixed(1)} ${ship.y.toFixed(1)})`}
      {...DECOR}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path
        d="M-62 44Q-48 37-34 44T-6 44T22 44T50 44T62 44"
        fill="none"
        stroke="var(--cb-sea-line)"
        strokeWidth={2.6}
      />
      {/* Stern post, far side, mast and sail. */}
      <path
        d="M-58 18Q-61 6-56 0L-51 3Q-53 10-50 19Z"
        fill="var(--cb-timber)"
        stroke="var(--cb-ink)"
        strokeWidth={2.4}
      />
      <path d="M-56 17Q0 6 58 12L54 22H-54Z" fill="var(--cb-timber-dark)" stroke="var(--cb-ink)" strokeWidth={2.4} />
      <path d="M22 24V-54" stroke="var(--cb-ink)" strokeWidth={6} />
      <path d="M22 24V-53" stroke="var(--cb-timber)" strokeWidth={2.6} />
      <path d="M-4-47H49" stroke="var(--cb-ink)" strokeWidth={5.5} />
      <path
        d="M-2-45Q22-42 47-45Q57-20 49 7Q24 1-1 7Q6-20-2-45Z"
        fill="var(--cb-sail)"
        stroke="var(--cb-ink)"
        strokeWidth={2.8}
      />
      <path
        d="M6-38Q10-20 6-1M44-38Q49-20 44-2"
        fill="none"
        stroke="var(--cb-joint)"
        strokeWidth={1.6}
        strokeDasharray="6 4"
      />
      <text className="cb-numeral" x={25.5} y={-5} fontSize={46} fill="#22282b">
        {ship.value}
      </text>
      <path d="M49 6L58 14M-1 7L-14 17" stroke="var(--cb-ink)" strokeWidth={1.6} />
      {/* The seat. */}
      <path
        d="M-19-1.5L18-4L20 4L-20 7Z"
        transform={`translate(${SHIP_SEAT.x} ${SHIP_SEAT.y + 3})`}
        fill="var(--cb-hill)"
        stroke="var(--cb-ink)"
        strokeWidth={2}
      />
    </g>
  );
});

/** The near side of the hull, drawn over the soldier so that he sits in the boat and not on it. */
export const ShipHull = memo(function ShipHull({ ship }: ShipProps) {
  return (
    <g
      transform={`translate(${ship.x.toFixed(1)} ${ship.y.toFixed(1)})`}
      {...DECOR}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path
        d="M-59 17Q-30 25 0 25Q34 25 60 9Q58 36 34 43Q0 50-32 43Q-54 37-59 17Z"
        fill="var(--cb-timber)"
        stroke="var(--cb-ink)"
        strokeWidth={3}
      />
      <path d="M-57 22Q-30 30 0 30Q36 30 58 15" fill="none" stroke="var(--cb-bronze)" strokeWidth={2.6} />
      <path
        d="M-42 29Q-40 38-33 42M-22 31Q-21 41-17 46M0 32V47M20 31Q20 40 17 46M38 27Q38 36 33 42"
        fill="none"
        stroke="var(--cb-ink)"
        strokeWidth={1.8}
      />
      <path
        d="M-50 31Q-20 41 2 40Q34 40 50 29"
        fill="none"
        stroke="var(--cb-ink)"
        strokeWidth={1.3}
        strokeDasharray="3 4"
      />
      <path d="M-62 48Q-50 41-40 48T-16 49T8 49T32 48T56 46" fill="none" stroke="var(--cb-sea-cut)" strokeWidth={3.2} />
    </g>
  );
});
