import type { Review, TurningPoint } from '@tessera/mind';
import type { Step } from '@tessera/table';
import type { GameUi, Player } from '@tessera/ui';
import { useText } from '../../i18n/index.tsx';
import { titleOf, turnsOf } from '../../table/log/turns.ts';
import { useFigures } from '../figures.ts';

interface TurningPointsProps {
  readonly ui: GameUi;
  readonly review: Review;
  readonly steps: readonly Step[];
  readonly players: readonly Player[];
  readonly onAt: (at: number) => void;
}

/** The turns in which chances changed most, and how much of that was luck. */
export function TurningPoints({ ui, review, steps, players, onAt }: TurningPointsProps) {
  const t = useText();
  const figures = useFigures();
  const turns = turnsOf(steps, ui.inSetUp);
  return (
    <section aria-labelledby="review-turning">
      <h3 id="review-turning">{t('review.turning')}</h3>
      {review.turningPoints.length === 0 ? <p>{t('review.turning.none')}</p> : null}
      <ol className="turning-points">
        {review.turningPoints.map((point) => {
          const { seat, swing, luck, decisions } = mostChanged(point);
          const turn = turns.findLast(({ first }) => first <= point.from);
          const title = turn ? titleOf(ui, turn, { players, text: t }) : '';
          const player = players[seat];
          return (
            <li key={point.from}>
              <button
                type="button"
                className="turning-point"
                aria-label={t('review.turning.go', { turn: title })}
                aria-describedby={`turning-${point.from}`}
                onClick={() => onAt(point.from)}
              >
                <b>{title}</b>
                <span id={`turning-${point.from}`}>
                  {player ? <ui.Mark colour={player.colour} size={12} /> : null}{' '}
                  {t('review.turning.swing', { name: player?.name ?? '', change: figures.change(swing) })} (
                  {t(ui.Card ? 'review.turning.parts' : 'review.turning.partsDice', {
                    luck: figures.change(luck),
                    decisions: figures.change(decisions),
                  })}
                  )
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The seat whose chance changed most in it; what was hidden counts among decisions, whose outcome it was. */
function mostChanged({ changes: { luck, hidden, decision } }: Pick<TurningPoint, 'changes'>) {
  const swings = luck.map((n, seat) => n + hidden[seat] + decision[seat]);
  const seat = swings.reduce((best, swing, at) => (Math.abs(swing) > Math.abs(swings[best]) ? at : best), 0);
  return { seat, swing: swings[seat], luck: luck[seat], decisions: decision[seat] + hidden[seat] };
}
