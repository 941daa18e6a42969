import { type BranchTree, type Line, lineLength, type Moment, ownerOf, type Step, THE_GAME } from '@tessera/table';
import { type GameUi, type Scene, Sentence } from '@tessera/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Confirm } from '../../controls/Confirm.tsx';
import { useText } from '../../i18n/index.tsx';
import { headline } from '../../table/prompt/headline.ts';
import { NameDialog } from '../dialogs/NameDialog.tsx';

interface LinesProps {
  readonly ui: GameUi;
  readonly scene: Scene<unknown>;
  readonly tree: BranchTree;
  readonly moment: Moment;
  /** The first move of every branch, as it looks. */
  readonly firstSteps: () => readonly Step[];
  readonly onGo: (moment: Moment) => void;
  readonly onName: (line: Line, name: string) => void;
  readonly onRemove: (line: Line) => void;
}

/** The game and all that was tried out in it, as a tree: each branch under the one it leaves. */
export function Lines(props: LinesProps) {
  const { ui, scene, tree, moment, firstSteps, onGo, onName, onRemove } = props;
  const t = useText();
  const [naming, setNaming] = useState<Line | null>(null);
  const [removing, setRemoving] = useState<Line | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the branches alone say how they begin
  const steps = useMemo(() => firstSteps(), [tree.branches]);
  const here = ownerOf(tree, moment);
  const nameOf = (line: Line): string => {
    const { name, moves } = tree.branches[line - 1];
    const step = steps[line - 1];
    return name ?? ((step && headline(ui.describeStep(step, { ...scene, view: step.view }))) || moves[0]);
  };
  const leaving = (line: Line) =>
    tree.branches
      .flatMap((branch, index) => ((branch.of ?? THE_GAME) === line ? [{ line: index + 1, at: branch.at }] : []))
      .sort((a, b) => a.at - b.at);

  const rows = (line: Line) => {
    const branches = leaving(line);
    if (branches.length === 0) return null;
    return (
      <ul>
        {branches.map((branch) => (
          <li key={branch.line}>
            <div className="line-row">
              <button
                type="button"
                className="line"
                aria-current={here === branch.line ? 'true' : undefined}
                onClick={() => onGo({ line: branch.line, at: lineLength(tree, branch.line) })}
              >
                <span className="line-at">{branch.at}</span>
                <span className="line-name">
                  <Sentence>{nameOf(branch.line)}</Sentence>
                </span>
                <span className="line-length">
                  {t('analysis.line.moves', { count: tree.branches[branch.line - 1].moves.length })}
                </span>
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={t('analysis.line.name', { line: nameOf(branch.line) })}
                title={t('analysis.name')}
                onClick={() => setNaming(branch.line)}
              >
                <Pencil aria-hidden="true" />
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={t('analysis.line.remove', { line: nameOf(branch.line) })}
                title={t('analysis.remove')}
                onClick={() => setRemoving(branch.line)}
              >
                <Trash2 aria-hidden="true" />
              </button>
            </div>
            {rows(branch.line)}
          </li>
        ))}
      </ul>
    );
  };
  return (
    <section className="lines" aria-label={t('analysis.lines')}>
      <button
        type="button"
        className="line line-game"
        aria-current={here === THE_GAME ? 'true' : undefined}
        onClick={() =>
          onGo({ line: THE_GAME, at: here === THE_GAME ? moment.at : Math.min(moment.at, tree.moves.length) })
        }
      >
        <span className="line-name">{t(tree.moves.length > 0 ? 'analysis.line.game' : 'analysis.line.start')}</span>
        <span className="line-length">{t('analysis.line.moves', { count: tree.moves.length })}</span>
      </button>
      {rows(THE_GAME)}
      {tree.branches.length === 0 ? <p className="hint lines-none">{t('analysis.lines.none')}</p> : null}
      <NameDialog
        key={naming}
        isOpen={naming !== null}
        name={naming === null ? '' : (tree.branches[naming - 1]?.name ?? '')}
        onName={(name) => {
          if (naming !== null) onName(naming, name);
          setNaming(null);
        }}
        onClose={() => setNaming(null)}
      />
      <Confirm
        title={t('analysis.remove.title')}
        isOpen={removing !== null}
        yes={t('analysis.remove')}
        no={t('analysis.remove.no')}
        onAnswer={(yes) => {
          if (yes && removing !== null) onRemove(removing);
          setRemoving(null);
        }}
      >
        <p>{t('analysis.remove.text')}</p>
      </Confirm>
    </section>
  );
}
