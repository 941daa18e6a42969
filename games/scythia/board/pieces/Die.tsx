import { type PictureProps, picture } from '@tessera/game-kit/board';
import type { DieColour } from '../../rules/scenario/scenario-types.ts';
import { DIE_STYLES } from '../palette.ts';
import { readFace } from './die-face.ts';

interface DieProps extends PictureProps {
  readonly die: DieColour;
  /** As the scenario writes it: '2', '3w', '2/2w'; null for a die not thrown yet. */
  readonly face: string | null;
  readonly rolling?: boolean | undefined;
}

const FRONT = 'M8 3.4L40 3Q45 3 45 8L44.6 39Q45 44.4 39.4 44.4L8.4 45Q3 44.6 3.2 39L3 8.4Q3.2 3.2 8 3.4Z';
/** An akinakes, the short sword of the steppe, about 0 0 and 20 high. */
const SWORD =
  'M0-10L2.6-5.6L2 3.4C4 2.6 5.4 3.6 5.4 5C4 4.8 2.6 5.4 1.6 6.2V8C3.4 7.8 3.8 10 2.4 10H-2.4C-3.8 10-3.4 7.8-1.6 8V6.2C-2.6 5.4-4 4.8-5.4 5C-5.4 3.6-4 2.6-2 3.4L-2.6-5.6Z';
const DROP = 'M0-9C1.4-4.4 7-1 7 3.6A7 6.6 0 0 1-7 3.6C-7-1-1.4-4.4 0-9Z';

/** Where signs stand in a row about the middle. */
const spread = (count: number, step: number) =>
  Array.from({ length: count }, (_, i) => 24 + (i - (count - 1) / 2) * step);

/** A die: strength as swords, wounds as drops. */
export function Die({ die, face, rolling, x, y, size = 48, label }: DieProps) {
  const { fill, edge, on } = DIE_STYLES[die];
  const { strength, wounds } = readFace(face ?? '0');
  const both = strength > 0 && wounds > 0;
  const scale = both ? 0.86 : strength + wounds > 2 ? 1.1 : 1.3;
  const step = Math.min(15, 38 / Math.max(strength, wounds, 1));
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: picture() names it or hides it.
    <svg className="sc-root sc-die" x={x} y={y} width={size} height={size} viewBox="0 0 50 52" {...picture(label)}>
      <ellipse cx={26} cy={48} rx={21} ry={3} fill="var(--sc-shadow)" opacity={0.25} />
      <g className={rolling ? 'sc-die-rolling' : undefined}>
        <path d={FRONT} transform="translate(2 3)" fill={edge} stroke="var(--sc-ink)" strokeWidth={2} />
        <path d={FRONT} fill={fill} stroke="var(--sc-ink)" strokeWidth={2.2} strokeLinejoin="round" />
        {spread(strength, step).map((at) => (
          <path
            key={at}
            d={SWORD}
            transform={`translate(${at} ${both ? 14.5 : 24}) scale(${scale})`}
            fill={on}
            stroke={on}
            strokeWidth={1}
            strokeLinejoin="round"
          />
        ))}
        {spread(wounds, step).map((at) => (
          <path
            key={at}
            d={DROP}
            transform={`translate(${at} ${both ? 35 : 25}) scale(${scale * (wounds > 2 ? 0.72 : 0.82)})`}
            fill={die === 'red' ? '#fff' : 'var(--sc-blood)'}
            stroke={on}
            strokeWidth={1.6}
          />
        ))}
        {face !== null && strength + wounds === 0 && <circle cx={24} cy={24} r={3} fill={on} opacity={0.45} />}
      </g>
    </svg>
  );
}
