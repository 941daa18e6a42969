import { ARMY_STYLES, type ArmyColour } from '../board/index.ts';
import { Emblem } from '../board/pieces/Emblem.tsx';
import type { Colour } from '../rules/scenario/board.ts';

const WARRIOR = 'M-4-3C-8-2-9 2-9 9H9C9 2 8-2 4-3C6-5 6-9 3-11L0-15L-3-11C-6-9-6-5-4-3Z';
const ROUND_SHIELD = 'M-9-3a9 9 0 1 0 18 0a9 9 0 1 0-18 0ZM-3-3a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z';

interface ArmyIconProps {
  readonly colour: ArmyColour;
  readonly size?: number;
}

export function WarriorIcon({ colour, size = 18 }: ArmyIconProps) {
  return <ArmyIcon colour={colour} size={size} path={WARRIOR} />;
}

export function ShieldIcon({ colour, size = 18 }: ArmyIconProps) {
  return <ArmyIcon colour={colour} size={size} path={ROUND_SHIELD} />;
}

function ArmyIcon({ colour, size, path }: { colour: ArmyColour; size: number; path: string }) {
  const { fill, edge } = ARMY_STYLES[colour];
  return (
    <svg className="hb-root" width={size} height={size} viewBox="-11 -16 22 27" aria-hidden="true">
      <path d={path} fill={fill} fillRule="evenodd" stroke={edge} strokeWidth={1.8} strokeLinejoin="round" />
    </svg>
  );
}

/** A land's or space's colour as a small square with its emblem. */
export function ColourChip({ colour, size = 20 }: { readonly colour: Colour; readonly size?: number }) {
  return (
    <svg className="hb-root hibernia-chip" width={size} height={size} viewBox="-16 -16 32 32" aria-hidden="true">
      <rect x={-15} y={-15} width={30} height={30} rx={4} fill={`var(--hb-${colour})`} stroke="var(--hb-ink)" />
      <Emblem colour={colour} x={0} y={0} size={25} />
    </svg>
  );
}
