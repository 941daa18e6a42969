import { CREW } from './crew.ts';
import { PortraitPicture } from './PortraitPicture.tsx';
import { stranger } from './stranger.ts';

interface CrewPortraitProps {
  /** As the scenario names the card. */
  readonly name: string;
  readonly label?: string | undefined;
}

/** A crew's picture; somebody from another deck gets one made up from the same parts. */
export function CrewPortrait({ name, label }: CrewPortraitProps) {
  return <PortraitPicture who={CREW[name] ?? stranger(name)} name={name} label={label} />;
}
