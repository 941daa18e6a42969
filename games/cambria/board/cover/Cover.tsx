import { picture } from '@tessera/game-kit/board';
import { type CSSProperties, memo } from 'react';
import { CoverCurragh } from './CoverCurragh.tsx';
import { CoverFort } from './CoverFort.tsx';
import { beams, ridgeHatch, swell } from './cover-cuts.ts';

interface CoverProps {
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Says what is to be seen; without it the cover is decoration beside its title. */
  readonly label?: string;
}

const BEAMS = beams(232, 372, 116, 560);
const WAVES = swell(506, 830, 600);
const BOAT_ROW = WAVES.findIndex((row) => row.y > 742);
const HATCH = [
  ridgeHatch(84, 372, 90, 120, 9),
  ridgeHatch(226, 330, 120, 160, 12),
  ridgeHatch(352, 384, 80, 100, 8),
].join('');

/** The cover: a raid at sunrise. The upper quarter is open sky, for the title the page sets there. 3:4. */
export const Cover = memo(function Cover({ className, style, label }: CoverProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: picture() names it or hides it.
    <svg
      className={`cb-root cb-cover${className ? ` ${className}` : ''}`}
      style={style}
      viewBox="0 0 600 800"
      preserveAspectRatio="xMidYMax slice"
      {...picture(label)}
    >
      <rect width={600} height={800} fill="var(--cv-sky)" />
      <path d={BEAMS} fill="var(--cv-ray)" />
      <circle cx={232} cy={372} r={104} fill="var(--cv-sun)" />
      {/* Far and near ridges. */}
      <path
        d="M-10 470L40 410L84 368L128 420L160 396L226 326L290 402L316 386L352 380L410 440L470 424L620 480V560H-10Z"
        fill="var(--cv-far)"
        stroke="var(--cv-ink)"
        strokeWidth={4}
        strokeLinejoin="round"
      />
      <path d={HATCH} stroke="var(--cv-ink)" strokeWidth={3} strokeLinecap="round" />
      <path
        d="M-10 486Q60 440 120 462Q190 440 250 478Q310 462 372 496L380 540H-10Z"
        fill="var(--cv-mid)"
        stroke="var(--cv-ink)"
        strokeWidth={4}
        strokeLinejoin="round"
      />
      <path
        d="M20 482q16-13 32-8M84 478q14-10 30-4M150 476q18-12 36-4M214 484q14-9 28 0M40 496q20-10 38-4M126 494q18-9 34-2M250 496q16-8 34 0"
        fill="none"
        stroke="var(--cv-ink)"
        strokeWidth={3}
        strokeLinecap="round"
      />
      <CoverFort />
      {WAVES.map((row, i) => (
        <g key={row.y}>
          {/* The boat lies between two waves. */}
          {i === BOAT_ROW && <CoverCurragh />}
          <path
            d={row.body}
            fill={i % 2 ? 'var(--cv-sea-2)' : 'var(--cv-sea)'}
            stroke="var(--cv-ink)"
            strokeWidth={row.weight + 1}
            strokeLinejoin="round"
          />
          <path d={row.cuts} fill="none" stroke="var(--cv-cut)" strokeWidth={row.weight} strokeLinecap="round" />
        </g>
      ))}
      <path
        d="M120 172q12-12 22 0q10-12 22 0M186 206q8-9 16 0q8-9 16 0M92 224q7-7 13 0q7-7 13 0"
        fill="none"
        stroke="var(--cv-ink)"
        strokeWidth={3.4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {/* The block's edge, never quite straight. */}
      <path d="M0 0H600V800H0ZM11 9L14 790L588 792L591 12L300 8Z" fill="var(--cv-ink)" fillRule="evenodd" />
    </svg>
  );
});
