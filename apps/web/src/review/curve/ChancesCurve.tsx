import { type Review, WIN } from '@tessera/mind';
import type { GameUi, Player } from '@tessera/ui';
import { type CSSProperties, type KeyboardEvent, memo, type PointerEvent } from 'react';
import { useText } from '../../i18n/index.tsx';
import { type Figures, useFigures } from '../figures.ts';
import { chancesAt, spread } from './chances.ts';

interface CurveProps {
  readonly ui: GameUi;
  readonly review: Review;
  readonly players: readonly Player[];
}

interface MovingCurveProps extends CurveProps {
  readonly at: number;
  readonly onAt: (at: number) => void;
}

/** A moment further by keys that go far. */
const FAR = 10;
const LINES = [0, 25, 50, 75, 100];
/** How far apart the marks at the end of the lines stand at least, as a part of the height. */
const APART = 0.16;

/** How likely each seat was to win, from the first moment to the last. */
export function ChancesCurve(props: CurveProps) {
  const t = useText();
  return (
    <div className="curve curve-still" role="img" aria-label={t('review.curve')}>
      <Lines {...props} />
      <Ends {...props} />
    </div>
  );
}

/** The same to move about in: where it is tapped, or by arrow keys. */
export function MovingCurve({ at, onAt, ...curve }: MovingCurveProps) {
  const { review, players } = curve;
  const t = useText();
  const figures = useFigures();
  const length = review.moments.length;
  const toPointer = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onAt(Math.max(0, Math.min(length, Math.round(((clientX - left) / width) * length))));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = keyLeadsTo(event.key, at, length);
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    onAt(to);
  };
  return (
    <div className="curve">
      <div
        className="curve-room"
        role="slider"
        tabIndex={0}
        aria-label={t('review.curve')}
        aria-valuemin={0}
        aria-valuemax={length}
        aria-valuenow={at}
        aria-valuetext={t('review.curve.at', { at, length, chances: chancesInWords(review, at, players, figures, t) })}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          toPointer(event);
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && toPointer(event)}
      >
        <Lines {...curve} />
        <span className="curve-at" style={{ left: `${(100 * at) / Math.max(1, length)}%` }} />
      </div>
      <Ends {...curve} />
    </div>
  );
}

function keyLeadsTo(key: string, at: number, length: number): number | undefined {
  const to = {
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    PageUp: at + FAR,
    PageDown: at - FAR,
    Home: 0,
    End: length,
  }[key];
  return to === undefined ? undefined : Math.max(0, Math.min(length, to));
}

/** 'Anna 40 %, Sky 60 %' */
const chancesInWords = (
  review: Review,
  at: number,
  players: readonly Player[],
  figures: Figures,
  t: ReturnType<typeof useText>,
): string =>
  chancesAt(review, at)
    .map((chance, seat) =>
      t('review.curve.chance', { name: players[seat]?.name ?? '', percent: figures.chance(chance) }),
    )
    .join(', ');

const Lines = memo(function Lines({ review, players }: CurveProps) {
  const { moments, result, turningPoints } = review;
  const width = Math.max(1, moments.length);
  return (
    <svg className="curve-lines" viewBox={`0 0 ${width} 100`} preserveAspectRatio="none" aria-hidden="true">
      {LINES.map((y) => (
        <path key={y} className="curve-line" d={`M0 ${y}H${width}`} />
      ))}
      {turningPoints.map(({ from, to }) => (
        <rect key={from} className="curve-turning" x={from} y={0} width={Math.max(1, to + 1 - from)} height={100} />
      ))}
      {players.slice(0, review.seats).map((player, seat) => {
        const points = [...moments.map(({ chances }) => chances), result].map(
          (chances, x) => `${x} ${(100 - (100 * chances[seat]) / WIN).toFixed(1)}`,
        );
        const d = `M${points.join('L')}`;
        return (
          <g key={player.seat} style={{ color: `var(--${player.colour})` }}>
            <path className="curve-under" d={d} />
            <path className="curve-path" d={d} />
          </g>
        );
      })}
    </svg>
  );
});

/** Whose line it is, where it ends. */
function Ends({ ui, review, players }: CurveProps) {
  const tops = spread(
    review.result.map((chance) => 1 - chance / WIN),
    APART,
    1,
  );
  return (
    <span className="curve-ends" aria-hidden="true">
      {players.slice(0, review.seats).map((player, seat) => (
        <span key={player.seat} style={{ '--top': tops[seat] } as CSSProperties}>
          <ui.Mark colour={player.colour} size={14} />
        </span>
      ))}
    </span>
  );
}
