import { type Colour, isColour } from '@tessera/protocol/lists';
import type { CSSProperties } from 'react';

const SHAPES: Readonly<Record<Colour, string>> = {
  amber: 'M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z',
  sky: 'M-7.2-7.2H7.2V7.2H-7.2Z',
  teal: 'M0-9.4L9.2 7H-9.2Z',
  vermilion: 'M0-10L8.4 0L0 10L-8.4 0Z',
  violet: 'M0-9.2L9-2.6L5.6 8H-5.6L-9-2.6Z',
};

/** A player's mark: a colour never comes without its shape. Decoration beside a name. */
export function Mark({ colour, size = 18 }: { readonly colour: string; readonly size?: number }) {
  return (
    <svg
      className="mark"
      width={size}
      height={size}
      viewBox="-12 -12 24 24"
      aria-hidden="true"
      style={{ '--mark': `var(--${colour})` } as CSSProperties}
    >
      <path d={isColour(colour) ? SHAPES[colour] : SHAPES.amber} />
    </svg>
  );
}
