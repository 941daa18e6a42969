import type { PositionEditorProps } from '@tessera/ui';
import { useMemo, useState } from 'react';
import { type ArmyColour, CambriaBoard, type TargetKind } from '../../board/index.ts';
import type { CambriaPosition } from '../../rules/position/position-types.ts';
import { armiesOf, isRoadName, isShipName, roadName, shipNumber } from '../names.ts';
import { boardOfView } from '../scenario-of.ts';
import { put } from './put.ts';

/** The board, on which a tap puts the piece in hand, or takes it away. */
export function EditBoard(props: PositionEditorProps<CambriaPosition>) {
  const { view, text, tool, onChange } = props;
  const [hovered, setHovered] = useState<string | null>(null);
  const { scenario, roadNames } = boardOfView(view);
  const colours = armiesOf(props).map((army) => army.colour as ArmyColour);
  // everything is a control, so that keys reach it; what is plain lights up under the pointer alone
  const targets = useMemo(
    () => new Map<string, TargetKind>([...roadNames, ...SHIPS, 'standard'].map((place) => [place, 'pickUp'])),
    [roadNames],
  );
  const nameOf = (place: string): string => {
    if (isRoadName(place)) return text('cambria.edit.at', { place: roadName(text, place) });
    if (isShipName(place))
      return text('cambria.edit.at', { place: text('cambria.edit.ship', { ship: shipNumber(place) }) });
    return text('cambria.edit.legionHome');
  };
  const piece = tool === 'legion' ? 'legion' : colours[Number(tool.slice('army '.length))];
  const free = hovered !== null && isRoadName(hovered) && put(view, hovered, tool) !== view;
  return (
    <div className="cambria-board cambria-board-plain">
      <CambriaBoard
        scenario={scenario}
        position={view}
        colours={colours}
        label={text('cambria.board', { name: scenario.name })}
        targets={targets}
        ghost={free && tool !== 'none' && piece ? { place: hovered, piece } : null}
        onPlace={(place) => {
          const next = put(view, place, tool);
          if (next !== view) onChange(next);
        }}
        onHover={setHovered}
        nameOf={nameOf}
        durationMs={0}
      />
    </div>
  );
}

const SHIPS = [2, 3, 4, 5, 6].map((ship) => `ship ${ship}`);
