import { seatOf } from '@tessera/kernel';
import type { PanelProps } from '@tessera/ui';
import type { HiberniaPosition } from '../rules/position/position-types.ts';
import { COLOURS } from '../rules/scenario/board.ts';
import { spacesAhead } from './decision/outlook.ts';
import { colourList } from './end/summary.ts';
import { ColourChip } from './Icons.tsx';
import { landsByColour } from './names.ts';

interface AidProps extends Pick<PanelProps<HiberniaPosition>, 'view' | 'text' | 'army'> {
  /** Of a square, in pixels. */
  readonly size: number;
}

/** How many lands of each colour an army holds. */
export function LandsByColour({ view, text, army, size }: AidProps) {
  const lands = landsByColour(view, army);
  const list = colourList(text, lands);
  const words = list ? text('hibernia.panel.lands', { list }) : text('hibernia.panel.noLands');
  return (
    <span className="hibernia-lands" role="img" aria-label={words} title={words}>
      {COLOURS.map((each) => (
        <span key={each} className={lands[each] === 0 ? 'away' : ''}>
          <ColourChip colour={each} size={size} />
          {lands[each]}
        </span>
      ))}
    </span>
  );
}

/** The next spaces of the track; those that the marker would reach are underlined. */
export function ColoursAhead({ view, text, army, size, count }: AidProps & { readonly count: number }) {
  const ahead = spacesAhead(view, army, count);
  const words = text('hibernia.panel.next', {
    colours: ahead.map((space) => text(`hibernia.colour.${space.colour}`)).join(', '),
  });
  return (
    <span className="hibernia-ahead" role="img" aria-label={words} title={words}>
      {ahead.map((space) => (
        <span key={space.distance} className={space.reached ? 'reached' : ''}>
          <ColourChip colour={space.colour} size={size} />
        </span>
      ))}
    </span>
  );
}

/** As many spaces as go on a phone beside the lands. */
const AHEAD = 9;

/** On a phone: lands by colour and colours ahead of whoever's turn it is. */
export function Aids({ view, text, players, army }: PanelProps<HiberniaPosition>) {
  const colour = players[seatOf(army)]?.colour;
  return (
    <div
      className="hibernia-aids"
      style={colour ? ({ '--who': `var(--${colour})` } as React.CSSProperties) : undefined}
    >
      <LandsByColour view={view} text={text} army={army} size={18} />
      <ColoursAhead view={view} text={text} army={army} size={21} count={AHEAD} />
    </div>
  );
}
