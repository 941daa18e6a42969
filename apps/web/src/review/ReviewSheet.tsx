import { NO_SEAT, type SeatNumber } from '@tessera/kernel';
import { useId } from 'react';
import { WideDialog } from '../controls/ShellDialog.tsx';
import { useText } from '../i18n/index.tsx';
import { ChancesTable } from './curve/ChancesTable.tsx';
import { Ledger } from './ledger/Ledger.tsx';
import { TurningPoints } from './ledger/TurningPoints.tsx';
import { MomentCard, type MomentProps } from './moment/MomentCard.tsx';

interface ReviewSheetProps extends MomentProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onAt: (at: number) => void;
  /** Whose mistakes are stepped through; 0 for everybody's. */
  readonly whose: SeatNumber;
  readonly onWhose: (seat: SeatNumber) => void;
  readonly mistakes: readonly number[];
  /** The moment has no place beside the board. */
  readonly withMoment: boolean;
}

/** All there is of a review. */
export function ReviewSheet(props: ReviewSheetProps) {
  const { ui, review, players, steps, isOpen, onOpenChange, onAt, whose, onWhose, mistakes, withMoment } = props;
  const t = useText();
  const id = useId();
  const go = (at: number) => {
    onAt(at);
    onOpenChange(false);
  };
  return (
    <WideDialog title={t('review.title')} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className="review-sheet">
        {withMoment ? <MomentCard {...props} /> : null}
        <p>
          <label htmlFor={id}>{t('review.mistake.of')}</label>{' '}
          <select
            id={id}
            className="language-select"
            value={whose}
            onChange={(event) => onWhose(Number(event.target.value) as SeatNumber)}
          >
            <option value={NO_SEAT}>{t('review.mistake.all')}</option>
            {players.slice(0, review.seats).map((player) => (
              <option key={player.seat} value={player.seat}>
                {player.name}
              </option>
            ))}
          </select>{' '}
          <span className="hint">{mistakes.length === 0 ? t('review.mistake.none') : t('review.keys')}</span>
        </p>
        <TurningPoints ui={ui} review={review} steps={steps} players={players} onAt={go} />
        <Ledger ui={ui} review={review} players={players} />
        <ChancesTable ui={ui} review={review} steps={steps} players={players} />
      </div>
    </WideDialog>
  );
}
