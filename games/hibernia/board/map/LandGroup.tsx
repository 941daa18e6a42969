import { type SeatNumber, seatOf } from '@tessera/kernel';
import { useState } from 'react';
import type { HiberniaPosition } from '../../rules/position/position-types.ts';
import type { LandLayout } from '../geometry.ts';
import { ARMY_STYLES, type ArmyColour, MARK_PATHS } from '../palette.ts';
import { EmptyLand, Warriors } from '../pieces/Warriors.tsx';

interface LandGroupProps {
  readonly land: LandLayout;
  readonly held: HiberniaPosition['lands'][string] | undefined;
  readonly colours: readonly ArmyColour[];
  readonly lifted: boolean;
  /** What would be here: shown in its stead, with a broken line around it. */
  readonly preview: { readonly holder: SeatNumber; readonly warriors: number } | undefined;
}

/** Who stands in a land, or would. */
export function LandGroup({ land, held, colours, lifted, preview }: LandGroupProps) {
  // Who stands here when the board is opened doesn't come in: only who does while one looks.
  const [seen, setSeen] = useState({ army: held?.army, changed: false });
  if (seen.army !== held?.army) setSeen({ army: held?.army, changed: true });
  const shown = preview
    ? preview.holder > 0 && preview.warriors > 0 && { army: preview.holder, warriors: preview.warriors }
    : held;
  return (
    <g
      transform={`translate(${land.warriors.x.toFixed(1)} ${land.warriors.y.toFixed(1)})`}
      className={`hb-group${lifted ? ' hb-lifted' : ''}${preview ? ' hb-preview' : ''}`}
    >
      {shown ? (
        // A new holder comes in when those who marched have arrived; a new number is only seen to change.
        <g key={shown.army} className={preview || !seen.changed ? undefined : 'hb-arrive'}>
          <g key={shown.warriors} className="hb-change">
            <Warriors colour={colours[seatOf(shown.army)] ?? 'neutral'} count={shown.warriors} />
          </g>
        </g>
      ) : (
        <EmptyLand />
      )}
      {preview && (
        <>
          <circle className="hb-preview-ring" cx={-9} cy={14.5} r={29} />
          {held && preview.holder !== held.army && <Beaten colour={colours[seatOf(held.army)] ?? 'neutral'} />}
        </>
      )}
    </g>
  );
}

/** Who would hold the land no longer: his mark, struck out. */
function Beaten({ colour }: { readonly colour: ArmyColour }) {
  const { fill, ink, mark } = ARMY_STYLES[colour];
  return (
    <g transform="translate(-33 -22)">
      <circle r={17} fill="var(--hb-bone)" />
      <circle r={15} fill={fill} stroke="var(--hb-ink)" strokeWidth={2} />
      <circle r={11} fill="var(--hb-bone)" />
      <path d={MARK_PATHS[mark]} transform="scale(.86)" fill={ink} />
      <path d="M-14 14L14-14" stroke="var(--hb-bone)" strokeWidth={8} strokeLinecap="round" />
      <path d="M-14 14L14-14" stroke="var(--hb-blood)" strokeWidth={4.6} strokeLinecap="round" />
    </g>
  );
}
