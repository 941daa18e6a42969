import { type SeatNumber, seatNumber } from '@tessera/kernel';
import { type GameUi, PlayerTag, type Scene } from '@tessera/ui';
import { type CSSProperties, useState } from 'react';
import { useText } from '../../i18n/index.tsx';
import { PlayerDetails } from './PlayerDetails.tsx';

interface PlayersProps {
  readonly ui: GameUi;
  readonly scene: Scene<unknown>;
  /** The seat whose turn it is; 0 for none. */
  readonly turn: SeatNumber;
  readonly compact: boolean;
}

/** Everybody at the table: points, reserve, tokens, and unmistakably whose turn it is. A tap tells all about one. */
export function Players({ ui, scene, turn, compact }: PlayersProps) {
  const t = useText();
  const [opened, setOpened] = useState<number | null>(null);
  const points = ui.points(scene.view);
  const armies = ui.armies(scene);
  return (
    <div className="players-area">
      {compact && ui.Aids ? (
        <div className="players-aids">
          <ui.Aids {...scene} army={turn || seatNumber(0)} compact />
        </div>
      ) : null}
      <ul
        className={compact ? 'players players-compact' : 'players'}
        aria-label={t('table.players')}
        data-guide="players"
      >
        {armies.map((army, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside is the control; what is tapped beside it counts for it.
          <li
            key={army.seat}
            className="player"
            data-turn={army.seat === turn || undefined}
            style={{ '--who': `var(--${army.colour})` } as CSSProperties}
            onClick={() => setOpened(army.seat)}
          >
            <button type="button" className="player-head" aria-haspopup="dialog">
              <ui.Mark colour={army.colour} size={compact ? 14 : 18} />
              {/* on a phone there is room for one word: for you it is that */}
              <span className="player-name">{compact && army.isYou ? t('shell.who.you') : army.name}</span>
              {compact ? null : <PlayerTag player={army} />}
              {army.seat === turn ? <span className="visually-hidden">{t('table.turnOf')}</span> : null}
              <span className="player-points">
                {points[index]}
                <span className="visually-hidden"> {t('table.points', { count: points[index] })}</span>
              </span>
            </button>
            <ui.Panel {...scene} army={army.seat} compact={compact} />
          </li>
        ))}
      </ul>
      <PlayerDetails
        ui={ui}
        scene={scene}
        player={armies.find((army) => army.seat === opened)}
        onClose={() => setOpened(null)}
      />
    </div>
  );
}
