import type { ReactNode } from 'react';

interface FitTextProps {
  readonly className: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** The width there is. */
  readonly most: number;
  readonly anchor?: 'start' | 'middle' | 'end' | undefined;
  readonly children: ReactNode;
}

/** The average letter of Alegreya, in its size. */
const LETTER = 0.52;
/** The least size of a text on the board: 12 px on a board 785 px wide, 11 px on a tall one 375 px wide. */
export const LEAST_TEXT = 14.7;

/** A name in a drawing: long ones, as other languages have, are set smaller, and then closer. */
export function FitText({ className, x, y, size, most, anchor, children }: FitTextProps) {
  const letters = String(children).length * LETTER;
  const fitting = Math.max(LEAST_TEXT, Math.min(size, most / letters));
  const squeezed = letters * fitting > most ? ({ textLength: most, lengthAdjust: 'spacingAndGlyphs' } as const) : {};
  return (
    <text className={className} x={x} y={y} fontSize={fitting} textAnchor={anchor} {...squeezed}>
      {children}
    </text>
  );
}
