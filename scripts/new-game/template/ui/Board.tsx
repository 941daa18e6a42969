import { seatNumber } from '@tessera/kernel';
import type { BoardProps } from '@tessera/ui';
import { StepstoneBoard } from '../board/StepstoneBoard.tsx';
import type { MoveObject } from '../rules/notation.ts';
import type { StepstonePosition } from '../rules/position.ts';
import { colourOf, type Picking, scenarioOf } from './scene.ts';

const placeOf = (move: MoveObject): string =>
  move.type === 'walk' ? (move.from === 'bank' ? 'bank' : `stone ${move.from}`) : '';

/** A tap on the place of a walker plays it. */
export function Board(props: BoardProps<StepstonePosition, Picking>) {
  const { view, text, legal, active, hints, onMove, onSay } = props;
  const moves = new Map(active ? legal.map((each) => [placeOf(each.move as MoveObject), each.text] as const) : []);
  const tap = (place: string) => {
    const move = moves.get(place);
    if (move !== undefined) onMove(move);
    else if (hints && active) onSay(text('stepstone.refusal'), 'refusal');
  };
  return (
    <StepstoneBoard
      scenario={scenarioOf(view)}
      position={view}
      colours={[0, 1].map((seat) => colourOf(props, seatNumber(seat)))}
      label={text('stepstone.board', { name: scenarioOf(view).name })}
      targets={moves}
      onPlace={tap}
      nameOf={(place) =>
        place === 'bank' ? text('stepstone.place.bank') : text('stepstone.place.stone', { stone: place.slice(6) })
      }
    />
  );
}
