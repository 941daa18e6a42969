import { type SeatNumber, seatOf } from '@tessera/kernel';
import { PlayerTag } from '@tessera/ui';
import type { CSSProperties } from 'react';
import { ArmyMark, PlayerBoard } from '../../board/index.ts';
import type { Play } from '../decision/use-play.ts';
import { pointsOf } from '../end/points.ts';
import { seatColour, seatName } from '../names.ts';
import { scenarioOf } from '../scenario-of.ts';
import { playerWords } from '../sentences/board-words.ts';
import { counted } from '../sentences/card-names.ts';

/** Whose board it is, and how many points there are so far. */
export function SeatHead({ play, seat }: { readonly play: Play; readonly seat: SeatNumber }) {
  const { view, text } = play;
  const player = view.players[seatOf(seat)];
  const points = pointsOf(view)[seatOf(seat)] ?? 0;
  const track = text('scythia.panel.soFar', { count: player?.points ?? 0 });
  return (
    <header
      className="scythia-seat-head"
      data-turn={seat === view.turn || undefined}
      style={{ '--who': `var(--${seatColour(play, seat)})` } as CSSProperties}
    >
      <ArmyMark colour={seatColour(play, seat)} size={18} />
      <span className="scythia-other-name">{seatName(play, seat)}</span>
      <PlayerTag player={play.players[seatOf(seat)] ?? {}} />
      <small>{track}</small>
      <b>
        <span aria-hidden="true">{points}</span>
        <span className="visually-hidden">{counted(text, 'points', points)}</span>
      </b>
    </header>
  );
}

/** The board of one seat, large: the own one, or somebody else's that is looked at. */
export function SeatBoard({ play, seat }: { readonly play: Play; readonly seat: SeatNumber }) {
  const { view, text, targets, last, suggestedPaths, onPick, onHover } = play;
  const player = view.players[seatOf(seat)];
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
      suggested={suggestedPaths.flatMap(({ places }) => places)}
    />
  );
}
