import type { PositionEditorProps } from '@tessera/ui';
import { useMemo } from 'react';
import { HiberniaBoard, SHIELD_PLACE, type TargetKind } from '../../board/index.ts';
import type { HiberniaPosition } from '../../rules/position/position-types.ts';
import { armyColours } from '../names.ts';
import { boardOfView } from '../scenario-of.ts';
import { useArrangement } from '../use-arrangement.ts';
import { put } from './put.ts';

/** The map, on which a tap puts a warrior of the army in hand, or takes one away. */
export function EditBoard(props: PositionEditorProps<HiberniaPosition>) {
  const { view, text, tool, onChange } = props;
  const { scenario, landNames } = boardOfView(view);
  const { room, arrangement } = useArrangement(props.layout);
  // everything is a control, so that keys reach it; what is plain lights up under the pointer alone
  const targets = useMemo(
    () => new Map<string, TargetKind>([...landNames, SHIELD_PLACE].map((place) => [place, 'reinforce'])),
    [landNames],
  );
  return (
    <div ref={room} className="hibernia-board hibernia-board-plain">
      <HiberniaBoard
        scenario={scenario}
        position={view}
        colours={armyColours(props)}
        label={text('hibernia.board', { name: scenario.name })}
        targets={targets}
        onPlace={(place) => {
          const next = put(view, place, tool);
          if (next !== view) onChange(next);
        }}
        nameOf={(place) =>
          text('hibernia.edit.at', { place: place === SHIELD_PLACE ? text('hibernia.edit.shield') : place })
        }
        durationMs={0}
        arrangement={arrangement}
      />
    </div>
  );
}
