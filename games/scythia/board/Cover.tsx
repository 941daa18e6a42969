import { type CSSProperties, memo } from 'react';
import { picture } from './decor.ts';
import './board.css';

interface CoverProps {
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Says what is to be seen; without it the cover is decoration beside its title. */
  readonly label?: string;
}

/** The cover: riders on the steppe under a low sun. The upper quarter is open sky, for the title. 3:4. */
export const Cover = memo(function Cover({ className, style, label }: CoverProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: picture() names it or hides it.
    <svg
      className={`sc-root sc-cover${className ? ` ${className}` : ''}`}
      style={style}
      viewBox="0 0 600 800"
      preserveAspectRatio="xMidYMax slice"
      {...picture(label)}
    >
      <rect width={600} height={800} fill="var(--cv-sky)" />
      <circle cx={330} cy={360} r={120} fill="var(--cv-sun)" />
      <path d="M-10 520Q300 470 610 520V820H-10Z" fill="var(--cv-near)" />
    </svg>
  );
});
