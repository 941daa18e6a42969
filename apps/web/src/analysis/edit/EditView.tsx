import '../../table/table.css';
import '../analysis.css';
import './edit.css';
import { type Game, NO_SEAT } from '@tessera/kernel';
import type { SeatSpec } from '@tessera/table';
import type { GameUi, PositionEditor } from '@tessera/ui';
import { Check, SlidersHorizontal, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { Drawer } from '../../controls/ShellDialog.tsx';
import { useProblemSentence } from '../../controls/use-problem-sentence.ts';
import { gameEntry } from '../../games.ts';
import { useText } from '../../i18n/index.tsx';
import { BoardStage } from '../../table/board/BoardStage.tsx';
import { BoardSummary } from '../../table/board/BoardSummary.tsx';
import { PanZoom } from '../../table/board/PanZoom.tsx';
import { usePlayers } from '../../table/players/players.ts';
import { tableClass, useLayout } from '../../table/use-layout.ts';
import { analysisSentence } from '../analysis-problems.ts';
import { useHasSide } from '../use-has-side.ts';
import { type Draft, draftOf } from './draft.ts';
import { PositionText } from './PositionText.tsx';
import { Tools } from './Tools.tsx';

interface EditViewProps {
  readonly game: Game;
  readonly ui: GameUi;
  readonly editor: PositionEditor | undefined;
  readonly seats: readonly SeatSpec[];
  /** What it begins with: a position by the rules. */
  readonly position: unknown;
  readonly onDone: (position: unknown) => void;
  readonly onCancel: () => void;
}

/** A position is put up by hand: on the board with a piece in hand, in fields, or as text. The rules say what is wrong with it. */
export function EditView({ game, ui, editor, seats, position, onDone, onCancel }: EditViewProps) {
  const t = useText();
  const layout = useLayout();
  const hasSide = useHasSide(layout, ui);
  /** All that was made of it, the last one now. */
  const [drafts, setDrafts] = useState<readonly [Draft, ...Draft[]]>(() => [draftOf(game, position, editor)]);
  const [fields, setFields] = useState(false);
  const players = usePlayers(game.id, seats, NO_SEAT);
  const [draft, ...before] = drafts;
  const scene = { view: draft.position, players, text: t };
  const tools = editor?.tools(scene) ?? [];
  const [picked, setPicked] = useState<string>();
  const tool = tools.find(({ id }) => id === picked)?.id ?? tools[0]?.id ?? '';
  const add = (next: Draft) => setDrafts((all) => [next, ...all]);
  const props = { ...scene, layout, tool, onChange: (next: unknown) => add(draftOf(game, next, editor)) };
  const name = gameEntry(ui.id)?.name ?? ui.id;

  const form = (
    <div className="edit-form">
      {editor ? <editor.Form {...props} /> : null}
      <PositionText
        key={JSON.stringify(draft.position)}
        game={game}
        position={draft.position}
        open={!editor}
        onDraft={add}
      />
    </div>
  );
  return (
    <div
      className={`${tableClass(layout, ui)} table-analysis table-edit${hasSide ? ' table-sided' : ''}`}
      data-game={ui.id}
    >
      <title>{`${t('analysis.edit')} · ${name} · Tessera`}</title>
      <main id="main" className="table-main">
        <div className="prompt">
          <h1 className="edit-title">{t('analysis.edit')}</h1>
          <Verdict draft={draft} />
        </div>
        {tools.length > 0 ? (
          <Tools ui={ui} tools={tools} tool={tool} onTool={setPicked} />
        ) : (
          <div className="choices" />
        )}
        <BoardStage
          plain={ui.ownTable}
          targetUnits={ui.targetUnits}
          textUnits={ui.textUnits}
          scenes={[]}
          durationMs={0}
          onSkip={undefined}
          over={null}
        >
          {editor?.Board ? (
            <editor.Board {...props} />
          ) : (
            <ui.Board
              {...scene}
              waiting="over"
              seat={ui.turnOf(draft.position)}
              legal={[]}
              picking={ui.startPicking([])}
              active={false}
              hints={false}
              steps={[]}
              durationMs={0}
              layout={layout}
              Zoom={ui.ownTable ? PanZoom : undefined}
              onMove={() => {}}
              onPicking={() => {}}
              onSay={() => {}}
            />
          )}
        </BoardStage>
        <div className="action-bar" role="toolbar" aria-label={t('analysis.actions')}>
          <button
            type="button"
            className="button action"
            disabled={before.length === 0}
            onClick={() => setDrafts(([now, last, ...older]) => (last ? [last, ...older] : [now]))}
          >
            <Undo2 aria-hidden="true" />
            <span>{t('table.undo')}</span>
          </button>
          {hasSide ? null : (
            <button type="button" className="button button-quiet edit-action" onClick={() => setFields(true)}>
              <SlidersHorizontal aria-hidden="true" />
              <span>{t('analysis.edit.fields')}</span>
            </button>
          )}
          <span className="action-space" />
          <button type="button" className="button button-quiet edit-action" onClick={onCancel}>
            <X aria-hidden="true" />
            <span>{t('analysis.edit.cancel')}</span>
          </button>
          <button
            type="button"
            className="button button-primary edit-action"
            disabled={draft.problem !== null}
            onClick={() => onDone(draft.position)}
          >
            <Check aria-hidden="true" />
            <span>{t('analysis.edit.done')}</span>
          </button>
        </div>
      </main>
      {hasSide ? (
        <aside className="side edit-side" aria-label={t('analysis.edit.fields')}>
          {form}
        </aside>
      ) : (
        <Drawer title={t('analysis.edit.fields')} isOpen={fields} onOpenChange={setFields}>
          <Verdict draft={draft} />
          {form}
        </Drawer>
      )}
      <BoardSummary ui={ui} scene={scene} />
    </div>
  );
}

/** What is wrong with it, or that nothing is. */
function Verdict({ draft: { problem } }: { readonly draft: Draft }) {
  const t = useText();
  const sentence = useProblemSentence(problem ?? FINE, analysisSentence);
  return (
    <p className="edit-verdict" role="status" data-wrong={problem !== null || undefined}>
      {problem === null ? t('analysis.edit.sound') : (sentence ?? <span lang="en">{problem.message}</span>)}
    </p>
  );
}

const FINE = { code: '', message: '' };
