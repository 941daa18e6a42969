import { seatNumber } from '@tessera/kernel';
import { COLOURS, type Colour } from '@tessera/protocol/lists';
import type { ReactNode } from 'react';
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
