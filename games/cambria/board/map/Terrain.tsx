import { DECOR } from '@tessera/game-kit/board';
import { memo } from 'react';
import type { BoardDrawing } from '../drawn/pack.ts';
import { BLEED } from '../layout/bleed.ts';
import { ringsPath } from '../layout/rings.ts';
import { CompassRose } from './CompassRose.tsx';
import { TerrainMarks } from './TerrainMarks.tsx';

interface TerrainProps {
  readonly drawing: BoardDrawing;
}

/** Sea, shore and country: everything that was on the block before the first road was cut. */
export const Terrain = memo(function Terrain({ drawing }: TerrainProps) {
  const { layout, terrain } = drawing;
  const { width, height } = layout;
  return (
    <g {...DECOR}>
      <rect x={-BLEED.x} y={-BLEED.y} width={width + 2 * BLEED.x} height={height + 2 * BLEED.y} fill="var(--cb-sea)" />
      <g fill="none" strokeLinecap="round">
        <path d={terrain.waves.far} stroke="var(--cb-sea-line)" strokeWidth={2.2} opacity={0.75} />
        <path d={terrain.waves.near} stroke="var(--cb-sea-cut)" strokeWidth={2.6} />
      </g>
      <path d={ringsPath(terrain.shallows)} fill="var(--cb-sea-deep)" />
      <g fill="none" stroke="var(--cb-sea-cut)" strokeLinecap="round">
        <path d={ringsPath(terrain.waterLines[2])} strokeWidth={1.6} strokeDasharray="22 9 38 14 9 12" />
        <path d={ringsPath(terrain.waterLines[1])} strokeWidth={2} strokeDasharray="46 7 21 9" />
        <path d={ringsPath(terrain.waterLines[0])} strokeWidth={2.4} />
      </g>
      <path d={ringsPath(terrain.shoreInk)} fill="var(--cb-line)" fillRule="evenodd" />
      <path d={ringsPath(terrain.land)} fill="var(--cb-land)" fillRule="evenodd" />
      <path d={ringsPath(terrain.upland)} fill="var(--cb-upland)" fillRule="evenodd" />
      <path d={ringsPath(terrain.highland)} fill="var(--cb-highland)" fillRule="evenodd" />
      <TerrainMarks marks={terrain.marks} />
      {layout.inscriptions.map(({ text, x, y, size, turn }) => (
        <text key={text} className="cb-inscription" fontSize={size} transform={`translate(${x} ${y}) rotate(${turn})`}>
          {text}
        </text>
      ))}
      {layout.rose && <CompassRose at={layout.rose} />}
    </g>
  );
});
