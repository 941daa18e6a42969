import { LONGEST_NAME } from '@tessera/protocol/lists';
import type { Dispatch } from 'react';
import { Choice } from '../../controls/Choice.tsx';
import { useText } from '../../i18n/index.tsx';
import { LevelChoice } from '../../levels/LevelChoice.tsx';
import { SeatFrame } from '../../new-table/SeatFrame.tsx';
import { type Change, KINDS, type OnlineSeat } from './online-draft.ts';

interface OnlineSeatRowProps {
  readonly game: string;
  readonly seat: OnlineSeat;
  readonly index: number;
  readonly change: Dispatch<Change>;
}

/** The same words as at a table on this device. */
const WHO_OF = { me: 'you', open: 'open', bot: 'bot', here: 'friend' } as const;

/** One place at a table online: me, whoever comes, a bot, or somebody beside me. */
export function OnlineSeatRow({ game, seat, index, change }: OnlineSeatRowProps) {
  const t = useText();
  const who = (
    <Choice
      quiet
      label={t('shell.newTable.who')}
      value={seat.kind}
      values={KINDS}
      show={(kind) => t(`shell.who.${WHO_OF[kind]}`)}
      onChange={(kind) => change({ type: 'seat', index, part: { kind } })}
    />
  );
  return (
    <SeatFrame
      index={index}
      colour={seat.colour}
      head={who}
      onColour={(colour) => change({ type: 'colour', index, colour })}
    >
      {seat.kind === 'bot' ? (
        <LevelChoice
          game={game}
          level={seat.level}
          onLevel={(level) => change({ type: 'seat', index, part: { level } })}
        />
      ) : seat.kind === 'here' ? (
        <input
          className="text-field"
          aria-label={t('shell.newTable.name')}
          placeholder={t(`shell.colour.${seat.colour}`)}
          value={seat.name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={(event) => change({ type: 'seat', index, part: { name: event.target.value } })}
        />
      ) : (
        <p className="hint">{t(`online.kind.${seat.kind}.hint`)}</p>
      )}
    </SeatFrame>
  );
}
