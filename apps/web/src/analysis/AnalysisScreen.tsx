import { CryptoRng, type Game, type Problem } from '@tessera/kernel';
import { pagePath } from '@tessera/protocol/lists';
import { BranchedGame } from '@tessera/table';
import type { GameUi, PositionEditor } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { failed } from '../controls/failed.ts';
import { useProblemSentence } from '../controls/use-problem-sentence.ts';
import { Page } from '../frame/Page.tsx';
import { Waiting } from '../frame/Waiting.tsx';
import { gameEntry } from '../games.ts';
import { useText } from '../i18n/index.tsx';
import { wantWords } from '../i18n/words.ts';
import { loadGameUi } from '../table/game-uis.ts';
import { layoutNow } from '../table/use-layout.ts';
import { AnalysisView } from './AnalysisView.tsx';
import { AnalysisController } from './analysis-controller.ts';
import { analysisSentence } from './analysis-problems.ts';
import { loadAnalysis, saveAnalysis } from './analysis-store.ts';
import { EditView } from './edit/EditView.tsx';
import { putUp, recordOfPosition } from './put-up.ts';
import { StartPage } from './StartPage.tsx';

interface AnalysisScreenProps {
  readonly game: string;
  readonly id?: string;
}

type Loaded =
  | { readonly is: 'loading' }
  | { readonly is: 'start'; readonly game: Game; readonly ui: GameUi }
  | {
      readonly is: 'board';
      readonly game: Game;
      readonly ui: GameUi;
      /** None for a game whose positions are written as text. */
      readonly editor: PositionEditor | undefined;
      readonly controller: AnalysisController;
    }
  | { readonly is: 'problem'; readonly problem: Problem };

/** The board for analysis: an analysis that is kept here, or the page on which one begins. */
export default function AnalysisScreen({ game, id }: AnalysisScreenProps) {
  const [loaded, setLoaded] = useState<Loaded>({ is: 'loading' });
  useEffect(() => {
    let current = true;
    void load(game, id)
      .catch((error: unknown): Loaded => ({ is: 'problem', problem: failed(error) }))
      .then((found) => current && setLoaded(found));
    return () => {
      current = false;
    };
  }, [game, id]);
  if (loaded.is === 'loading') return <Waiting />;
  if (loaded.is === 'problem') return <AnalysisProblem game={game} problem={loaded.problem} />;
  if (loaded.is === 'start') return <StartPage game={loaded.game} />;
  return <Board {...loaded} />;
}

type BoardProps = Omit<Extract<Loaded, { readonly is: 'board' }>, 'is'>;

/** The board is played on, or its position is changed, which makes another analysis of it. */
function Board({ game, ui, editor, controller }: BoardProps) {
  const [, go] = useLocation();
  const [editing, setEditing] = useState<{ readonly position: unknown }>();
  const [problem, setProblem] = useState<Problem>();
  if (problem) return <AnalysisProblem game={game.id} problem={problem} />;
  if (!editing) return <AnalysisView ui={ui} controller={controller} onEdit={(position) => setEditing({ position })} />;
  const { seats } = controller.snapshot().kept;
  const putUpEdited = async (position: unknown) => {
    const record = recordOfPosition(game, position);
    const kept = record.ok ? await putUp(record.value, 0, seats) : record;
    if (!kept.ok) return setProblem(kept.error);
    setEditing(undefined);
    go(pagePath('analysis', { game: kept.value.game, id: kept.value.id }));
  };
  return (
    <EditView
      game={game}
      ui={ui}
      editor={editor}
      seats={seats}
      position={editing.position}
      onDone={(position) => void putUpEdited(position).catch((error) => setProblem(failed(error)))}
      onCancel={() => setEditing(undefined)}
    />
  );
}

async function load(id: string, analysis: string | undefined): Promise<Loaded> {
  const entry = gameEntry(id);
  const drawing = loadGameUi(id);
  if (!entry || !drawing)
    return { is: 'problem', problem: { code: 'unknown-game', message: `There is no game "${id}" here.` } };
  const [game, ui] = await Promise.all([entry.load(), drawing, wantWords([id])]);
  if (analysis === undefined) return { is: 'start', game, ui };
  const kept = await loadAnalysis(analysis);
  if (!kept || kept.game !== id)
    return { is: 'problem', problem: { code: 'unknown-analysis', message: 'This analysis is not on this device.' } };
  const board = BranchedGame.open(game, kept.record);
  if (!board.ok) return { is: 'problem', problem: board.error };
  const controller = new AnalysisController(board.value, kept, { rng: new CryptoRng(), save: saveAnalysis });
  await ui.prepare?.(controller.snapshot().seen.view, layoutNow());
  return { is: 'board', game, ui, editor: await entry.editor?.(), controller };
}

function AnalysisProblem({ game, problem }: { readonly game: string; readonly problem: Problem }) {
  const t = useText();
  const sentence = useProblemSentence(problem, analysisSentence);
  return (
    <Page title={t('analysis.title')} game={game} className="message">
      <h1>{t('analysis.problem.title')}</h1>
      {sentence === undefined ? <p lang="en">{problem.message}</p> : <p>{sentence}</p>}
      <div className="actions">
        <Link href={pagePath('analysis', { game })} className="button button-primary">
          {t('analysis.start.back')}
        </Link>
      </div>
    </Page>
  );
}
