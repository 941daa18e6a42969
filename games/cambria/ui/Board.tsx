import type { BoardProps } from '@tessera/ui';
import { useMemo, useState } from 'react';
import { type ArmyColour, CambriaBoard } from '../board/index.ts';
import type { CambriaPosition } from '../rules/position/position-types.ts';
import { previewSentence } from './decision/foresee.ts';
import { journeys, journeysOfMode, liftedAt, type Picking, pathOf, tap } from './decision/picking.ts';
import { refusal } from './decision/refusal.ts';
import { targetKinds, targetName } from './decision/targets.ts';
import { lastMove } from './log/last-move.ts';
import { armiesOf, armyColour, isRoadName, isShipName, roadName, shipNumber } from './names.ts';
import { boardOfView } from './scenario-of.ts';

type Props = BoardProps<CambriaPosition, Picking>;

/** The board with Cambria's way of picking a move on it. */
export function Board(props: Props) {
  const { view, text, legal, picking, active, hints, steps, suggested, durationMs, onMove, onPicking, onSay } = props;
  const [hovered, setHovered] = useState<string | null>(null);
  const { scenario } = boardOfView(view);
  const targets = useMemo(
    () => (active ? targetKinds({ view, legal, picking }) : new Map()),
    [active, view, legal, picking],
  );
  const colours = armiesOf(props).map((army) => army.colour as ArmyColour);

  const hover = (place: string | null) => {
    setHovered(place);
    onSay(place !== null && targets.has(place) ? hoverSentence(props, place) : '', 'preview');
  };
  const play = (place: string) => {
    const done = active ? tap(legal, picking, place, view.legion) : undefined;
    if (done === undefined) {
      if (hints) onSay(refusal(props, place), 'refusal');
      return;
    }
    onSay('', 'refusal');
    setHovered(null);
    if ('move' in done) onMove(done.move);
    else onPicking(done.picking);
  };

  return (
    <div className={hints ? 'cambria-board' : 'cambria-board cambria-board-plain'}>
      <CambriaBoard
        scenario={scenario}
        position={view}
        colours={colours}
        label={text('cambria.board', { name: scenario.name })}
        targets={targets}
        selected={liftedAt(picking)}
        lastMove={useMemo(() => lastMove(steps), [steps])}
        ghost={active ? ghostOf(props, hovered) : null}
        suggested={suggested?.map(({ move, label }) => ({ places: pathOf(view, move), label }))}
        onPlace={play}
        onHover={hover}
        nameOf={(place) => targetName(props, place, targets.get(place) ?? 'place')}
        durationMs={durationMs}
      />
    </div>
  );
}

/** The piece that a tap would put there, or that waits to be chosen for the place picked first. */
function ghostOf(props: Props, hovered: string | null): { place: string; piece: ArmyColour | 'legion' } | null {
  const { legal, picking, view } = props;
  const place = picking.to ?? hovered;
  const journey = journeysOfMode(legal, picking.mode).find((each) => each.to === place);
  if (place === null || !journey) return null;
  if (journey.kind === 'legion') return { place, piece: 'legion' };
  if (journey.kind === 'neutral') return { place, piece: 'neutral' };
  return { place, piece: armyColour(props, view.turn) as ArmyColour };
}

function hoverSentence(props: Props, place: string): string {
  const { legal, picking, text, view } = props;
  const done = tap(legal, picking, place, view.legion);
  if (done === undefined) return '';
  if ('move' in done) return previewSentence(props, done.move);
  if (done.picking.to === place)
    return isShipName(place)
      ? text('cambria.preview.chooseSoldierShip', { ship: shipNumber(place) })
      : text('cambria.preview.chooseSoldier', { road: roadName(text, place) });
  if (done.picking.from === place && journeys(legal).length > 0) return text('cambria.preview.pickUp');
  if (isShipName(place) && !isRoadName(place) && done.picking.ship !== null)
    return text('cambria.preview.useShip', { ship: shipNumber(place) });
  return '';
}
