import { Worker } from '../pieces/Worker.tsx';
import { GameIcon } from './GameIcon.tsx';
import type { GlyphName } from './glyphs.ts';
import { LandSign } from './LandSign.tsx';
import type { Sign } from './signs.ts';

const DIGIT = 0.5;
/** Signs that only join others are drawn smaller. */
const SMALL: ReadonlySet<GlyphName> = new Set<GlyphName>(['arrow']);

const text = (sign: Sign): string =>
  'mark' in sign
    ? sign.mark
    : 'sign' in sign
      ? `${sign.plus ? '+' : ''}${sign.count && sign.count > 1 ? sign.count : ''}`
      : '';
const scale = (sign: Sign): number => ('sign' in sign && SMALL.has(sign.sign) ? 0.72 : 1);

/** How wide a sign is drawn when signs are `size` high. */
function signWidth(sign: Sign, size: number): number {
  if ('worker' in sign) return size;
  const letters = text(sign).length * size * DIGIT * 0.95;
  return 'mark' in sign ? letters : letters + size * scale(sign);
}

const lineWidth = (signs: readonly Sign[], size: number, gap = 2): number =>
  signs.reduce((sum, sign) => sum + signWidth(sign, size) + gap, -gap);

interface SignLineProps {
  readonly signs: readonly Sign[];
  readonly x: number;
  /** The middle. */
  readonly y: number;
  readonly size?: number | undefined;
  readonly anchor?: 'start' | 'middle' | 'end' | undefined;
  readonly gap?: number | undefined;
  /** The most it may take; a longer line is drawn smaller. */
  readonly most?: number | undefined;
}

/** Signs in a line of a drawing. A number of one goes without saying. */
export function SignLine({ signs, x, y, size = 14, anchor = 'start', gap = 2, most }: SignLineProps) {
  const full = lineWidth(signs, size, gap);
  const fit = most !== undefined && full > most ? most / full : 1;
  const s = size * fit;
  const g = gap * fit;
  let at = x - (anchor === 'start' ? 0 : full * fit * (anchor === 'middle' ? 0.5 : 1));
  return (
    <g>
      {signs.map((sign, i) => {
        const left = at;
        const width = signWidth(sign, s);
        at += width + g;
        // biome-ignore lint/suspicious/noArrayIndexKey: a row of signs never changes its order, and two may be alike.
        return <Placed key={i} sign={sign} x={left} y={y} size={s} width={width} />;
      })}
    </g>
  );
}

interface PlacedProps {
  readonly sign: Sign;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly width: number;
}

function Placed({ sign, x, y, size, width }: PlacedProps) {
  if ('worker' in sign) return <Worker colour={sign.worker} x={x} y={y - size * 0.6} size={size * 1.2} />;
  if ('land' in sign) return <LandSign land={sign.land} x={x} y={y - size / 2} size={size} />;
  const letters = text(sign);
  const icon = size * scale(sign);
  return (
    <>
      {letters && (
        <text className="sc-numeral" x={x} y={y + size * 0.34} fontSize={size}>
          {letters}
        </text>
      )}
      {'sign' in sign && (
        <GameIcon
          name={sign.sign}
          x={x + width - icon}
          y={y - icon / 2}
          size={icon}
          className={`sc-res sc-res-${sign.sign}`}
        />
      )}
    </>
  );
}
