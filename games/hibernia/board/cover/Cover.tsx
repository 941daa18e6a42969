import { picture } from '@tessera/game-kit/board';
import { type CSSProperties, memo, useId } from 'react';
import { LandPatterns } from '../map/LandPatterns.tsx';
import { CoverFrame } from './CoverFrame.tsx';
import { CoverStones } from './CoverStones.tsx';
import { CoverWarriors } from './CoverWarriors.tsx';
import { spiral } from './knotwork.ts';
import { sunRings } from './sun-rings.ts';
import '../board.css';

interface CoverProps {
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Says what is to be seen; without it the cover is decoration beside its title. */
  readonly label?: string;
}

const SUN = { x: 338, y: 356 } as const;
const SPIRAL = spiral(92, 4.4, 60);
const RINGS = sunRings(SUN.x, SUN.y, 128, 470);

/** The cover: four armies cross the ridge at sunset, before them the stones. The upper quarter is open sky, for the title. 3:4. */
export const Cover = memo(function Cover({ className, style, label }: CoverProps) {
  const id = `hb${useId().replace(/\W/g, '')}`;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: picture() names it or hides it.
    <svg
      className={`hb-root hb-cover${className ? ` ${className}` : ''}`}
      style={style}
      viewBox="0 0 600 800"
      preserveAspectRatio="xMidYMax slice"
      {...picture(label)}
    >
      <defs>
        <LandPatterns id={id} scale={0.9} />
      </defs>
      <rect width={600} height={800} fill="var(--cv-sky)" />
      <path d={RINGS} fill="none" stroke="var(--cv-ray)" strokeWidth={7} strokeLinecap="round" />
      <circle cx={SUN.x} cy={SUN.y} r={108} fill="var(--cv-gold)" stroke="var(--cv-ink)" strokeWidth={5} />
      <path
        d={SPIRAL}
        transform={`translate(${SUN.x} ${SUN.y})`}
        fill="none"
        stroke="var(--cv-sun-cut)"
        strokeWidth={6}
      />
      {/* Far hills, then the fields in the four colours. */}
      <g stroke="var(--cv-ink)" strokeWidth={5} strokeLinejoin="round" strokeLinecap="round">
        <path d="M-10 476Q60 400 130 428Q190 396 250 440L330 480V530H-10Z" fill="var(--cv-far)" />
        <path d="M610 462Q540 392 470 430Q430 420 372 480V530H610Z" fill="var(--cv-far)" />
        <path
          d="M84 424l14 26M112 424l16 30M140 428l16 26M496 424l12 26M524 420l14 30M552 430l14 26"
          fill="none"
          strokeWidth={3.4}
        />
        <path d="M-10 520Q120 470 240 488Q330 470 440 482Q540 476 610 512V640H-10Z" fill={`url(#${id}-green)`} />
        <path d="M-10 522Q70 490 150 484Q140 540 40 580L-10 590Z" fill={`url(#${id}-yellow)`} />
        <path d="M440 482Q540 476 610 512V578Q520 560 452 520Z" fill={`url(#${id}-red)`} />
        <path d="M150 484Q200 478 250 487Q262 520 214 552Q120 566 40 580Q138 540 150 484Z" fill={`url(#${id}-blue)`} />
      </g>
      <CoverWarriors />
      <path
        d="M-10 640Q100 570 250 584Q400 566 610 628V820H-10Z"
        fill="var(--cv-near)"
        stroke="var(--cv-ink)"
        strokeWidth={5}
      />
      <CoverStones row="far" />
      <path
        d="M214 640q4-14 0-24M222 642q0-16 4-26M230 640q4-10 10-16M330 690q4-16-2-28M340 692q2-18 4-30M350 690q4-12 10-18M268 724q4-16-2-28M278 726q2-18 4-30M288 724q4-12 10-18M408 644q4-14 0-24M416 646q0-16 4-26M424 644q4-10 10-16M402 736q4-16-2-28M412 738q2-18 4-30M422 736q4-12 10-18"
        fill="none"
        stroke="var(--cv-cut)"
        strokeWidth={3.6}
        strokeLinecap="round"
      />
      <CoverStones row="near" />
      <path d="M-10 752Q60 722 120 740Q200 724 260 752Q340 736 420 752Q520 730 610 748V820H-10Z" fill="var(--cv-ink)" />
      <CoverFrame />
    </svg>
  );
});
