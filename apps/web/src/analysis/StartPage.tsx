import '../styles/new-table.css';
import './analysis.css';
import { type Game, type GameRecord, makeRecord, type Outcome, ok } from '@tessera/kernel';
import { pagePath } from '@tessera/protocol/lists';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Choice } from '../controls/Choice.tsx';
import { FileButton } from '../controls/FileButton.tsx';
import { ProblemNote } from '../controls/ProblemNote.tsx';
import { useTask } from '../controls/use-task.ts';
import { Page } from '../frame/Page.tsx';
import { gameWords } from '../game-words.ts';
import { ago } from '../home/ago.ts';
import { useLanguage, useText } from '../i18n/index.tsx';
import { SeatCount } from '../new-table/SeatCount.tsx';
import { usePlayers } from '../table/players/players.ts';
import { analysisSentence } from './analysis-problems.ts';
import { deleteAnalysis, type KeptAnalysis, listAnalyses } from './analysis-store.ts';
import { holdsPosition, positionOfFragment } from './position-link.ts';
import { putUp, recordOfPosition, recordOfText } from './put-up.ts';

/** Where an analysis begins: with a board, a position, a record or a link, or with one that was kept. */
export function StartPage({ game }: { readonly game: Game }) {
  const t = useText();
  const [, go] = useLocation();
  const { run, problem } = useTask();
  const begin = async (record: () => Promise<Outcome<GameRecord>>) => {
    const kept = await run(async () => {
      const read = await record();
      return read.ok ? putUp(read.value) : read;
    });
    if (kept)
      go(pagePath('analysis', { game: kept.game, id: kept.id }), { replace: holdsPosition(location.hash.slice(1)) });
  };
  const fragment = useFragment();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link
  useEffect(() => {
    if (!holdsPosition(fragment)) return;
    void begin(async () => {
      const position = await positionOfFragment(fragment);
      return position.ok ? recordOfPosition(game, position.value) : position;
    });
  }, [fragment]);

  return (
    <Page title={t('analysis.title')} game={game.id} className="analysis-start">
      <h1>{t('analysis.of', { game: game.name })}</h1>
      <p className="lead">{t('analysis.start.text')}</p>
      {problem ? <ProblemNote title={t('analysis.problem.start')} problem={problem} says={analysisSentence} /> : null}
      <Kept game={game} />
      <FromBoard game={game} onBegin={(record) => void begin(async () => ok(record))} />
      <FromText onBegin={(text) => void begin(() => recordOfText(game, text))} />
    </Page>
  );
}

/** What stands behind the #, also of a link that is opened while this page is. */
function useFragment(): string {
  const [fragment, setFragment] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const look = () => setFragment(location.hash.slice(1));
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  return fragment;
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface FromBoardProps {
  readonly game: Game;
  readonly onBegin: (record: GameRecord) => void;
}

function FromBoard({ game, onBegin }: FromBoardProps) {
  const t = useText();
  const boards = Object.keys(game.scenarios);
  const [scenario, setScenario] = useState(boards[0]);
  const [seats, setSeats] = useState(game.defaultSeats);
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  return (
    <Part title={t('analysis.start.board')}>
      <div className="analysis-choices">
        {boards.length > 1 ? (
          <Choice
            quiet
            label={t('shell.newTable.board')}
            value={scenario}
            values={boards}
            show={(board) => gameWords(t, game.id, `board.${board}`)}
            onChange={setScenario}
          />
        ) : null}
        {game.minSeats < game.maxSeats ? (
          <SeatCount least={game.minSeats} most={game.maxSeats} value={seats} onChange={setSeats} />
        ) : null}
      </div>
      <button
        type="button"
        className="button button-primary"
        onClick={() => onBegin(makeRecord(game, { seats, scenario, options }, []))}
      >
        {t('analysis.start.setUp')}
      </button>
    </Part>
  );
}

function FromText({ onBegin }: { readonly onBegin: (text: string) => void }) {
  const t = useText();
  const id = useId();
  const [text, setText] = useState('');
  return (
    <Part title={t('analysis.start.position')}>
      <label className="field-label" htmlFor={id}>
        {t('analysis.start.paste')}
      </label>
      <textarea
        id={id}
        className="text-field"
        rows={4}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="actions">
        <button type="button" className="button" disabled={text.trim() === ''} onClick={() => onBegin(text)}>
          {t('analysis.start.putUp')}
        </button>
        <FileButton label={t('analysis.start.file')} className="button button-quiet" onFile={onBegin} />
      </div>
    </Part>
  );
}

function Kept({ game }: { readonly game: Game }) {
  const t = useText();
  const { run, problem } = useTask();
  const [kept, setKept] = useState<readonly KeptAnalysis[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page is opened
  useEffect(() => {
    let here = true;
    void run(async () => ok(await listAnalyses(game.id))).then((found) => here && found && setKept(found));
    return () => {
      here = false;
    };
  }, []);
  const remove = async (id: string) => {
    const gone = await run(async () => {
      await deleteAnalysis(id);
      return ok(id);
    });
    if (gone !== undefined) setKept((before) => before.filter((each) => each.id !== id));
  };
  if (kept.length === 0 && !problem) return null;
  return (
    <Part title={t('analysis.start.kept')}>
      {problem ? <ProblemNote title={t('analysis.problem.start')} problem={problem} /> : null}
      <ul className="kept">
        {kept.map((each) => (
          <KeptRow key={each.id} kept={each} onRemove={() => void remove(each.id)} />
        ))}
      </ul>
    </Part>
  );
}

function KeptRow({ kept, onRemove }: { readonly kept: KeptAnalysis; readonly onRemove: () => void }) {
  const t = useText();
  const [language] = useLanguage();
  const { record, seats } = kept;
  const players = usePlayers(kept.game, seats);
  const title =
    record.moves.length > 0
      ? t('analysis.kept.game', { players: players.map(({ name }) => name).join(', '), moves: record.moves.length })
      : t(record.from === undefined ? 'analysis.kept.board' : 'analysis.kept.position', { count: record.seats });
  return (
    <li>
      <Link href={pagePath('analysis', { game: kept.game, id: kept.id })} className="kept-link">
        <span>{title}</span>
        <span className="hint">
          {t('analysis.kept.branches', { count: record.branches?.length ?? 0 })} ·{' '}
          {ago(kept.updatedAt, Date.now(), language)}
        </span>
      </Link>
      <button
        type="button"
        className="icon-button"
        aria-label={t('analysis.kept.remove', { title })}
        onClick={onRemove}
      >
        <Trash2 aria-hidden="true" />
      </button>
    </li>
  );
}
