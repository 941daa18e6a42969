import type { BoardProps } from '@tessera/ui';
import { useMemo, useRef, useState } from 'react';
import { HiberniaBoard } from '../board/index.ts';
import type { HiberniaPosition } from '../rules/position/position-types.ts';
import type { Scenario } from '../rules/scenario/board.ts';
import { boardPreview } from './decision/foresee.ts';
import { moveAt, type Picking, pathOf, tap, targetKinds } from './decision/picking.ts';
import { previewSentence } from './decision/preview.ts';
import { refusal } from './decision/refusal.ts';
import { targetName } from './decision/target-name.ts';
import { lastMove } from './log/last-move.ts';
import { armyColours } from './names.ts';
import { boardOfView } from './scenario-of.ts';
import { useArrangement } from './use-arrangement.ts';

type Props = BoardProps<HiberniaPosition, Picking>;

/** The board with Hibernia's way of choosing a march on it. */
export function Board(props: Props) {
  const { view, text, legal, picking, active, hints, steps, suggested, durationMs, onMove, onPicking, onSay } = props;
  const [hovered, setHovered] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const byFinger = useRef(false);
  const { scenario } = boardOfView(view);
  const { room, arrangement } = useArrangement(props.layout);
  const targets = useMemo(() => (active ? targetKinds(view, legal) : new Map()), [active, view, legal]);

  // what is under the pointer, or else what a finger has chosen
  const looked = hovered !== null && targets.has(hovered) ? hovered : picking.place;
  const move = moveAt(legal, looked);
  const preview = useMemo(() => (active ? boardPreview(view, move) : null), [active, view, move]);
  const sentenceAt = (place: string | null) => {
    const then = moveAt(legal, place);
    return then === undefined ? '' : previewSentence(props, then);
  };

  const hover = (place: string | null) => {
    setHovered(place);
    onSay(active ? sentenceAt(place) || sentenceAt(picking.place) : '', 'preview');
  };
  const play = (place: string) => {
    setAsked(place);
    const done = active ? tap(legal, picking, place, byFinger.current) : undefined;
    if (done === undefined) {
      if (hints) onSay(refusal(props, place), 'refusal');
      return;
    }
    onSay('', 'refusal');
    if ('move' in done) {
      setHovered(null);
      onMove(done.move);
    } else {
      onPicking(done.picking);
      onSay(sentenceAt(place), 'preview');
    }
  };

  return (
    <div
      ref={room}
      className={hints ? 'hibernia-board' : 'hibernia-board hibernia-board-plain'}
      data-look={halfOf(scenario, looked ?? asked)}
      onPointerDownCapture={(event) => {
        byFinger.current = event.pointerType === 'touch';
      }}
      onKeyDownCapture={() => {
        byFinger.current = false;
      }}
    >
      <HiberniaBoard
        scenario={scenario}
        position={view}
        colours={armyColours(props)}
        label={text('hibernia.board', { name: scenario.name })}
        targets={targets}
        selected={view.march?.to ?? picking.place}
        lastMove={useMemo(() => lastMove(steps), [steps])}
        preview={preview}
        suggested={suggested?.map(({ move, label }) => ({ places: pathOf(view, move), label }))}
        onPlace={play}
        onHover={hover}
        nameOf={(place) => targetName(props, place, targets.get(place) ?? 'march')}
        durationMs={durationMs}
        arrangement={arrangement}
      />
    </div>
  );
}

/** Which half of the map a place lies in, so that what is said about it can keep to the other. The shield lies north. */
function halfOf({ lands }: Scenario, place: string | null): 'north' | 'south' | undefined {
  if (place === null) return undefined;
  const lats = lands.map((land) => land.lat);
  const lat = lands.find((land) => land.name === place)?.lat ?? Math.max(...lats);
  return lat > (Math.max(...lats) + Math.min(...lats)) / 2 ? 'north' : 'south';
}
