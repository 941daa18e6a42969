import { picture } from '@tessera/game-kit/board';
import { type CSSProperties, memo } from 'react';
import { CoverFrame } from './CoverFrame.tsx';
import { CoverRider } from './CoverRider.tsx';
import { CoverStag } from './CoverStag.tsx';
import { coverGrass, sunRays } from './cover-cuts.ts';
import './cover.css';

interface CoverProps {
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Says what is to be seen; without it the cover is decoration beside its title. */
  readonly label?: string;
}

const SUN = { x: 316, y: 350 } as const;
const RAYS = sunRays(SUN.x, SUN.y, 150, 560);
const FAR_GRASS = coverGrass(50, 556, 566, 26, 24);
const NEAR_GRASS = coverGrass(40, 566, 752, 26, 50);
const EAGLE =
  'M0 0C-16-14-40-20-70-12C-62-8-56-6-52-2C-60-2-66 0-70 4C-56 4-46 6-38 12C-26 10-16 10-8 14L-12 26L-2 22L4 30L8 20L16 14C26 8 40 6 52 8C60 2 72 0 84 2C80-2 74-4 68-4C74-8 80-12 86-14C60-20 34-14 18 0L20-6L14-9L8-6Z';

/** The cover: three riders cross the steppe before a low sun, and below them lies the golden stag. The upper quarter is open sky, for the title. 3:4. */
export const Cover = memo(function Cover({ className, style, label }: CoverProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: picture() names it or hides it.
    <svg
      className={`sc-cover${className ? ` ${className}` : ''}`}
      style={style}
      viewBox="0 0 600 800"
      preserveAspectRatio="xMidYMax slice"
      {...picture(label)}
    >
      <rect width={600} height={800} fill="var(--cv-sky)" />
      <path d={RAYS} fill="var(--cv-ray)" />
      <circle cx={SUN.x} cy={SUN.y} r={124} fill="var(--cv-sun)" stroke="var(--cv-ink)" strokeWidth={5} />
      <circle
        cx={SUN.x}
        cy={SUN.y}
        r={100}
        fill="none"
        stroke="var(--cv-sun-cut)"
        strokeWidth={5}
        strokeDasharray="3 13"
        strokeLinecap="round"
      />
      <g stroke="var(--cv-ink)" strokeWidth={5} strokeLinejoin="round" strokeLinecap="round">
        {/* Kurgans on the horizon. */}
        <path d="M-10 442C40 442 50 386 110 386S176 436 214 440V500H-10Z" fill="var(--cv-far)" />
        <path d="M610 438C566 438 560 400 512 400S452 440 416 444V500H610Z" fill="var(--cv-far)" />
        <path
          d="M96 396L88 430M112 394L110 434M128 396L134 430M502 410L496 434M518 410L522 434"
          fill="none"
          strokeWidth={3.4}
        />
        <path d="M-10 452Q140 424 300 440T610 450V640H-10Z" fill="var(--cv-plain)" />
        <path d={EAGLE} transform="translate(438 218) rotate(-8)" fill="var(--cv-gold)" />
      </g>
      <CoverRider x={66} y={378} scale={1.3} arms="spear" />
      <CoverRider x={232} y={336} scale={1.6} arms="bow" />
      <CoverRider x={408} y={398} scale={1.14} arms="pennant" />
      <path
        d="M-10 556Q120 520 290 536T610 544V820H-10Z"
        fill="var(--cv-near)"
        stroke="var(--cv-ink)"
        strokeWidth={5}
      />
      <path d={FAR_GRASS} fill="none" stroke="var(--cv-cut)" strokeWidth={3.6} strokeLinecap="round" />
      <path d={NEAR_GRASS} fill="var(--cv-ink)" />
      <g transform="translate(96 528) scale(1.3)">
        <CoverStag />
      </g>
      <CoverFrame />
    </svg>
  );
});
