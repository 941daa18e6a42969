import { seatOf } from '@tessera/kernel';
import type { LiveFindings } from '@tessera/mind';
import type { Step } from '@tessera/table';
import { type GameUi, type Player, type Scene, Sentence } from '@tessera/ui';
import { Brain, Pause, Play } from 'lucide-react';
import { ProblemNote } from '../../controls/ProblemNote.tsx';
import { useLanguage, useText } from '../../i18n/index.tsx';
import { headline } from '../../table/prompt/headline.ts';
import type { LiveSearch } from '../use-live-search.ts';
import { Chances, usePercent } from './Chances.tsx';

interface BestMovesProps {
  readonly ui: GameUi;
  readonly players: readonly Player[];
  readonly scene: Scene<unknown>;
  readonly search: LiveSearch;
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
  /** What a move would look like. */
  readonly foresee: (move: string) => Step | undefined;
  /** The move that is pointed out on the board. */
  readonly pointed: string | null;
  readonly onPoint: (move: string | null) => void;
  readonly onPlay: (move: string) => void;
}

/** So many are told. */
const TOLD = 5;

/** The chances of all, and the best moves, while the search goes deeper. */
export function BestMoves(props: BestMovesProps) {
  const { ui, players, scene, search, on, onSwitch, foresee, pointed, onPoint, onPlay } = props;
  const t = useText();
  const percent = usePercent();
  const { findings, problem } = search;
  const sentenceOf = (move: string): string => {
    const step = foresee(move);
    return (step && headline(ui.describeStep(step, { ...scene, view: step.view }))) || move;
  };
  return (
    <section className="best-moves" aria-label={t('analysis.best')}>
      <Chances ui={ui} players={players} chances={findings?.chances} />
      <div className="best-moves-head">
        <p className="best-moves-depth">
          <Depth findings={findings} on={on} />
        </p>
        <button type="button" className="button button-quiet" aria-pressed={on} onClick={() => onSwitch(!on)}>
          {on ? <Pause aria-hidden="true" /> : <Brain aria-hidden="true" />}
          {t(on ? 'analysis.think.stop' : 'analysis.think.start')}
        </button>
      </div>
      {problem ? <ProblemNote title={t('analysis.problem.search')} problem={problem} /> : null}
      <ol className="best-moves-list">
        {findings?.moves.slice(0, TOLD).map(({ move, chances }) => {
          const sentence = sentenceOf(move);
          return (
            <li key={move}>
              <button
                type="button"
                className="best-move"
                aria-pressed={pointed === move}
                onClick={() => onPoint(pointed === move ? null : move)}
              >
                <span className="best-move-chance">{percent(chances[seatOf(findings.seat)] ?? 0)}</span>
                <span>
                  <Sentence>{sentence}</Sentence>
                </span>
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={t('analysis.playThis', { move: sentence })}
                title={t('analysis.play')}
                onClick={() => onPlay(move)}
              >
                <Play aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Depth({ findings, on }: { readonly findings: LiveFindings | undefined; readonly on: boolean }) {
  const t = useText();
  const [language] = useLanguage();
  if (!findings) return t(on ? 'analysis.think.begins' : 'analysis.think.off');
  if (findings.done && findings.descents === 0) return t('analysis.think.over');
  const count = new Intl.NumberFormat(language).format(findings.descents);
  return t(findings.done ? 'analysis.think.done' : 'analysis.think.depth', { count });
}
