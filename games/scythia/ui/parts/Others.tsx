import { type SeatNumber, seatOf } from '@tessera/kernel';
import { PlayerTag } from '@tessera/ui';
import type { CSSProperties } from 'react';
import { ArmyMark, playerHandSpot, playerWorkerSpot, ResourceIcon, resourceSpot, Worker } from '../../board/index.ts';
import type { Play } from '../decision/use-play.ts';
import { pointsOf } from '../end/points.ts';
import { playerSentence } from '../end/summary.ts';
import { armiesOf, RIVAL_SEAT, seatColour, seatName } from '../names.ts';
import { CrewStrip } from './CrewStrip.tsx';
import { RivalBox } from './RivalBox.tsx';

interface OthersProps {
  readonly play: Play;
  readonly looked: number | null;
  readonly onLook: (seat: SeatNumber | null) => void;
}

const GOODS = ['silver', 'kumis', 'provisions', 'gold', 'equipment', 'wagon', 'livestock'] as const;

/** In the order of their turns after the own one. */
const others = (play: Play) => {
  const players = armiesOf(play).slice(0, play.view.seats);
  return [...players.slice(play.own), ...players.slice(0, play.own - 1)];
};

/** Everybody else in turn order, short: points, worker, goods, crew. A tap opens the whole board. */
export function Others({ play, looked, onLook }: OthersProps) {
  const { view, text } = play;
  const points = pointsOf(view);
  return (
    <ul className="scythia-others" data-guide="players">
      {others(play).map((army) => {
        const { seat } = army;
        const player = view.players[seatOf(seat)];
        if (!player) return null;
        return (
          <li
            key={seat}
            data-turn={seat === view.turn || undefined}
            style={{ '--who': `var(--${seatColour(play, seat)})` } as CSSProperties}
          >
            <button type="button" aria-expanded={looked === seat} onClick={() => onLook(looked === seat ? null : seat)}>
              <span className="visually-hidden">
                {text('scythia.table.look', { name: seatName(play, seat) })}. {playerSentence(play, seat)}
              </span>
              <span className="scythia-other-head" aria-hidden="true">
                <ArmyMark colour={seatColour(play, seat)} size={16} />
                <span className="scythia-other-name">{army.name}</span>
                <PlayerTag player={army} />
                <span className="scythia-other-worker" data-spot={playerWorkerSpot(seat)}>
                  {player.worker ? <Worker colour={player.worker} size={22} /> : null}
                </span>
                <b>{points[seatOf(seat)]}</b>
              </span>
              <span className="scythia-other-goods" aria-hidden="true">
                {GOODS.map((good) => (
                  <span
                    key={good}
                    data-spot={resourceSpot(seat, good)}
                    className={player[good] === 0 ? 'none' : undefined}
                  >
                    <ResourceIcon resource={good} size={14} />
                    {player[good]}
                  </span>
                ))}
                <span data-spot={playerHandSpot(seat)} className={player.handSize === 0 ? 'none' : undefined}>
                  <ResourceIcon resource="cards" size={14} />
                  {player.handSize}
                </span>
              </span>
            </button>
            <CrewStrip play={play} player={player} />
          </li>
        );
      })}
      {view.rival ? (
        <li
          style={{ '--who': `var(--${seatColour(play, RIVAL_SEAT)})` } as CSSProperties}
          className="scythia-other-rival"
        >
          <RivalBox play={play} points={points.at(-1) ?? 0} />
        </li>
      ) : null}
    </ul>
  );
}
