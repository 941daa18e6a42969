import { type OpenProps, ShellDialog } from '../controls/ShellDialog.tsx';
import { useText } from '../i18n/index.tsx';

const KEYS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['Tab'], 'targets'],
  [['←', '↑', '→', '↓'], 'arrows'],
  [['Enter', 'Space'], 'act'],
  [['Esc'], 'cancel'],
  [['B'], 'board'],
  [['Ctrl Z'], 'undo'],
  [['Ctrl Shift Z'], 'redo'],
  [['?'], 'help'],
];

export function ShortcutsDialog(props: OpenProps) {
  const t = useText();
  return (
    <ShellDialog title={t('table.menu.keys')} {...props}>
      <dl className="keys">
        {KEYS.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`table.keys.${what}`)}</dd>
          </div>
        ))}
      </dl>
    </ShellDialog>
  );
}
