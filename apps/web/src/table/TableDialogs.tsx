import { lazy, type ReactNode, Suspense } from 'react';
import { Drawer } from '../controls/ShellDialog.tsx';
import { Waiting } from '../frame/Waiting.tsx';
import { useText } from '../i18n/index.tsx';
import { SettingsDialog } from '../settings/index.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

const RulesPanel = lazy(async () => ({ default: (await import('../rules/index.ts')).RulesPanel }));

export type Opened = 'rules' | 'settings' | 'keys' | 'log' | null;

interface TableDialogsProps {
  readonly opened: Opened;
  readonly onOpen: (opened: Opened) => void;
  readonly game: string;
  /** The log, for where it has no place beside the board. */
  readonly children: ReactNode;
}

/** What opens over the table. */
export function TableDialogs({ opened, onOpen, game, children }: TableDialogsProps) {
  const t = useText();
  const props = (which: Opened) => ({
    isOpen: opened === which,
    onOpenChange: (open: boolean) => onOpen(open ? which : null),
  });
  return (
    <>
      <Drawer title={t('table.menu.rules')} {...props('rules')}>
        <Suspense fallback={<Waiting />}>
          <RulesPanel game={game} />
        </Suspense>
      </Drawer>
      <Drawer title={t('table.log')} {...props('log')}>
        {children}
      </Drawer>
      {opened === 'settings' ? (
        <Suspense>
          <SettingsDialog {...props('settings')} />
        </Suspense>
      ) : null}
      <ShortcutsDialog {...props('keys')} />
    </>
  );
}
