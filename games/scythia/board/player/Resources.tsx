import type { PlayerPosition } from '../../rules/position/position-types.ts';
import { playerHandSpot, playerQuestsSpot, resourceSpot } from '../map/places.ts';
import { GameIcon } from '../signs/GameIcon.tsx';
import { ResourceIcon } from '../signs/ResourceIcon.tsx';
import type { PlayerWords } from '../words.ts';

interface ResourcesProps {
  readonly player: PlayerPosition;
  readonly seat: number;
  readonly words: PlayerWords;
  readonly compact: boolean;
}

const GOODS = ['silver', 'kumis', 'provisions', 'gold', 'equipment', 'wagon', 'livestock'] as const;

/** What a player owns, by sign and number. Cards in hand and completed quests are only counted. */
export function Resources({ player, seat, words, compact }: ResourcesProps) {
  const size = compact ? 15 : 20;
  return (
    <dl className="sc-goods">
      {GOODS.map((good) => (
        <div key={good} data-spot={resourceSpot(seat, good)} className={player[good] === 0 ? 'sc-none' : undefined}>
          <dt>
            <ResourceIcon resource={good} size={size} label={words('resource', good)} />
          </dt>
          <dd>{player[good]}</dd>
        </div>
      ))}
      <div data-spot={playerHandSpot(seat)} className={player.handSize === 0 ? 'sc-none' : undefined}>
        <dt>
          <ResourceIcon resource="cards" size={size} label={words('resource', 'cards')} />
        </dt>
        <dd>{player.handSize}</dd>
      </div>
      <div data-spot={playerQuestsSpot(seat)} className={player.quests.length === 0 ? 'sc-none' : undefined}>
        <dt>
          <GameIcon name="quest" size={size} label={words('resource', 'quest')} className="sc-res sc-res-quest" />
        </dt>
        <dd>{player.quests.length}</dd>
      </div>
    </dl>
  );
}
