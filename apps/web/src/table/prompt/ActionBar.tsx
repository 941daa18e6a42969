import { BookOpen, FastForward, Redo2, ScrollText, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.tsx';
import { SettingsButton } from '../../settings/index.ts';
import { type MenuChoice, TableMenu } from '../TableMenu.tsx';

interface ActionBarProps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  /** While others act: shows at once what they do. There is nothing to do again then. */
  readonly onSkip: (() => void) | undefined;
  /** Where the log has no place of its own. */
  readonly onLog: (() => void) | undefined;
  readonly onRules: () => void;
  /** What it is called to give the game up; none for those who can't. */
  readonly resign: string | undefined;
  readonly onMenu: (choice: MenuChoice) => void;
  /** What is said about the place under the pointer, where the bar has room for it. */
  readonly children: ReactNode;
}

export function ActionBar(props: ActionBarProps) {
  const { canUndo, canRedo, onUndo, onRedo, onSkip, onLog, onRules, resign, onMenu, children } = props;
  const t = useText();
  return (
    <div className="action-bar" role="toolbar" aria-label={t('table.actions')} data-guide="actions">
      <button type="button" className="button action" disabled={!canUndo} onClick={onUndo}>
        <Undo2 aria-hidden="true" />
        <span>{t('table.undo')}</span>
      </button>
      {onSkip ? (
        <button type="button" className="button action" data-skip onClick={onSkip}>
          <FastForward aria-hidden="true" />
          <span>{t('table.skip')}</span>
        </button>
      ) : (
        <button type="button" className="button button-quiet action" disabled={!canRedo} onClick={onRedo}>
          <Redo2 aria-hidden="true" />
          <span>{t('table.redo')}</span>
        </button>
      )}
      <div className="action-space">{children}</div>
      {onLog ? (
        <button type="button" className="icon-button" aria-label={t('table.log')} onClick={onLog}>
          <ScrollText aria-hidden="true" />
        </button>
      ) : null}
      <button type="button" className="icon-button" aria-label={t('table.menu.rules')} onClick={onRules}>
        <BookOpen aria-hidden="true" />
      </button>
      <SettingsButton />
      <TableMenu resign={resign} onChoose={onMenu} />
    </div>
  );
}
