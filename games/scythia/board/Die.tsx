import type { DieColour } from '../rules/scenario-types.ts';
import { type PictureProps, picture } from './decor.ts';
import { readFace } from './die-face.ts';
import { GLYPHS } from './glyphs.ts';
import { DIE_STYLES } from './palette.ts';

interface DieProps extends PictureProps {
  readonly die: DieColour;
  /** As the scenario writes it: '2', '3w', '2/2w'; null for a die not thrown yet. */
  readonly face: string | null;
  readonly rolling?: boolean | undefined;
}

const FRONT = 'M8 3.4L40 3Q45 3 45 8L44.6 39Q45 44.4 39.4 44.4L8.4 45Q3 44.6 3.2 39L3 8.4Q3.2 3.2 8 3.4Z';
const COUNT_MARKS = 4;

/** Where up to three signs stand in a row of this width about 24. */
const spread = (count: number, step: number) =>
  Array.from({ length: count }, (_, i) => 24 + (i - (count - 1) / 2) * step);

/** A die: strength as swords, wounds as drops. */
export function Die({ die, face, rolling, x, y, size = 48, label }: DieProps) {
  const { fill, edge, on } = DIE_STYLES[die];
  const { strength, wounds } = readFace(face ?? '0');
  const both = strength > 0 && wounds > 0;
  const swords = both ? 15 : 24;
  const drops = both ? 33 : 24;
  const sign =
    (strength + wounds > COUNT_MARKS ? 12 : both || strength + wounds > 1 ? 14 : 22) *
    (strength + wounds === 2 && !both ? 1.2 : 1);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: picture() names it or hides it.
    <svg className="sc-root sc-die" x={x} y={y} width={size} height={size} viewBox="0 0 50 52" {...picture(label)}>
      <ellipse cx={26} cy={48} rx={21} ry={3} fill="var(--sc-shadow)" opacity={0.25} />
      <g className={rolling ? 'sc-die-rolling' : undefined}>
        <path d={FRONT} transform="translate(2 3)" fill={edge} stroke="var(--sc-ink)" strokeWidth={2} />
        <path d={FRONT} fill={fill} stroke="var(--sc-ink)" strokeWidth={2.2} strokeLinejoin="round" />
        {spread(strength, sign).map((at) => (
          <svg
            key={at}
            x={at - sign / 2}
            y={swords - sign / 2}
            width={sign}
            height={sign}
            viewBox={GLYPHS.strength.box}
            aria-hidden="true"
          >
            <path d={GLYPHS.strength.path} fill={on} />
          </svg>
        ))}
        {spread(wounds, sign).map((at) => (
          <path
            key={at}
            d="M0-9C1.4-4.4 7-1 7 3.6A7 6.6 0 0 1-7 3.6C-7-1-1.4-4.4 0-9Z"
            transform={`translate(${at} ${drops}) scale(${sign / 20})`}
            fill={die === 'red' ? '#fff' : 'var(--sc-blood)'}
            stroke={on}
            strokeWidth={2}
          />
        ))}
        {face !== null && strength + wounds === 0 && <circle cx={24} cy={24} r={3} fill={on} opacity={0.45} />}
      </g>
    </svg>
  );
}
