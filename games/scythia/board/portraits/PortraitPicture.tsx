import { picture } from '@tessera/game-kit/board';
import { type CSSProperties, memo } from 'react';
import { layersOf, type Portrait } from './portrait.ts';
import { DYES, GROUNDS, HAIRS, SKINS } from './types.ts';
import './portrait.css';

interface PortraitPictureProps {
  readonly who: Portrait;
  readonly name: string;
  readonly label?: string | undefined;
}

/** A portrait, printed ink by ink. It fills what room it is given; what is cut off is never the face. */
export const PortraitPicture = memo(function PortraitPicture({ who, name, label }: PortraitPictureProps) {
  const [ground, motif] = GROUNDS[who.ground];
  const inks = {
    '--p-ground': ground,
    '--p-motif': motif,
    '--p-skin': SKINS[who.skin],
    '--p-hair': HAIRS[who.hairInk],
    '--p-coat': DYES[who.coatInk],
    '--p-trim': DYES[who.trimInk],
  } as CSSProperties;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: picture() names it or hides it.
    <svg
      className="sc-root sc-portrait"
      data-portrait={name}
      style={inks}
      viewBox="0 0 120 116"
      preserveAspectRatio="xMidYMid slice"
      {...picture(label)}
    >
      <rect width={120} height={116} fill="var(--p-ground)" />
      {layersOf(who).map(([ink, path, transform], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is cut once; its layers never change.
        <path key={i} className={`sc-p-${ink}`} d={path} transform={transform} />
      ))}
    </svg>
  );
});
