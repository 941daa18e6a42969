import { type OpenProps, ShellDialog } from '../controls/ShellDialog.tsx';
import { useText } from '../i18n/index.tsx';

/** Those pressed together are one entry; a key with a name of its own in every language goes by that. */
const KEYS = [
  [['Tab'], 'targets'],
  [['←', '↑', '→', '↓'], 'arrows'],
  [['enter', 'space'], 'act'],
  [['esc'], 'cancel'],
  [['B'], 'board'],
  [['H'], 'hint'],
  [['ctrl Z'], 'undo'],
  [['ctrl shift Z'], 'redo'],
  [['?'], 'help'],
] as const;
const NAMED = ['enter', 'space', 'esc', 'ctrl', 'shift'] as const;
const isNamed = (key: string): key is (typeof NAMED)[number] => NAMED.some((name) => name === key);

export function ShortcutsDialog(props: OpenProps) {
  const t = useText();
  return (
    <ShellDialog title={t('table.menu.keys')} {...props}>
      <dl className="keys">
        {KEYS.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>
                  {key
                    .split(' ')
                    .map((part) => (isNamed(part) ? t(`table.key.${part}`) : part))
                    .join(' ')}
                </kbd>
              ))}
            </dt>
            <dd>{t(`table.keys.${what}`)}</dd>
          </div>
        ))}
      </dl>
    </ShellDialog>
  );
}
