import { Confirm } from '../../controls/Confirm.tsx';
import { useText } from '../../i18n/index.tsx';
import type { TableInfo } from '../server/tables.ts';
import { isAlone } from './alone.ts';

/** What can't be undone, and so is asked first. */
export type Leave = 'quit' | 'abandon';

interface LeavingProps {
  readonly table: TableInfo;
  readonly me: string | undefined;
  /** What is to be done; nothing for null. */
  readonly asking: Leave | null;
  readonly onAnswer: (yes: boolean) => void;
}

/** Before one gives one's seat away, or ends a game that nobody else plays: what becomes of it. */
export function Leaving({ table, me, asking, onAnswer }: LeavingProps) {
  const t = useText();
  const kind = asking === 'abandon' ? 'end' : 'quit';
  const seats = table.yourSeats.length;
  return (
    <Confirm
      title={t(`online.${kind}.title`)}
      isOpen={asking !== null}
      yes={t(`online.${kind}.yes`)}
      no={t('online.quit.no')}
      onAnswer={onAnswer}
    >
      {kind === 'end' ? (
        <p>{t('online.end.text')}</p>
      ) : isAlone(table, me) ? (
        <p>{t('online.quit.alone')}</p>
      ) : (
        <>
          <p>{seats > 1 ? t('online.quit.seats', { count: seats }) : t('online.quit.text')}</p>
          <p>{t(table.rated ? 'online.quit.rated' : 'online.quit.back')}</p>
        </>
      )}
    </Confirm>
  );
}
