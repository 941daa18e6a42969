import { LEVELS, seatNumber } from '@tessera/kernel';
import { COLOURS } from '@tessera/protocol/lists';
import type { Dispatch } from 'react';
import { levelWord } from '../../bot-name.ts';
import { Choice } from '../../controls/Choice.tsx';
import { Mark } from '../../controls/Mark.tsx';
import { useText } from '../../i18n/index.tsx';
import { type Change, KINDS, type OnlineSeat } from './online-draft.ts';

interface OnlineSeatRowProps {
  readonly seat: OnlineSeat;
  readonly index: number;
  readonly change: Dispatch<Change>;
}

/** The same words as at a table on this device. */
const WHO_OF = { me: 'you', open: 'open', bot: 'bot', here: 'friend' } as const;

/** One place at the table: me, whoever comes, a bot, or somebody beside me. */
export function OnlineSeatRow({ seat, index, change }: OnlineSeatRowProps) {
  const t = useText();
  return (
    <li className="seat" style={{ borderLeftColor: `var(--${seat.colour})` }}>
      <fieldset>
        <legend className="visually-hidden">{t('shell.newTable.seat', { number: seatNumber(index) })}</legend>
        <div className="seat-head">
          <Mark colour={seat.colour} size={30} />
          <Choice
            quiet
            label={t('shell.newTable.who')}
            value={seat.kind}
            values={KINDS}
            show={(kind) => t(`shell.who.${WHO_OF[kind]}`)}
            onChange={(kind) => change({ type: 'seat', index, part: { kind } })}
          />
        </div>
        <div className="seat-body">
          {seat.kind === 'bot' ? (
            <Choice
              quiet
              className="levels"
              label={t('shell.newTable.level')}
              value={seat.level}
              values={LEVELS}
              show={(level) => levelWord(level, t)}
              onChange={(level) => change({ type: 'seat', index, part: { level } })}
            />
          ) : seat.kind === 'here' ? (
            <input
              className="text-field"
              aria-label={t('shell.newTable.name')}
              placeholder={t(`shell.colour.${seat.colour}`)}
              value={seat.name}
              maxLength={30}
              autoComplete="off"
              onChange={(event) => change({ type: 'seat', index, part: { name: event.target.value } })}
            />
          ) : (
            <p className="hint">{t(`online.kind.${seat.kind}.hint`)}</p>
          )}
          <Choice
            quiet
            className="colours"
            label={t('shell.newTable.colour')}
            value={seat.colour}
            values={COLOURS}
            name={(each) => t(`shell.colour.${each}`)}
            show={(each) => <Mark colour={each} size={24} />}
            onChange={(colour) => change({ type: 'colour', index, colour })}
          />
        </div>
      </fieldset>
    </li>
  );
}
