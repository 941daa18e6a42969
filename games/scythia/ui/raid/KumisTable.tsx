import type { CSSProperties } from 'react';
import { ResourceIcon } from '../../board/index.ts';
import type { Play } from '../decision/use-play.ts';
import { perCent } from './odds.ts';
import type { RaidOutlook } from './raid-outlook.ts';

interface KumisTableProps {
  readonly play: Play;
  readonly outlook: RaidOutlook;
  /** Kumis that could be spent, where that is not to be decided now. */
  readonly most: number;
  /** The decision itself, if it is at hand. */
  readonly moves: readonly { readonly text: string; readonly move: { readonly kumis: number } }[];
}

/** The chance of every tier, a column for each number of kumis; where kumis is to be chosen, each column has a button. */
export function KumisTable({ play, outlook, most, moves }: KumisTableProps) {
  const { text, onMove } = play;
  const open = Object.values(outlook.dice).some((n) => n > 0);
  if (!open && moves.length === 0) return null;
  const spent = play.view.raid !== null && moves.length === 0;
  const columns =
    moves.length > 0 ? moves.map(({ move }) => move.kumis) : Array.from({ length: most + 1 }, (_, n) => n);
  const chances = columns.map((kumis) => outlook.tiersWith(kumis));
  return (
    <table className="scythia-kumis">
      <caption className="visually-hidden">{text('scythia.raid.chances')}</caption>
      <thead>
        <tr>
          <th scope="col">
            {spent ? (
              text('scythia.raid.chance')
            ) : (
              <ResourceIcon resource="kumis" size={22} label={text('scythia.raid.kumis')} />
            )}
          </th>
          {columns.map((kumis) => {
            const move = moves.find((each) => each.move.kumis === kumis);
            return (
              <th key={kumis} scope="col">
                {move ? (
                  <button
                    type="button"
                    className="button"
                    data-choice
                    aria-label={text('scythia.raid.kumisChoice', { count: kumis })}
                    onClick={() => onMove(move.text)}
                  >
                    {kumis}
                  </button>
                ) : spent ? null : (
                  kumis
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {outlook.settlement.tiers.map(({ strength, points }, tier) => (
          <tr key={strength}>
            <th scope="row">
              <span>{strength}+</span> <b>{points}</b>
              <ResourceIcon resource="points" size={14} label={text('scythia.name.points')} />
            </th>
            {columns.map((kumis, column) => {
              const chance = chances[column]?.[tier]?.chance ?? 0;
              return (
                <td key={kumis} style={{ '--chance': chance } as CSSProperties}>
                  {perCent(chance)}
                  <small>%</small>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
