import { seatOf } from '@tessera/kernel';
import type { PanelProps } from '@tessera/ui';
import type { HiberniaPosition } from '../rules/position/position-types.ts';
import { COLOURS } from '../rules/scenario/board.ts';
import { ColoursAhead } from './Aids.tsx';
import { roundsOf, spacesNow } from './decision/outlook.ts';
import { ColourChip, ShieldIcon, WarriorIcon } from './Icons.tsx';
import { armyColour, colourOfLand, landsOf } from './names.ts';
import { boardOfView } from './scenario-of.ts';

/** As many spaces of the track as a phone's width has room for. */
const AHEAD = 11;

/** All about a player, in words: how far the marker is, where the warriors are, the lands by colour, the colours ahead. */
export function Details(props: PanelProps<HiberniaPosition>) {
  const { view, text, army } = props;
  const player = view.players[seatOf(army)];
  if (!player) return null;
  const colour = armyColour(props, army);
  const lands = landsOf(view, army);
  const rounds = roundsOf(player.distance, boardOfView(view).track.length);
  const onMap = lands.reduce((sum, land) => sum + (view.lands[land]?.warriors ?? 0), 0);
  const gone = [
    text('hibernia.details.gone', { count: player.distance }),
    ...(rounds > 0 ? [text('hibernia.panel.rounds', { count: rounds })] : []),
  ].join(', ');
  return (
    <dl className="hibernia-details">
      <div>
        <dt>{text('hibernia.details.marker')}</dt>
        <dd>{gone}</dd>
      </div>
      <div>
        <dt>{text('hibernia.details.warriors')}</dt>
        <dd>
          <ul>
            <li className="hibernia-details-warriors">
              <WarriorIcon colour={colour} /> {text('hibernia.panel.reserve', { count: player.reserve })}
            </li>
            <li className="hibernia-details-warriors">
              <ShieldIcon colour={colour} /> {text('hibernia.details.shield', { count: player.shield })}
            </li>
            <li className="hibernia-details-warriors">
              <WarriorIcon colour={colour} /> {text('hibernia.details.map', { count: onMap })}
            </li>
          </ul>
        </dd>
      </div>
      <div>
        <dt>{text('hibernia.details.lands')}</dt>
        <dd>
          <ul>
            {COLOURS.map((each) => {
              const own = lands.filter((land) => colourOfLand(view, land) === each);
              return (
                <li key={each} className="hibernia-details-lands">
                  <ColourChip colour={each} /> <strong>{own.length}</strong>{' '}
                  <span className="visually-hidden">{text(`hibernia.colour.${each}`)}</span>
                  {own.map((land) => `${land} (${view.lands[land]?.warriors ?? 0})`).join(', ')}
                </li>
              );
            })}
          </ul>
        </dd>
      </div>
      <div>
        <dt>{text('hibernia.details.ahead')}</dt>
        <dd>
          <ColoursAhead view={view} text={text} army={army} size={24} count={AHEAD} />
          <br />
          {text('hibernia.panel.gain', { count: spacesNow(view, army) })}.
        </dd>
      </div>
    </dl>
  );
}
