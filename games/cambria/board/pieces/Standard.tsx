import { DECOR } from '@tessera/game-kit/board';
import { memo } from 'react';
import { type Point, STANDARD_SEAT } from '../geometry.ts';

/** The Legion's home: a rock in the sea with the eagle on its pole, and the place where the Legion waits. */
export const Standard = memo(function Standard({ at }: { readonly at: Point }) {
  return (
    <g
      transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}
      {...DECOR}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path
        d="M-60 40Q-58 16-34 13Q-12 2 12 9Q44 4 54 22Q66 36 52 48Q20 60-18 56Q-54 56-60 40Z"
        fill="none"
        stroke="var(--cb-sea-cut)"
        strokeWidth={2.4}
        strokeDasharray="40 6 18 8"
      />
      <path
        d="M-53 38Q-51 20-30 18Q-10 8 12 14Q40 9 48 25Q58 36 46 43Q18 53-16 50Q-48 50-53 38Z"
        fill="var(--cb-line)"
      />
      <path
        d="M-49 36Q-46 23-28 21Q-10 12 12 17Q38 13 45 26Q52 35 43 39Q16 47-16 45Q-45 45-49 36Z"
        fill="var(--cb-land)"
      />
      <path
        d="M-40 37l4 5M-32 40l3 4M38 33l-4 6M30 37l-3 5M-22 41l2 4M18 41l-2 4"
        stroke="var(--cb-line)"
        strokeWidth={1.8}
      />
      {/* Pole, banner, laurel and eagle. */}
      <path d="M-30 34V-40" stroke="var(--cb-ink)" strokeWidth={6.5} />
      <path d="M-30 33V-40" stroke="var(--cb-timber)" strokeWidth={2.8} />
      <path
        d="M-50-17H-10V10L-16 6L-23 11L-30 6L-37 11L-44 6L-50 10Z"
        fill="var(--cb-red)"
        stroke="var(--cb-ink)"
        strokeWidth={2.6}
      />
      <path d="M-52-18H-8" stroke="var(--cb-ink)" strokeWidth={5} />
      {/* XX, the twentieth: cut into the piece, no text to be read */}
      <g stroke="var(--cb-bronze)">
        <path d="M-40-9L-33 3M-27-9L-20 3" strokeWidth={3.4} />
        <path d="M-33-9L-40 3M-20-9L-27 3" strokeWidth={1.9} />
        <path d="M-42-9.3H-37M-36-9.3H-31M-42 3.3H-37M-36 3.3H-31" strokeWidth={1.5} />
        <path d="M-29-9.3H-24M-23-9.3H-18M-29 3.3H-24M-23 3.3H-18" strokeWidth={1.5} />
      </g>
      <path
        d="M-30-24C-36-24-39-29-36-33M-30-24C-24-24-21-29-24-33"
        fill="none"
        stroke="var(--cb-ink)"
        strokeWidth={3}
      />
      <path
        d="M-30-36C-33-36-35-38-35-41L-46-40L-43-44L-52-47L-47-50L-55-56C-47-57-40-54-35-48C-35-53-33-57-28-58L-24-55L-27-53C-25-51-25-49-25-48C-20-54-13-57-5-56L-13-50L-8-47L-17-44L-14-40L-25-41C-25-38-27-36-30-36Z"
        fill="var(--cb-bronze)"
        stroke="var(--cb-ink)"
        strokeWidth={2.2}
      />
      <ellipse
        cx={STANDARD_SEAT.x}
        cy={STANDARD_SEAT.y + 18}
        rx={25}
        ry={9}
        fill="var(--cb-slot)"
        stroke="var(--cb-line)"
        strokeWidth={1.8}
        strokeDasharray="6 3.5"
      />
    </g>
  );
});
