import { PlayerBoard } from '../../board/index.ts';
import { playerWords } from '../board-words.ts';
import { seatColour, seatName } from '../names.ts';
import { scenarioOf } from '../scenario-of.ts';
import type { Play } from '../use-play.ts';

/** The board of one seat, large: the own one, or somebody else's that is looked at. */
export function SeatBoard({ play, seat }: { readonly play: Play; readonly seat: number }) {
  const { view, text, targets, last, onPick, onHover } = play;
  const player = view.players[seat - 1];
  if (!player) return null;
  const mine = seat === view.turn;
  return (
    <PlayerBoard
      scenario={scenarioOf(view)}
      player={player}
      seat={seat}
      colour={seatColour(play, seat)}
      words={playerWords(text)}
      label={text('scythia.table.ownOf', { name: seatName(play, seat) })}
      targets={targets}
      onPick={onPick}
      onHover={onHover}
      heroUsed={mine && view.heroUsed}
      eaglesUsed={mine ? view.eaglesUsed : []}
      last={last}
    />
  );
}
