import { seatNumber } from '@tessera/kernel';
import type { EndCountProps } from '@tessera/ui';
import type { CSSProperties } from 'react';
import { ArmyMark } from '../../board/index.ts';
import type { ScythiaPosition } from '../../rules/position/position-types.ts';
import { RIVAL_SEAT, seatColour, seatName } from '../names.ts';
import { scoresOf } from './points.ts';

const SOURCES = ['board', 'crew', 'animals', 'quests', 'plunder'] as const;

/** Where everybody's points came from (S-61), in the order of the ranking. */
export function EndCount(props: EndCountProps<ScythiaPosition>) {
  const { view, text, result } = props;
  const scores = scoresOf(view);
  const rows = [
    ...result.standings.map(({ seat, rank }) => ({ seat: seatNumber(seat), rank, score: scores[seat] })),
    ...(result.rival ? [{ seat: RIVAL_SEAT, rank: result.rival.rank, score: scores.at(-1) }] : []),
  ].sort((a, b) => a.rank - b.rank);
  const most = Math.max(1, ...rows.map(({ score }) => score?.total ?? 0));
  return (
    <section className="scythia-count" aria-labelledby="scythia-count">
      <h2 id="scythia-count">{text('scythia.end.count')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{text('scythia.summary.players')}</span>
            </th>
            {SOURCES.map((source) => (
              <th key={source} scope="col" data-source={source}>
                {text(`scythia.end.${source}`)}
              </th>
            ))}
            <th scope="col">{text('scythia.name.points')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, score }) =>
            score ? (
              <tr key={seat} style={{ '--who': `var(--${seatColour(props, seat)})` } as CSSProperties}>
                <th scope="row">
                  <ArmyMark colour={seatColour(props, seat)} size={16} /> {seatName(props, seat)}
                  <span className="scythia-count-bar" aria-hidden="true">
                    {SOURCES.map((source) => (
                      <span
                        key={source}
                        data-source={source}
                        style={{ width: `${(100 * Math.max(0, score[source])) / most}%` }}
                      />
                    ))}
                  </span>
                </th>
                {SOURCES.map((source) => (
                  <td key={source}>{score[source]}</td>
                ))}
                <td>
                  <strong>{score.total}</strong>
                </td>
              </tr>
            ) : null,
          )}
        </tbody>
      </table>
    </section>
  );
}
