import { type PictureProps, picture } from '@tessera/game-kit/board';
import type { WorkerColour } from '../../rules/scenario/scenario-types.ts';
import { WORKER_STYLES } from '../palette.ts';

interface WorkerProps extends PictureProps {
  readonly colour: WorkerColour;
  /** Would be here: only its outline. */
  readonly ghost?: boolean | undefined;
}

const BODY =
  'M20 2.6C23 4 24.4 7.4 24.2 10.6C24.1 13.4 23 15.4 21.6 16.6C28 18.4 33.4 22 33.6 26C33.7 28.8 30.4 29.6 27.2 28.6L30.4 41.4C30.8 43.4 29.6 44.6 27.8 44.6H12.2C10.4 44.6 9.2 43.4 9.6 41.4L12.8 28.6C9.6 29.6 6.3 28.8 6.4 26C6.6 22 12 18.4 18.4 16.6C16.6 15.6 15.2 13.6 15 10.8C14.7 6.6 16.4 2.2 20 2.6Z';
/** The same mark for a colour everywhere: blue a bar, grey a ring, red a diamond. */
const MARKS: Readonly<Record<WorkerColour, string>> = {
  blue: 'M14 32.2H26V36.4H14Z',
  grey: 'M20 29.4a4.8 4.8 0 1 1 0 9.6a4.8 4.8 0 0 1 0-9.6ZM20 32.3a1.9 1.9 0 1 0 0 3.8a1.9 1.9 0 0 0 0-3.8Z',
  red: 'M20 28.4L25 34.4L20 40.4L15 34.4Z',
};

/** A worker of wood in a felt cap. 40 × 48. */
export function Worker({ colour, ghost, x, y, size = 40, label }: WorkerProps) {
  const { fill, edge, on } = WORKER_STYLES[colour];
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: picture() names it or hides it.
    <svg
      className={`sc-root sc-worker${ghost ? ' sc-ghost' : ''}`}
      x={x}
      y={y}
      width={(size * 40) / 48}
      height={size}
      viewBox="0 0 40 48"
      {...picture(label)}
    >
      <ellipse cx={21} cy={45} rx={13} ry={2.6} fill="var(--sc-shadow)" opacity={0.28} />
      <path d={BODY} transform="translate(1.2 1)" fill={edge} />
      <path d={BODY} fill={fill} stroke="var(--sc-ink)" strokeWidth={1.8} strokeLinejoin="round" />
      <path
        d="M17.6 7.4C18 5.4 19 4.6 20 4.6"
        fill="none"
        stroke={on}
        strokeWidth={1.2}
        strokeLinecap="round"
        opacity={0.7}
      />
      <path d={MARKS[colour]} fill={on} fillRule="evenodd" />
    </svg>
  );
}
