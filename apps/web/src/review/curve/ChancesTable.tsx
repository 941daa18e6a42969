import type { Review } from '@tessera/mind';
import type { Step } from '@tessera/table';
import type { GameUi, Player } from '@tessera/ui';
import { useState } from 'react';
import { useText } from '../../i18n/index.tsx';
import { titleOf, turnsOf } from '../../table/log/turns.ts';
import { useFigures } from '../figures.ts';
import { chancesAt } from './chances.ts';

interface ChancesTableProps {
  readonly ui: GameUi;
  readonly review: Review;
  readonly steps: readonly Step[];
  readonly players: readonly Player[];
}

/** The curve for those who can't see it, and for who wants the figures: the chances after each turn. */
export function ChancesTable({ ui, review, steps, players }: ChancesTableProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="review-fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('review.curve.table')}</summary>
      {isOpen ? <Rows ui={ui} review={review} steps={steps} players={players} /> : null}
    </details>
  );
}

function Rows({ ui, review, steps, players }: ChancesTableProps) {
  const t = useText();
  const figures = useFigures();
  const seated = players.slice(0, review.seats);
  return (
    <table className="review-table">
      <thead>
        <tr>
          <th scope="col">{t('review.curve.turn')}</th>
          {seated.map((player) => (
            <th key={player.seat} scope="col">
              <ui.Mark colour={player.colour} size={12} /> {player.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {turnsOf(steps, ui.inSetUp).map((turn) => (
          <tr key={turn.first}>
            <th scope="row">{titleOf(ui, turn, { players, text: t })}</th>
            {chancesAt(review, turn.first + turn.steps.length).map((chance, seat) => (
              <td key={seated[seat]?.seat ?? seat}>{figures.chance(chance)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
