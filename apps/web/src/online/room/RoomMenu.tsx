import { Handshake } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { nameClosers } from '../../controls/name-closers.ts';
import { useText } from '../../i18n/index.tsx';
import type { TableInfo } from '../server/tables.ts';
import { isAlone } from './alone.ts';
import { type Leave, Leaving } from './Leaving.tsx';

export type RoomChoice = 'undo' | 'pause' | 'resume' | 'abandon' | 'replace' | 'quit';

interface RoomMenuProps {
  readonly table: TableInfo;
  readonly me: string | undefined;
  readonly paused: boolean;
  readonly onChoose: (choice: RoomChoice) => void;
}

/** What is decided together, and leaving for good. */
export function RoomMenu({ table, me, paused, onChoose }: RoomMenuProps) {
  const t = useText();
  const [asking, setAsking] = useState<Leave | null>(null);
  const alone = isAlone(table, me);
  const choices: readonly RoomChoice[] = ['undo', paused ? 'resume' : 'pause', 'replace', 'abandon', 'quit'];
  const choose = (key: unknown) => {
    const choice = choices.find((each) => each === key);
    if (choice === 'quit' || (choice === 'abandon' && alone)) setAsking(choice);
    else if (choice) onChoose(choice);
  };
  const answer = (yes: boolean) => {
    setAsking(null);
    if (yes && asking) onChoose(asking);
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
                {t(choice === 'abandon' && alone ? 'online.room.end' : `online.room.${choice}`)}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      <Leaving table={table} me={me} asking={asking} onAnswer={answer} />
    </>
  );
}
