import { seatOf } from '@tessera/kernel';
import type { DecisionVerdict, Moment, Review, ReviewedMove } from '@tessera/mind';
import type { Step } from '@tessera/table';
import type { GameUi, Player } from '@tessera/ui';
import { useMemo } from 'react';
import { useText } from '../../i18n/index.tsx';
import { useFigures } from '../figures.ts';
import type { Adviser } from '../job/adviser.ts';
import type { Line } from '../job/messages.ts';
import { MomentMark, markOfMoment } from '../MomentMark.tsx';
import { RollOut } from './RollOut.tsx';
import { Told } from './Told.tsx';
import { topMoves } from './top-moves.ts';

export interface MomentProps {
  readonly ui: GameUi;
  readonly review: Review;
  readonly players: readonly Player[];
  /** All of the game. */
  readonly steps: readonly Step[];
  /** So many of them have been played. */
  readonly at: number;
  readonly line: Line | undefined;
  readonly adviser: Adviser;
}

/** What is judged of the move that comes next: how good it was, or how lucky, and what would have been better. */
export function MomentCard(props: MomentProps) {
  const { ui, review, players, steps, at } = props;
  const t = useText();
  const moment = review.moments[at];
  const step = steps[at];
  const player = moment && players[seatOf(moment.seat)];
  return (
    <section className="moment-card" aria-label={t('review.moment')}>
      {moment && step ? (
        <>
          <p className="moment-head">
            <Headline ui={ui} moment={moment} players={players} />
          </p>
          <p>
            {player ? <ui.Mark colour={player.colour} size={14} /> : null}{' '}
            <Told ui={ui} step={step} players={players} />
          </p>
          {moment.decision ? <Decision {...props} decision={moment.decision} /> : null}
        </>
      ) : (
        <p>{t('review.moment.end')}</p>
      )}
    </section>
  );
}

/** The mark and the figure. */
export function Headline({ ui, moment, players }: Pick<MomentProps, 'ui' | 'players'> & { readonly moment: Moment }) {
  const t = useText();
  const figures = useFigures();
  const { decision, kind, seat, changes, error } = moment;
  const mark = markOfMoment(moment);
  const index = seatOf(seat);
  const chance = ui.Card ? 'review.moment.chance' : 'review.ledger.dice';
  const name = mark ? t(`review.mark.${mark}`) : t(kind === 'forced' ? 'review.moment.forced' : chance);
  return (
    <>
      {mark ? <MomentMark mark={mark} /> : null} <b aria-hidden={mark !== undefined}>{name}</b>{' '}
      {decision && decision.loss > 0
        ? t('review.moment.lost', { loss: figures.points(decision.loss), error: figures.within(decision.error) })
        : null}
      {changes.luck[index]
        ? t('review.moment.luck', {
            name: players[index]?.name ?? '',
            change: figures.change(changes.luck[index]),
            error: figures.within(error[index]),
          })
        : null}
    </>
  );
}

function Decision(props: MomentProps & { readonly decision: DecisionVerdict }) {
  const { ui, players, at, line, adviser, decision, review } = props;
  const t = useText();
  const told = useMemo(() => new Map(line?.compared.map((step) => [step.move, step])), [line]);
  const top = topMoves(decision, review.moments[at].move);
  const isBest = decision.best === review.moments[at].move;
  const first = line?.steps[0];
  const after = line?.steps.slice(1) ?? [];
  if (!line) return <p className="hint">{t('review.moment.thinking')}</p>;
  return (
    <>
      {first && !isBest ? (
        <p className="moment-better">
          <b>{t('review.label', { label: t('review.moment.better') })}</b>{' '}
          <Told ui={ui} step={first} players={players} />
        </p>
      ) : null}
      {after.length > 0 ? (
        <>
          <p>
            <b>{t('review.label', { label: t('review.moment.then') })}</b>
          </p>
          <ol className="moment-line" start={isBest ? 1 : 2}>
            {after.map((step) => (
              <li key={step.index}>
                <Told ui={ui} step={step} players={players} />
              </li>
            ))}
          </ol>
        </>
      ) : null}
      <details className="review-fold">
        <summary>{t('review.moment.compared')}</summary>
        <Compared {...props} moves={top} told={told} />
        <RollOut key={at} ui={ui} players={players} adviser={adviser} at={at} moves={top} told={told} />
      </details>
    </>
  );
}

function Compared({
  ui,
  players,
  review,
  at,
  moves,
  told,
}: MomentProps & { readonly moves: readonly ReviewedMove[]; readonly told: ReadonlyMap<string, Step> }) {
  const t = useText();
  const figures = useFigures();
  const { seat, move: played } = review.moments[at];
  return (
    <ol className="review-moves">
      {moves.map(({ move, chances }) => {
        const step = told.get(move);
        return (
          <li key={move}>
            <span>
              {step ? <Told ui={ui} step={step} players={players} /> : <code>{move}</code>}
              {move === played ? <em> ({t('review.moment.wasPlayed')})</em> : null}
            </span>
            <b>{figures.points(chances[seatOf(seat)])}</b>
          </li>
        );
      })}
    </ol>
  );
}
