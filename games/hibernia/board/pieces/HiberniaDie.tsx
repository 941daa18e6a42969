import { picture } from '@tessera/game-kit/board';
import { useId } from 'react';
import type { Colour } from '../../rules/scenario/board.ts';
import type { Face } from '../../rules/state.ts';
import { LandPatterns } from '../map/LandPatterns.tsx';
import { Emblem } from './Emblem.tsx';

const FRONT = 'M-18-28.5L19-28Q28-28 28-19L27.5 18Q28 27 19 27L-18 27.5Q-28 27-27.5 18L-28-19Q-27-29-18-28.5Z';

interface HiberniaDieProps {
  /** null for a die not thrown yet. */
  readonly face: Face | null;
  readonly rolling?: boolean;
  /** Width in CSS pixels. */
  readonly size?: number;
  readonly label?: string;
}

/** The die: a land's colour with its pattern and emblem, black for any land, purple for the leap. */
export function HiberniaDie({ face, rolling = false, size = 56, label }: HiberniaDieProps) {
  const id = `hb${useId().replace(/\W/g, '')}`;
  const colour: Colour | null = face === null || face === 'black' || face === 'purple' ? null : face;
  const ground = face === 'black' ? 'var(--hb-any)' : face === 'purple' ? 'var(--hb-leap)' : 'var(--hb-bone)';
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: picture() names it or hides it.
    <svg className="hb-root" width={size} height={size} viewBox="-36 -36 72 72" {...picture(label)}>
      <defs>
        <LandPatterns id={id} scale={0.8} />
      </defs>
      <ellipse cx={2} cy={29} rx={29} ry={5.5} fill="var(--hb-shadow)" opacity={0.25} />
      <g className={rolling ? 'hb-die-rolling' : undefined} strokeLinejoin="round" strokeLinecap="round">
        <rect
          x={-25}
          y={-23}
          width={54}
          height={54}
          rx={10}
          fill="var(--hb-timber)"
          stroke="var(--hb-ink)"
          strokeWidth={3}
        />
        <path d={FRONT} fill={colour ? `url(#${id}-${colour})` : ground} stroke="var(--hb-ink)" strokeWidth={2.8} />
        {colour && <Emblem colour={colour} x={0} y={-0.5} size={38} />}
        {face === 'black' && <AnyLand />}
        {face === 'purple' && <Leap />}
      </g>
    </svg>
  );
}

/** All four emblems. */
function AnyLand() {
  return (
    <>
      <Emblem colour="blue" x={-12} y={-12.5} size={21} />
      <Emblem colour="green" x={12} y={-12.5} size={21} />
      <Emblem colour="red" x={-12} y={11.5} size={21} />
      <Emblem colour="yellow" x={12} y={11.5} size={21} />
    </>
  );
}

/** A marker going over a space. */
function Leap() {
  return (
    <g fill="none" stroke="#fdf8ea">
      <path d="M-17 6C-14-18 12-20 16 1" strokeWidth={5} />
      <path d="M8-3L16.5 4L21-6" strokeWidth={5} />
      <path d="M-21 16H-13M-5 16H5M13 16H21" strokeWidth={5.5} />
    </g>
  );
}
