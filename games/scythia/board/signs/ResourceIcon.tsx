import type { PictureProps } from '@tessera/game-kit/board';
import type { Resource } from '../../rules/scenario/scenario-types.ts';
import { GameIcon } from './GameIcon.tsx';

export type ResourceName = Resource | 'strength' | 'wound';

/** What one has a number of, each in its own ink. */
export function ResourceIcon({ resource, ...rest }: PictureProps & { readonly resource: ResourceName }) {
  return <GameIcon name={resource} className={`sc-res sc-res-${resource}`} {...rest} />;
}
