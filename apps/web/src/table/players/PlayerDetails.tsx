import { type GameUi, type Player, type Scene, taggedName } from '@tessera/ui';
import type { CSSProperties } from 'react';
import { ShellDialog } from '../../controls/ShellDialog.tsx';

interface PlayerDetailsProps {
  readonly ui: GameUi;
  readonly scene: Scene<unknown>;
  /** None while it is closed. */
  readonly player: Player | undefined;
  readonly onClose: () => void;
}

/** All about one player, in words where the panel has only signs. It goes on with the game while it is open. */
export function PlayerDetails({ ui, scene, player, onClose }: PlayerDetailsProps) {
  const Details = ui.Details ?? ui.Panel;
  return (
    <ShellDialog title={player ? taggedName(player) : ''} isOpen={player !== undefined} onOpenChange={onClose}>
      {player ? (
        <div
          className="player-details"
          data-game={ui.id}
          style={{ '--who': `var(--${player.colour})` } as CSSProperties}
        >
          <Details {...scene} army={player.seat} compact={false} />
        </div>
      ) : null}
    </ShellDialog>
  );
}
