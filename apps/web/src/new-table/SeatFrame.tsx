import { LEVELS, type Level, seatNumber } from '@tessera/kernel';
import { COLOURS, type Colour } from '@tessera/protocol/lists';
import type { ReactNode } from 'react';
import { levelWord } from '../bot-name.ts';
import { Choice } from '../controls/Choice.tsx';
import { Mark } from '../controls/Mark.tsx';
import { useText } from '../i18n/index.tsx';

interface SeatFrameProps {
  readonly index: number;
  readonly colour: Colour;
  /** Who sits there, and where the seat is moved. */
  readonly head: ReactNode;
  /** By what name, or how strong. */
  readonly children: ReactNode;
  readonly onColour: (colour: Colour) => void;
}

/** One place at a table that is being set up, on this device or online. */
export function SeatFrame({ index, colour, head, children, onColour }: SeatFrameProps) {
  const t = useText();
  return (
    <li className="seat" style={{ borderLeftColor: `var(--${colour})` }}>
      <fieldset>
        <legend className="visually-hidden">{t('shell.newTable.seat', { number: seatNumber(index) })}</legend>
        <div className="seat-head">
          <Mark colour={colour} size={30} />
          {head}
        </div>
        <div className="seat-body">
          {children}
          <Choice
            quiet
            className="colours"
            label={t('shell.newTable.colour')}
            value={colour}
            values={COLOURS}
            name={(each) => t(`shell.colour.${each}`)}
            show={(each) => <Mark colour={each} size={24} />}
            onChange={onColour}
          />
        </div>
      </fieldset>
    </li>
  );
}

interface LevelChoiceProps {
  readonly level: Level;
  readonly onLevel: (level: Level) => void;
}

/** How strong a bot is. */
export function LevelChoice({ level, onLevel }: LevelChoiceProps) {
  const t = useText();
  return (
    <Choice
      quiet
      className="levels"
      label={t('shell.newTable.level')}
      value={level}
      values={LEVELS}
      show={(each) => levelWord(each, t)}
      onChange={onLevel}
    />
  );
}
