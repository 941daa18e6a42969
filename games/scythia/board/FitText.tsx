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

/** A name in a drawing: long ones, as other languages have, are set smaller. */
export function FitText({ className, x, y, size, most, anchor, children }: FitTextProps) {
  const width = String(children).length * size * LETTER;
  return (
    <text className={className} x={x} y={y} fontSize={width > most ? (size * most) / width : size} textAnchor={anchor}>
      {children}
    </text>
  );
}
