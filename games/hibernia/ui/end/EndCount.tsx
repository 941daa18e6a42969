import { seatNumber } from '@tessera/kernel';
import type { EndCountProps } from '@tessera/ui';
import type { CSSProperties } from 'react';
import { ArmyMark } from '../../board/index.ts';
import type { HiberniaPosition } from '../../rules/position/position-types.ts';
import { COLOURS } from '../../rules/scenario/board.ts';
import { ColourChip } from '../Icons.tsx';
import { armyColour, armyName, landsByColour } from '../names.ts';
import { boardOfView } from '../scenario-of.ts';
import { colourList } from './summary.ts';

/** How far each marker came, in the order of the ranking, with the lands that carried it at the end. */
export function EndCount(props: EndCountProps<HiberniaPosition>) {
  const { view, text, result } = props;
  const lap = boardOfView(view).track.length;
  const furthest = Math.max(lap, ...result.standings.map(({ points }) => points));
  return (
    <section className="hibernia-count" aria-labelledby="hibernia-count">
      <h2 id="hibernia-count">{text('hibernia.end.count')}</h2>
      <ul style={{ '--lap': `${(100 * lap) / furthest}%` } as CSSProperties}>
        {result.standings.map(({ seat, points }) => {
          const army = seatNumber(seat);
          const lands = landsByColour(view, army);
          const list = colourList(text, lands);
          const words = list ? text('hibernia.panel.lands', { list }) : text('hibernia.panel.noLands');
          return (
            <li key={seat}>
              <h3>
                <ArmyMark colour={armyColour(props, army)} size={18} />
                {armyName(props, army)}
                <strong className="hibernia-count-sum">{points}</strong>
              </h3>
              <div className="hibernia-way" aria-hidden="true">
                <span
                  style={{ width: `${(100 * points) / furthest}%`, background: `var(--${armyColour(props, army)})` }}
                />
              </div>
              <p className="hibernia-count-line">
                <span>
                  {points > lap
                    ? text('hibernia.end.round', { count: points - lap })
                    : text('hibernia.end.short', { count: lap + 1 - points })}
                </span>
                <span className="hibernia-lands" role="img" aria-label={words} title={words}>
                  {COLOURS.filter((colour) => lands[colour] > 0).map((colour) => (
                    <span key={colour}>
                      <ColourChip colour={colour} size={17} />
                      {lands[colour]}
                    </span>
                  ))}
                </span>
              </p>
            </li>
          );
        })}
      </ul>
      <p className="hint">{text('hibernia.end.explain', { length: lap })}</p>
    </section>
  );
}
