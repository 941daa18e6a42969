import { type PictureProps, picture } from '@tessera/game-kit/board';

/** A wound: a drop of red. 22 × 26. */
export function Wound({ x, y, size = 22, label }: PictureProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: picture() names it or hides it.
    <svg
      className="sc-root sc-wound"
      x={x}
      y={y}
      width={(size * 22) / 26}
      height={size}
      viewBox="0 0 22 26"
      {...picture(label)}
    >
      <path
        d="M11 1.6C12.6 6.8 20 11.4 20 17A9 8.4 0 0 1 2 17C2 11.4 9.4 6.8 11 1.6Z"
        fill="var(--sc-blood)"
        stroke="var(--sc-ink)"
        strokeWidth={1.8}
        strokeLinejoin="round"
      />
      <path
        d="M6 17.4C6 20 7.8 21.6 10 21.8"
        fill="none"
        stroke="#fff"
        strokeWidth={1.7}
        strokeLinecap="round"
        opacity={0.85}
      />
    </svg>
  );
}
