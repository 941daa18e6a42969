import { seatOf } from '@tessera/kernel';
import type { PanelProps } from '@tessera/ui';
import { ResourceIcon, Worker } from '../board/index.ts';
import type { ScythiaPosition } from '../rules/position/position-types.ts';
import { counted, nameOf } from './sentences/card-names.ts';
import { amountsText, capital } from './sentences/effect-text.ts';

const GOODS = ['silver', 'kumis', 'provisions', 'gold', 'equipment', 'wagon', 'livestock'] as const;

/** What a player has, in a line. The table shows more of it; this is for where only a list of players is. */
export function Panel({ view, text, army, compact }: PanelProps<ScythiaPosition>) {
  const player = view.players[seatOf(army)];
  if (!player) return null;
  const { silver, kumis, provisions, gold, equipment, wagon, livestock, handSize: cards } = player;
  const words = [
    ...(player.worker ? [capital(nameOf(text, 'worker', player.worker))] : []),
    amountsText(text, { silver, kumis, provisions, gold, equipment, wagon, livestock, cards }),
    text('scythia.panel.onTrack', { count: player.points }),
    counted(text, 'crew', player.crew.filter(Boolean).length),
  ]
    .filter(Boolean)
    .join('. ');
  const shown = compact ? GOODS.slice(0, 3) : GOODS;
  return (
    <span className="scythia-panel" role="img" aria-label={words} title={words}>
      {player.worker ? <Worker colour={player.worker} size={compact ? 16 : 20} /> : null}
      {shown.map((good) => (
        <span key={good} className={player[good] === 0 ? 'none' : undefined}>
          <ResourceIcon resource={good} size={compact ? 12 : 15} />
          {player[good]}
        </span>
      ))}
    </span>
  );
}
