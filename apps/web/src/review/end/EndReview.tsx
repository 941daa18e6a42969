import type { GameRecord } from '@tessera/kernel';
import type { GameUi, Player } from '@tessera/ui';
import { useText } from '../../i18n/index.tsx';
import { ChancesCurve } from '../curve/ChancesCurve.tsx';
import '../review.css';
import { type ReactNode, useState } from 'react';
import { Choice } from '../../controls/Choice.tsx';
import { useReview } from '../job/use-review.ts';
import { storiesOf, storySentences } from './seat-story.ts';

interface EndReviewProps {
  readonly ui: GameUi;
  readonly record: GameRecord;
  readonly players: readonly Player[];
  /** The points as they came: all there is until the chances are known, and to be had again later. */
  readonly points: ReactNode;
}

const CHARTS = ['chances', 'points'] as const;

/** At the end of a game: what each seat owes to its decisions and to its luck, and the curve of chances. */
export default function EndReview({ ui, record, players, points }: EndReviewProps) {
  const t = useText();
  const { review } = useReview(record, 'sweep');
  const [chart, setChart] = useState<(typeof CHARTS)[number]>('chances');
  if (!review) return points;
  const { told, unclear } = storySentences(storiesOf(review), players, { text: t, cards: ui.Card !== undefined });
  return (
    <>
      <Choice
        label={t('review.end.show')}
        quiet
        value={chart}
        values={CHARTS}
        show={(each) => t(`review.end.${each}`)}
        onChange={setChart}
        className="end-charts"
      />
      {chart === 'points' ? (
        points
      ) : (
        <>
          <ChancesCurve ui={ui} review={review} players={players} />
          <ul className="chart-legend">
            {players.slice(0, review.seats).map((player) => (
              <li key={player.seat}>
                <ui.Mark colour={player.colour} size={14} /> {player.name}
              </li>
            ))}
          </ul>
          {told.length > 0 ? <p className="hint">{t('review.moment.unit')}</p> : null}
          <ul className="end-stories">
            {told.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
            {unclear ? <li>{unclear}</li> : null}
          </ul>
        </>
      )}
    </>
  );
}
