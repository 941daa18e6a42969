import { Handshake } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { Confirm } from '../../../controls/Confirm.tsx';
import { nameClosers } from '../../../controls/name-closers.ts';
import { useText } from '../../../i18n/index.tsx';
import type { TableInfo } from '../../server/tables.ts';
import { isAlone } from '../agreements/alone.ts';

export type RoomChoice = 'undo' | 'pause' | 'resume' | 'abandon' | 'replace';

interface RoomMenuProps {
  readonly table: TableInfo;
  readonly me: string | undefined;
  readonly paused: boolean;
  readonly onChoose: (choice: RoomChoice) => void;
}

/** What is decided together. Who is alone resigns instead of asking to end the game; a turn they take back is practice. */
export function RoomMenu({ table, me, paused, onChoose }: RoomMenuProps) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const alone = isAlone(table, me);
  const together: readonly RoomChoice[] = alone ? [] : ['abandon'];
  const choices: readonly RoomChoice[] = ['undo', paused ? 'resume' : 'pause', 'replace', ...together];
  const choose = (key: unknown) => {
    const choice = choices.find((each) => each === key);
    if (choice === 'undo' && alone) setAsking(true);
    else if (choice) onChoose(choice);
  };
  const answer = (yes: boolean) => {
    setAsking(false);
    if (yes) onChoose('undo');
  };
  return (
    <>
      <MenuTrigger>
        <Button className="icon-button" aria-label={t('online.room.menu')}>
          <Handshake aria-hidden="true" />
        </Button>
        <Popover ref={nameClosers(t('shell.close'))} className="menu-popover" placement="bottom end">
          <Menu className="menu" aria-label={t('online.room.menu')} onAction={choose}>
            {choices.map((choice) => (
              <MenuItem key={choice} id={choice} className="menu-item">
                {t(`online.room.${choice}`)}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      <Confirm
        title={t('online.practice.title')}
        isOpen={asking}
        yes={t('online.practice.yes')}
        no={t('online.practice.no')}
        onAnswer={answer}
      >
        <p>{t('online.practice.text')}</p>
      </Confirm>
    </>
  );
}
