import { fail, type Game, type Outcome } from '@tessera/kernel';
import { Download, FolderOpen } from 'lucide-react';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { download } from '../controls/download.ts';
import { ProblemNote } from '../controls/ProblemNote.tsx';
import { useTask } from '../controls/use-task.ts';
import { gameWords } from '../game-words.ts';
import { useText } from '../i18n/index.tsx';

interface OwnBoardProps {
  readonly game: Game;
  /** Called with a scenario that has passed the game's own check. */
  readonly onBoard: (scenario: object) => Promise<void>;
}

function readScenario(game: Game, text: string): Outcome<object> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail('not-json', 'This is not JSON.');
  }
  return game.checkScenario(json);
}

/** What a board of this game looks like, in a line: { "id": "…", "name": "…", "forts": [ … ] }. */
function outline(game: Game): string {
  const [scenario] = Object.values(game.scenarios);
  const parts = Object.entries(scenario).flatMap(([key, value]) => {
    if (key.startsWith('$')) return [];
    return `"${key}": ${Array.isArray(value) ? '[ … ]' : '"…"'}`;
  });
  return `{ ${parts.join(', ')} }`;
}

/** The first board we ship, as a file to start one's own from. */
function downloadExample(game: Game): void {
  const [[id, scenario]] = Object.entries(game.scenarios);
  download(new File([`${JSON.stringify(scenario, null, 2)}\n`], `${id}.json`, { type: 'application/json' }));
}

/** Brings in a board that somebody wrote, from a file or from the clipboard. */
export function OwnBoard({ game, onBoard }: OwnBoardProps) {
  const t = useText();
  const { run, problem, forget } = useTask();
  const [text, setText] = useState('');
  const [added, setAdded] = useState('');
  /** Where the board came from: what is wrong with it is said there. */
  const [source, setSource] = useState<'file' | 'text'>('file');
  const wrong = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const field = useId();

  useEffect(() => {
    if (problem) wrong.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);

  const take = async (from: 'file' | 'text', board: string) => {
    setAdded('');
    setSource(from);
    const scenario = await run(async () => {
      const read = readScenario(game, board);
      if (read.ok) await onBoard(read.value);
      return read;
    });
    if (!scenario) return;
    setText('');
    setAdded(String((scenario as { name?: unknown }).name));
  };
  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file) await take('file', await file.text());
  };

  const note = problem ? (
    <div ref={wrong} className="own-board-problem">
      <ProblemNote title={t('shell.problem.board')} problem={problem} />
    </div>
  ) : null;
  return (
    <details className="own-board">
      <summary>{t('shell.ownBoard.title')}</summary>
      <div className="own-board-body">
        <p className="hint">{gameWords(t, game.id, 'ownBoard')}</p>
        <input ref={input} type="file" accept=".json,application/json" hidden onChange={open} />
        <div className="actions">
          <button type="button" className="button" onClick={() => input.current?.click()}>
            <FolderOpen aria-hidden="true" />
            {t('shell.ownBoard.file')}
          </button>
          <button type="button" className="button button-quiet" onClick={() => downloadExample(game)}>
            <Download aria-hidden="true" />
            {t('shell.ownBoard.example')}
          </button>
        </div>
        {source === 'file' ? note : null}
        <label htmlFor={field} className="field-label">
          {t('shell.ownBoard.paste')}
        </label>
        <textarea
          id={field}
          className="text-field"
          rows={5}
          spellCheck={false}
          value={text}
          placeholder={outline(game)}
          onChange={(event) => {
            setText(event.target.value);
            forget();
          }}
        />
        <button type="button" className="button" disabled={text.trim() === ''} onClick={() => take('text', text)}>
          {t('shell.ownBoard.use')}
        </button>
        {source === 'text' ? note : null}
        <p role="status" className="hint">
          {added ? t('shell.ownBoard.added', { name: added }) : ''}
        </p>
      </div>
    </details>
  );
}
