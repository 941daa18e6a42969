import { HEROES } from './heroes.ts';
import { PortraitPicture } from './PortraitPicture.tsx';
import { stranger } from './stranger.ts';

interface HeroPortraitProps {
  /** As the scenario names the hero or the rival leader. */
  readonly name: string;
  readonly label?: string | undefined;
}

/** The picture of a hero, or of a rival leader. */
export function HeroPortrait({ name, label }: HeroPortraitProps) {
  return <PortraitPicture who={HEROES[name] ?? stranger(name)} name={name} label={label} />;
}
