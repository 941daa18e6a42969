import { type GameUi, PlayerTag, type Scene } from '@tessera/ui';
import type { CSSProperties } from 'react';
import { useText } from '../i18n/index.tsx';

interface PlayersProps {
  readonly ui: GameUi;
  readonly scene: Scene<unknown>;
  /** The seat whose turn it is, from 1; 0 for none. */
  readonly turn: number;
  readonly compact: boolean;
}

/** Everybody at the table: points, reserve, tokens, and unmistakably whose turn it is. */
export function Players({ ui, scene, turn, compact }: PlayersProps) {
  const t = useText();
  const points = ui.points(scene.view);
  return (
    <ul
      className={compact ? 'players players-compact' : 'players'}
      aria-label={t('table.players')}
      data-guide="players"
    >
      {ui.armies(scene).map((army, index) => (
        <li
          key={army.seat}
          className="player"
          data-turn={army.seat === turn || undefined}
          style={{ '--who': `var(--${army.colour})` } as CSSProperties}
        >
          <span className="player-head">
            <ui.Mark colour={army.colour} size={compact ? 14 : 18} />
            {/* on a phone there is room for one word: for you it is that */}
            <span className="player-name">{compact && army.isYou ? t('shell.who.you') : army.name}</span>
            {compact ? null : <PlayerTag player={army} />}
            {army.seat === turn ? <span className="visually-hidden">{t('table.turnOf')}</span> : null}
            <span className="player-points">
              {points[index]}
              <span className="visually-hidden"> {t('table.points', { count: points[index] })}</span>
            </span>
          </span>
          <ui.Panel {...scene} army={army.seat} compact={compact} />
        </li>
      ))}
    </ul>
  );
}
