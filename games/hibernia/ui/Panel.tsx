import { seatOf } from '@tessera/kernel';
import type { PanelProps } from '@tessera/ui';
import type { HiberniaPosition } from '../rules/position/position-types.ts';
import { ColoursAhead, LandsByColour } from './Aids.tsx';
import { roundsOf, spacesNow } from './decision/outlook.ts';
import { ShieldIcon, WarriorIcon } from './Icons.tsx';
import { armyColour } from './names.ts';
import { boardOfView } from './scenario-of.ts';

/** As many spaces of the track as fit in a line. */
const AHEAD = 9;

/** What a player has: warriors in reserve and on the shield, lands by colour, and what the track asks for next. */
export function Panel(props: PanelProps<HiberniaPosition>) {
  const { view, text, army, compact } = props;
  const player = view.players[seatOf(army)];
  if (!player) return null;
  const colour = armyColour(props, army);
  const gain = spacesNow(view, army);
  const rounds = roundsOf(player.distance, boardOfView(view).track.length);
  const words = [
    text('hibernia.panel.reserve', { count: player.reserve }),
    text('hibernia.panel.shield', { count: player.shield }),
    text('hibernia.panel.gain', { count: gain }),
  ].join('. ');
  const warriors = (
    <span className="hibernia-warriors" role="img" aria-label={words} title={words}>
      <WarriorIcon colour={colour} size={compact ? 14 : 20} />
      {player.reserve}
      <ShieldIcon colour={colour} size={compact ? 14 : 20} />
      {player.shield}
      <span className="hibernia-gain">+{gain}</span>
    </span>
  );
  if (compact) return warriors;

  return (
    <div className="hibernia-panel">
      <div className="hibernia-row">
        {warriors}
        {rounds > 0 ? (
          <span className="hibernia-rounds">{text('hibernia.panel.rounds', { count: rounds })}</span>
        ) : null}
        <LandsByColour view={view} text={text} army={army} size={17} />
      </div>
      <ColoursAhead view={view} text={text} army={army} size={20} count={AHEAD} />
    </div>
  );
}
