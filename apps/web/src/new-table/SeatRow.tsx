import { LEVELS, seatNumber } from '@tessera/kernel';
import { COLOURS } from '@tessera/protocol/lists';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Dispatch } from 'react';
import { levelWord } from '../bot-name.ts';
import { Choice } from '../controls/Choice.tsx';
import { Mark } from '../controls/Mark.tsx';
import { useText } from '../i18n/index.tsx';
import { useSettings } from '../settings/index.ts';
import type { Change } from './draft.ts';
import { type SeatDraft, WHO } from './seats.ts';

interface SeatRowProps {
  readonly seat: SeatDraft;
  readonly index: number;
  readonly count: number;
  readonly change: Dispatch<Change>;
}

/** One place at the table: who sits there, by what name or how strong, in which colour. */
export function SeatRow({ seat, index, count, change }: SeatRowProps) {
  const t = useText();
  const [settings, changeSettings] = useSettings();
  const isYou = seat.who === 'you';
  const number = seatNumber(index);
  const alone = count === 1;
  const colour = t(`shell.colour.${seat.colour}`);
  return (
    <li className="seat" style={{ borderLeftColor: `var(--${seat.colour})` }}>
      <fieldset>
        <legend className="visually-hidden">{t('shell.newTable.seat', { number })}</legend>
        <div className="seat-head">
          <Mark colour={seat.colour} size={30} />
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
        </div>
        <div className="seat-body">
          {seat.who === 'bot' ? (
            <Choice
              quiet
              className="levels"
              label={t('shell.newTable.level')}
              value={seat.level}
              values={LEVELS}
              show={(level) => levelWord(level, t)}
              onChange={(level) => change({ type: 'level', seat: index, level })}
            />
          ) : (
            <input
              className="text-field"
              aria-label={t(isYou ? 'shell.settings.name' : 'shell.newTable.name')}
              placeholder={colour}
              value={isYou ? settings.name : seat.name}
              maxLength={30}
              autoComplete={isYou ? 'nickname' : 'off'}
              onChange={({ target: { value } }) =>
                isYou ? changeSettings({ name: value }) : change({ type: 'name', seat: index, name: value })
              }
            />
          )}
          <Choice
            quiet
            className="colours"
            label={t('shell.newTable.colour')}
            value={seat.colour}
            values={COLOURS}
            name={(each) => t(`shell.colour.${each}`)}
            show={(each) => <Mark colour={each} size={24} />}
            onChange={(each) => change({ type: 'colour', seat: index, colour: each })}
          />
        </div>
      </fieldset>
    </li>
  );
}
