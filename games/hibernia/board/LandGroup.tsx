import type { HiberniaPosition } from '../rules/position-types.ts';
import type { LandLayout } from './geometry.ts';
import type { ArmyColour } from './palette.ts';
import { EmptyLand, Warriors } from './Warriors.tsx';

interface LandGroupProps {
  readonly land: LandLayout;
  readonly held: HiberniaPosition['lands'][string] | undefined;
  readonly colours: readonly ArmyColour[];
  readonly lifted: boolean;
  /** What would be here: shown in its stead, with a broken line around it. */
  readonly preview: { readonly holder: number; readonly warriors: number } | undefined;
}

/** Who stands in a land, or would. */
export function LandGroup({ land, held, colours, lifted, preview }: LandGroupProps) {
  const shown = preview
    ? preview.holder > 0 && preview.warriors > 0 && { army: preview.holder, warriors: preview.warriors }
    : held;
  return (
    <g
      transform={`translate(${land.warriors.x.toFixed(1)} ${land.warriors.y.toFixed(1)})`}
      className={`hb-group${lifted ? ' hb-lifted' : ''}${preview ? ' hb-preview' : ''}`}
    >
      {shown ? (
        // A change of holder or number is a new group, and comes in as one.
        <g key={`${shown.army} ${shown.warriors}`} className="hb-arrive">
          <Warriors colour={colours[shown.army - 1] ?? 'neutral'} count={shown.warriors} />
        </g>
      ) : (
        <EmptyLand />
      )}
      {preview && (
        <>
          <circle className="hb-preview-ring" cx={-9} cy={14.5} r={29} />
          {held && held.army !== preview.holder && (
            <g transform="translate(-34 -28) scale(.5)" opacity={0.85}>
              <Warriors colour={colours[held.army - 1] ?? 'neutral'} count={held.warriors} />
              <path d="M-34 34L34-34" stroke="var(--hb-blood)" strokeWidth={9} strokeLinecap="round" />
            </g>
          )}
        </>
      )}
    </g>
  );
}
