import { PAGES } from '@tessera/protocol/lists';
import {
  ArrowLeft,
  ChartSpline,
  ChevronFirst,
  ChevronLast,
  GitBranch,
  House,
  Pause,
  Play,
  ScrollText,
  Share2,
  StepBack,
  StepForward,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '../../i18n/index.tsx';
import type { ReplayController } from './replay-controller.ts';

interface ReplayBarProps {
  readonly at: number;
  readonly length: number;
  readonly playing: boolean;
  readonly rate: number;
  readonly rates: readonly number[];
  readonly controller: ReplayController;
  readonly onRate: (rate: number) => void;
  /** Whose eyes to look through, where it makes a difference. */
  readonly eyes: ReactNode;
  /** There is another way to move about. */
  readonly withoutSlider: boolean;
  /** Shows the review, or puts it away; none while the game goes on. */
  readonly onReview: (() => void) | undefined;
  readonly reviewing: boolean;
  readonly onShare: () => void;
  readonly onTry: (() => void) | undefined;
  readonly onLog: (() => void) | undefined;
  readonly table: string | undefined;
}

/** Step, play, jump: everything one does with a film. */
export function ReplayBar(props: ReplayBarProps) {
  const {
    at,
    length,
    playing,
    rate,
    rates,
    controller,
    onRate,
    eyes,
    withoutSlider,
    onReview,
    reviewing,
    onShare,
    onTry,
    onLog,
    table,
  } = props;
  const t = useText();
  const button = (label: string, icon: ReactNode, act: () => void, disabled = false) => (
    <button type="button" className="icon-button" aria-label={label} title={label} disabled={disabled} onClick={act}>
      {icon}
    </button>
  );
  return (
    <div className="replay-bar" data-one-row={withoutSlider || undefined} role="toolbar" aria-label={t('table.replay')}>
      <div className="replay-place">
        {withoutSlider ? (
          <span className="action-space" />
        ) : (
          <input
            type="range"
            className="replay-slider"
            min={0}
            max={length}
            value={at}
            aria-label={t('table.replay.position')}
            aria-valuetext={t('table.replay.step', { at, length })}
            onChange={(event) => controller.jump(Number(event.target.value))}
          />
        )}
        <span className="replay-count" aria-hidden="true">
          {at} / {length}
        </span>
        {eyes}
        {onTry ? button(t('table.replay.try'), <GitBranch aria-hidden="true" />, onTry) : null}
        {onReview ? (
          <button
            type="button"
            className="button button-quiet replay-review"
            aria-pressed={reviewing}
            onClick={onReview}
          >
            <ChartSpline aria-hidden="true" />
            {t('table.replay.review')}
          </button>
        ) : null}
      </div>
      <div className="replay-buttons">
        {button(t('table.replay.first'), <ChevronFirst aria-hidden="true" />, () => controller.jump(0), at === 0)}
        {button(t('table.replay.back'), <StepBack aria-hidden="true" />, controller.back, at === 0)}
        {playing
          ? button(t('table.replay.pause'), <Pause aria-hidden="true" />, controller.pause)
          : button(t('table.replay.play'), <Play aria-hidden="true" />, controller.play)}
        {button(t('table.replay.forward'), <StepForward aria-hidden="true" />, controller.forward, at === length)}
        {button(
          t('table.replay.last'),
          <ChevronLast aria-hidden="true" />,
          () => controller.jump(length),
          at === length,
        )}
        <label className="replay-rate">
          <span className="visually-hidden">{t('table.replay.rate')}</span>
          <select className="language-select" value={rate} onChange={(event) => onRate(Number(event.target.value))}>
            {rates.map((each) => (
              <option key={each} value={each}>
                {t('table.replay.times', { rate: each })}
              </option>
            ))}
          </select>
        </label>
        <span className="action-space" />
        {onLog ? button(t('table.log'), <ScrollText aria-hidden="true" />, onLog) : null}
        {button(t('table.replay.share'), <Share2 aria-hidden="true" />, onShare)}
        {table === undefined ? null : (
          <Link href={table} className="button button-quiet action replay-table">
            <ArrowLeft aria-hidden="true" />
            <span>{t('table.replay.table')}</span>
          </Link>
        )}
        <Link href={PAGES.home} className="icon-button" aria-label={t('table.home')}>
          <House aria-hidden="true" />
        </Link>
      </div>
    </div>
  );
}
