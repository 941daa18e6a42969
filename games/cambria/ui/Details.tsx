import { seatOf } from '@tessera/kernel';
import type { PanelProps } from '@tessera/ui';
import type { CambriaPosition } from '../rules/position/position-types.ts';
import { bonusPoints } from '../rules/scenario/board.ts';
import { boardOfView } from './scenario-of.ts';

/** What the panel shows of an army, in words. */
export function Details({ view, text, army }: PanelProps<CambriaPosition>) {
  const { reserve, ships, forts, bonus } = view.armies[seatOf(army)];
  const { fortNames, value } = boardOfView(view);
  const worth = (fort: string) => value[fortNames.indexOf(fort)];
  const tokens = [
    ...forts.map((fort) => text('cambria.panel.fortToken', { fort, points: worth(fort) })),
    ...bonus.map((fort) => text('cambria.panel.bonusToken', { fort, points: bonusPoints(worth(fort)) })),
  ];
  const lines = [
    text('cambria.panel.reserve', { count: reserve }),
    ...ships.map((ship) => text('cambria.panel.ships', { ships: ship })),
    ...(tokens.length > 0 ? tokens : [text('cambria.panel.noTokens')]),
  ];
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
