import { seatOf } from '@tessera/kernel';
import type { Points, Review, SeatLedger } from '@tessera/mind';
import type { GameUi, Player } from '@tessera/ui';
import { useText } from '../../i18n/index.tsx';
import { isClear, useFigures } from '../figures.ts';

interface LedgerProps {
  readonly ui: GameUi;
  readonly review: Review;
  readonly players: readonly Player[];
}

/** What each seat owes its result to. It adds up to the last digit. */
export function Ledger({ ui, review, players }: LedgerProps) {
  const t = useText();
  const hides = review.ledger.some(({ hidden }) => hidden !== 0);
  return (
    <section aria-labelledby="review-ledger">
      <h3 id="review-ledger">{t('review.ledger')}</h3>
      <p className="hint">
        {t('review.moment.unit')} {review.playedOut ? '' : t('review.ledger.endedEarly')}
      </p>
      <div className="ledgers">
        {review.ledger.map((line) => (
          <SeatTable key={line.seat} ui={ui} line={line} player={players[seatOf(line.seat)]} hides={hides} />
        ))}
      </div>
    </section>
  );
}

interface SeatTableProps {
  readonly ui: GameUi;
  readonly line: SeatLedger;
  readonly player: Player | undefined;
  readonly hides: boolean;
}

function SeatTable({ ui, line, player, hides }: SeatTableProps) {
  const t = useText();
  const figures = useFigures();
  const alone = line.others === 0 && line.decisions.made > 0 && line.errors.others === 0;
  const change = (name: string, points: Points, error?: Points) => (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {figures.change(points)}
        {error === undefined || error === 0 ? null : <small> ± {figures.within(error)}</small>}
        {error === undefined || isClear(points, error) || points === 0 ? null : (
          <small className="ledger-unclear">{t('review.ledger.unclear')}</small>
        )}
      </td>
    </tr>
  );
  const sum = (name: string, points: Points) => (
    <tr className="ledger-sum">
      <th scope="row">{name}</th>
      <td>{figures.points(points)}</td>
    </tr>
  );
  return (
    <div className="ledger">
      <table>
        <caption>
          {player ? <ui.Mark colour={player.colour} size={16} /> : null} {player?.name}
        </caption>
        <tbody>
          {sum(t('review.ledger.start'), line.start)}
          {change(t(ui.Card ? 'review.ledger.luck' : 'review.ledger.dice'), line.luck, line.errors.luck)}
          {hides ? change(t('review.ledger.hidden'), line.hidden) : null}
          {change(t('review.ledger.own'), line.own, line.errors.own)}
          {alone ? null : change(t('review.ledger.others'), line.others, line.errors.others)}
          {change(t('review.ledger.mind'), line.mind)}
          {sum(t('review.ledger.result'), line.result)}
        </tbody>
      </table>
      <Performance line={line} />
    </div>
  );
}

function Performance({ line: { decisions } }: { readonly line: SeatLedger }) {
  const t = useText();
  const figures = useFigures();
  const [first, second] = decisions.performance.map((name) => t(`review.performance.${name}`));
  const named =
    first === undefined
      ? t('review.performance.unclear')
      : second === undefined
        ? first
        : t('review.performance.two', { first, second });
  return (
    <p className="ledger-decisions">
      <b>
        {t('review.label', { label: t('review.performance') })} {named}
      </b>
      <br />
      {t('review.decisions', {
        counted: decisions.counted,
        loss: figures.points(decisions.loss),
        error: figures.within(decisions.error),
        difficulty: figures.points(decisions.difficulty),
      })}
    </p>
  );
}
