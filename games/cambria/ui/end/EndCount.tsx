import { seatNumber, seatOf } from '@tessera/kernel';
import type { EndCountProps } from '@tessera/ui';
import { type ArmyColour, ArmyMark, Token } from '../../board/index.ts';
import type { CambriaPosition } from '../../rules/position/position-types.ts';
import { bonusPoints } from '../../rules/scenario/board.ts';
import { armyColour, armyName, isNeutral, NEUTRAL_ARMY } from '../names.ts';
import { boardOfView } from '../scenario-of.ts';

/** The full count: every token of every army, in the order of the ranking; the neutral army comes last (C-64). */
export function EndCount(props: EndCountProps<CambriaPosition>) {
  const { view, text, result } = props;
  const { fortNames, value } = boardOfView(view);
  const worth = (fort: string) => value[fortNames.indexOf(fort)];
  const byWorth = (forts: readonly string[]) => [...forts].sort((a, b) => worth(b) - worth(a) || a.localeCompare(b));
  const order = result.standings.map((standing) => seatNumber(standing.seat));
  if (isNeutral(view, NEUTRAL_ARMY)) order.push(NEUTRAL_ARMY);
  const left = fortNames.filter((fort) => view.armies.every((army) => !army.forts.includes(fort)));
  return (
    <section className="cambria-count" aria-labelledby="cambria-count">
      <h2 id="cambria-count">{text('cambria.end.count')}</h2>
      <ul>
        {order.map((army) => {
          const { forts, bonus, points } = view.armies[seatOf(army)];
          const fortSum = forts.reduce((sum, fort) => sum + worth(fort), 0);
          return (
            <li key={army}>
              <h3>
                <ArmyMark colour={armyColour(props, army) as ArmyColour} size={18} />
                {armyName(props, army)}
                <span className="cambria-count-sum">
                  {fortSum} + {points - fortSum} = <strong>{points}</strong>
                </span>
              </h3>
              <ul className="cambria-count-tokens">
                {byWorth(forts).map((fort) => (
                  <li key={fort}>
                    <Token
                      kind="fort"
                      value={worth(fort)}
                      size={30}
                      label={text('cambria.panel.fortToken', { fort, points: worth(fort) })}
                    />
                    <span aria-hidden="true">{fort}</span>
                  </li>
                ))}
                {byWorth(bonus).map((fort) => (
                  <li key={`bonus ${fort}`}>
                    <Token
                      kind="bonus"
                      value={bonusPoints(worth(fort))}
                      size={26}
                      label={text('cambria.panel.bonusToken', { fort, points: bonusPoints(worth(fort)) })}
                    />
                    <span aria-hidden="true">{fort}</span>
                  </li>
                ))}
                {forts.length + bonus.length === 0 && <li>{text('cambria.end.none')}</li>}
              </ul>
            </li>
          );
        })}
      </ul>
      {left.length > 0 && <p className="hint">{text('cambria.end.left', { forts: left.join(', ') })}</p>}
    </section>
  );
}
