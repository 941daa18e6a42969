import { offers } from '../decision/move-object.ts';
import type { Play } from '../decision/use-play.ts';
import { parsePlace } from '../sentences/parse-place.ts';

export const TABS = ['board', 'crew', 'others', 'log'] as const;
export type Tab = (typeof TABS)[number];

const ON_BOARD = ['building', 'settlement', 'slot', 'quest', 'animal'];

/** Where what is to be done lies; undefined when nothing is, or when it lies in both. */
export function tabFor({
  active,
  legal,
  targets,
  view,
}: Pick<Play, 'active' | 'legal' | 'targets' | 'view'>): Tab | undefined {
  if (!active) return view.raid ? 'crew' : undefined;
  if (offers(legal, 'choose', 'kumis', 'reroll', 'ignore')) return 'crew';
  const onBoard = targets.some(({ id }) => ON_BOARD.includes(parsePlace(id).kind));
  const onOwn = targets.some(({ id }) => !ON_BOARD.includes(parsePlace(id).kind));
  if (onBoard === onOwn) return undefined;
  return onBoard ? 'board' : 'crew';
}
