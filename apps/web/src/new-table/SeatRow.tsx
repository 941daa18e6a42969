import { seatNumber } from '@tessera/kernel';
import { LONGEST_NAME } from '@tessera/protocol/lists';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Dispatch } from 'react';
import { Choice } from '../controls/Choice.tsx';
import { useText } from '../i18n/index.tsx';
import { LevelChoice } from '../levels/LevelChoice.tsx';
import { useSettings } from '../settings/index.ts';
import type { Change } from './draft.ts';
import { SeatFrame } from './SeatFrame.tsx';
import { type SeatDraft, WHO } from './seats.ts';

interface SeatRowProps {
  readonly game: string;
  readonly seat: SeatDraft;
  readonly index: number;
  readonly count: number;
  readonly change: Dispatch<Change>;
}

/** One place at a table on this device: who sits there, by what name or how strong, in which colour. */
export function SeatRow({ game, seat, index, count, change }: SeatRowProps) {
  const t = useText();
  const [settings, changeSettings] = useSettings();
  const isYou = seat.who === 'you';
  const number = seatNumber(index);
  const alone = count === 1;
  const head = (
    <>
      {alone && isYou ? (
        <span>{t('shell.who.you')}</span>
      ) : (
        <Choice
          quiet
          label={t('shell.newTable.who')}
          value={seat.who}
          values={WHO}
          show={(who) => t(`shell.who.${who}`)}
          onChange={(who) => change({ type: 'who', seat: index, who })}
        />
      )}
      {alone ? null : (
        <div className="seat-order">
          <button
            type="button"
            className="icon-button"
            disabled={index === 0}
            aria-label={t('shell.newTable.earlier', { number })}
            onClick={() => change({ type: 'move', seat: index, by: -1 })}
          >
            <ArrowUp aria-hidden="true" />
          </button>
          <button
            type="button"
            className="icon-button"
            disabled={index === count - 1}
            aria-label={t('shell.newTable.later', { number })}
            onClick={() => change({ type: 'move', seat: index, by: 1 })}
          >
            <ArrowDown aria-hidden="true" />
          </button>
        </div>
      )}
    </>
  );
  return (
    <SeatFrame
      index={index}
      colour={seat.colour}
      head={head}
      onColour={(colour) => change({ type: 'colour', seat: index, colour })}
    >
      {seat.who === 'bot' ? (
        <LevelChoice
          game={game}
          level={seat.level}
          onLevel={(level) => change({ type: 'level', seat: index, level })}
        />
      ) : (
        <input
          className="text-field"
          aria-label={t(isYou ? 'shell.settings.name' : 'shell.newTable.name')}
          placeholder={t(`shell.colour.${seat.colour}`)}
          value={isYou ? settings.name : seat.name}
          maxLength={LONGEST_NAME}
          autoComplete={isYou ? 'nickname' : 'off'}
          onChange={({ target: { value } }) =>
            isYou ? changeSettings({ name: value }) : change({ type: 'name', seat: index, name: value })
          }
        />
      )}
    </SeatFrame>
  );
}
