import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.tsx';

interface RoomNoteProps {
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Something to be read beside the board, and put away. */
export function RoomNote({ children, onClose }: RoomNoteProps) {
  const t = useText();
  return (
    <div className="offer-note">
      {children}
      <button type="button" className="button" onClick={onClose}>
        {t('shell.close')}
      </button>
    </div>
  );
}
