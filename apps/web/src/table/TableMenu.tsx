import { Menu as MenuIcon } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { nameClosers } from '../controls/name-closers.ts';
import { useText } from '../i18n/index.tsx';

const MENU_ITEMS = ['rules', 'settings', 'guide', 'keys', 'save', 'resign', 'leave'] as const;
export type MenuChoice = (typeof MENU_ITEMS)[number];

interface TableMenuProps {
  /** What it is called to give the game up; none for those who can't. */
  readonly resign: string | undefined;
  readonly onChoose: (choice: MenuChoice) => void;
}

/** All that isn't needed on every turn. */
export function TableMenu({ resign, onChoose }: TableMenuProps) {
  const t = useText();
  return (
    <MenuTrigger>
      <Button className="icon-button" aria-label={t('table.menu')}>
        <MenuIcon aria-hidden="true" />
      </Button>
      <Popover ref={nameClosers(t('shell.close'))} className="menu-popover" placement="top end">
        <Menu className="menu" aria-label={t('table.menu')} onAction={(key) => onChoose(key as MenuChoice)}>
          {MENU_ITEMS.filter((item) => item !== 'resign' || resign !== undefined).map((item) => (
            <MenuItem key={item} id={item} className="menu-item">
              {item === 'resign' ? resign : t(`table.menu.${item}`)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
