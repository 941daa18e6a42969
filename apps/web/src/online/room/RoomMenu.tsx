import { Handshake } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { useText } from '../../i18n/index.tsx';

export type RoomChoice = 'undo' | 'pause' | 'resume' | 'abandon' | 'replace' | 'quit';

interface RoomMenuProps {
  readonly paused: boolean;
  readonly onChoose: (choice: RoomChoice) => void;
}

/** What is decided together, and leaving for good. */
export function RoomMenu({ paused, onChoose }: RoomMenuProps) {
  const t = useText();
  const choices: readonly RoomChoice[] = ['undo', paused ? 'resume' : 'pause', 'replace', 'abandon', 'quit'];
  return (
    <MenuTrigger>
      <Button className="icon-button" aria-label={t('online.room.menu')}>
        <Handshake aria-hidden="true" />
      </Button>
      <Popover className="menu-popover" placement="bottom end">
        <Menu
          className="menu"
          aria-label={t('online.room.menu')}
          onAction={(key) => onChoose(choices.find((choice) => choice === key) ?? 'undo')}
        >
          {choices.map((choice) => (
            <MenuItem key={choice} id={choice} className="menu-item">
              {t(`online.room.${choice}`)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
