import { NO_SEAT, type SeatNumber } from '@tessera/kernel';
import type { SuggestedMove } from '@tessera/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ReplayReviewProps } from '../table/replay/replay-extras.ts';
import { isWide } from '../table/use-layout.ts';
import { useAdviser, useReview } from './job/use-review.ts';
import { MomentMark, markOfMoment } from './MomentMark.tsx';
import { mistakesOf, nextOf, previousOf } from './mistakes.ts';
import { MomentCard, type MomentProps } from './moment/MomentCard.tsx';
import { useLine } from './moment/use-line.ts';
import { ReviewProgress } from './ReviewProgress.tsx';
import { ReviewSheet } from './ReviewSheet.tsx';
import { ReviewStrip } from './ReviewStrip.tsx';
import './review.css';

/** The review of a replay: what it adds to the board, the log and the room about them. */
export default function ReplayReview({ now, children }: ReplayReviewProps) {
  const { ui, record, steps, players, at, playing, layout, onAt } = now;
  const of = useReview(record, 'full');
  const adviser = useAdviser(record);
  const [whose, setWhose] = useState<SeatNumber>(NO_SEAT);
  const [isOpen, setOpen] = useState(false);
  const { review } = of;
  const moment = review?.moments[at];
  const line = useLine(adviser, moment, playing);
  const mistakes = useMemo(() => (review ? mistakesOf(review, whose) : []), [review, whose]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.ctrlKey || event.altKey || event.metaKey || target?.closest('[role="dialog"], input, select')) return;
      const key = event.key.toLowerCase();
      const to = key === 'n' ? nextOf(mistakes, at) : key === 'p' ? previousOf(mistakes, at) : undefined;
      if (to === undefined) return;
      event.preventDefault();
      onAt(to);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [mistakes, at, onAt]);

  const markOf = useCallback(
    (index: number) => {
      const marked = review?.moments[index];
      const mark = marked && markOfMoment(marked);
      return mark ? <MomentMark mark={mark} /> : null;
    },
    [review],
  );
  const suggested = useMemo(() => {
    if (!line || !moment?.decision || moment.decision.best === moment.move) return undefined;
    const several = line.moves.length > 1;
    return line.moves.map((move, nth): SuggestedMove => ({ move, label: several ? `${nth + 1}` : undefined }));
  }, [line, moment]);
  if (!review) return children({ strip: <ReviewProgress of={of} /> });
  const about: MomentProps = { ui, review, players, steps, at, line, adviser };
  const hasRoom = isWide(layout) && !ui.ownTable;
  return (
    <>
      {children({
        markOf,
        suggested,
        scenes: suggested && line?.steps.flatMap(ui.scenesOf),
        strip: (
          <ReviewStrip
            ui={ui}
            review={review}
            players={players}
            at={at}
            of={of}
            better={hasRoom ? undefined : suggested && line?.steps[0]}
            mistakes={mistakes}
            onAt={onAt}
            onOpen={() => setOpen(true)}
          />
        ),
        beside: hasRoom ? <MomentCard {...about} /> : undefined,
      })}
      <ReviewSheet
        {...about}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onAt={onAt}
        whose={whose}
        onWhose={setWhose}
        mistakes={mistakes}
        withMoment={!hasRoom}
      />
    </>
  );
}
