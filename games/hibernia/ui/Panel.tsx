import type { PanelProps } from '@tessera/ui';
import { COLOURS } from '../rules/board.ts';
import type { HiberniaPosition } from '../rules/position-types.ts';
import { ColourChip, ShieldIcon, WarriorIcon } from './Icons.tsx';
import { armyColour, landsByColour } from './names.ts';
import { roundsOf, spacesAhead, spacesNow } from './outlook.ts';
import { boardOfView } from './scenario-of.ts';
import { colourList } from './summary.ts';

/** As many spaces of the track as fit in a line. */
const AHEAD = 9;

/** What a player has: warriors in reserve and on the shield, lands by colour, and what the track asks for next. */
export function Panel(props: PanelProps<HiberniaPosition>) {
  const { view, text, army, compact } = props;
  const player = view.players[army - 1];
  if (!player) return null;
  const colour = armyColour(props, army);
  const lands = landsByColour(view, army);
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

  const ahead = spacesAhead(view, army, AHEAD);
  const list = colourList(text, lands);
  const holds = list ? text('hibernia.panel.lands', { list }) : text('hibernia.panel.noLands');
  const next = text('hibernia.panel.next', {
    colours: ahead.map((space) => text(`hibernia.colour.${space.colour}`)).join(', '),
  });
  return (
    <div className="hibernia-panel">
      <div className="hibernia-row">
        {warriors}
        {rounds > 0 ? (
          <span className="hibernia-rounds">{text('hibernia.panel.rounds', { count: rounds })}</span>
        ) : null}
        <span className="hibernia-lands" role="img" aria-label={holds} title={holds}>
          {COLOURS.map((each) => (
            <span key={each} className={lands[each] === 0 ? 'away' : ''}>
              <ColourChip colour={each} size={17} />
              {lands[each]}
            </span>
          ))}
        </span>
      </div>
      <span className="hibernia-ahead" role="img" aria-label={next} title={next}>
        {ahead.map((space) => (
          <span key={space.distance} className={space.reached ? 'reached' : ''}>
            <ColourChip colour={space.colour} size={20} />
          </span>
        ))}
      </span>
    </div>
  );
}
