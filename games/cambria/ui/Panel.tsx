import { seatOf } from '@tessera/kernel';
import type { PanelProps } from '@tessera/ui';
import { type ArmyColour, Token } from '../board/index.ts';
import { Soldier } from '../board/pieces/Soldier.tsx';
import type { CambriaPosition } from '../rules/position/position-types.ts';
import { bonusPoints } from '../rules/scenario/board.ts';
import { armyColour } from './names.ts';
import { boardOfView } from './scenario-of.ts';

const SOLDIERS = [1, 2, 3, 4, 5];

/** What an army has: soldiers in reserve, soldiers at sea, tokens. */
export function Panel(props: PanelProps<CambriaPosition>) {
  const { view, text, army, compact } = props;
  const { reserve, ships, forts, bonus } = view.armies[seatOf(army)];
  const colour = armyColour(props, army) as ArmyColour;
  const { fortNames, value } = boardOfView(view);
  const worth = (fort: string) => value[fortNames.indexOf(fort)];
  const reserveText = text('cambria.panel.reserve', { count: reserve });

  if (compact)
    return (
      <span className="cambria-reserve-dots" role="img" aria-label={reserveText}>
        {SOLDIERS.map((n) => (
          <span key={n} className={n <= reserve ? 'on' : ''} style={{ color: `var(--${colour})` }} />
        ))}
      </span>
    );
  return (
    <div className="cambria-panel">
      <span className="cambria-reserve" role="img" aria-label={reserveText} title={reserveText}>
        {SOLDIERS.map((n) => (
          <svg
            key={n}
            className={n <= reserve ? 'cb-root' : 'cb-root away'}
            viewBox="-26 -44 54 70"
            width={17}
            height={22}
            aria-hidden="true"
          >
            <Soldier colour={colour} />
          </svg>
        ))}
      </span>
      {ships.map((ship) => (
        <span key={ship} className="cambria-at-sea">
          {text('cambria.panel.ships', { ships: ship })}
        </span>
      ))}
      <span className="cambria-tokens">
        {forts.map((fort) => (
          <Token
            key={fort}
            kind="fort"
            value={worth(fort)}
            size={24}
            label={text('cambria.panel.fortToken', { fort, points: worth(fort) })}
          />
        ))}
        {bonus.map((fort) => (
          <Token
            key={fort}
            kind="bonus"
            value={bonusPoints(worth(fort))}
            size={22}
            label={text('cambria.panel.bonusToken', { fort, points: bonusPoints(worth(fort)) })}
          />
        ))}
      </span>
    </div>
  );
}
