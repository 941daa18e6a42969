import { offers } from '../decision/move-object.ts';
import type { Play } from '../decision/use-play.ts';
import { parsePlace } from '../sentences/parse-place.ts';

export const TABS = ['board', 'crew', 'others', 'log'] as const;
export type Tab = (typeof TABS)[number];

const ON_BOARD = ['building', 'settlement', 'slot', 'quest', 'animal'];

const isOnBoard = (place: string): boolean => ON_BOARD.includes(parsePlace(place).kind);

/** Where what is to be done lies, or the best of what is pointed out; undefined when nothing is, or when it lies in both. */
export function tabFor({
  active,
  legal,
  targets,
  view,
  suggestedPaths,
}: Pick<Play, 'active' | 'legal' | 'targets' | 'view' | 'suggestedPaths'>): Tab | undefined {
  if (!active) return view.raid ? 'crew' : undefined;
  const pointedAt = suggestedPaths[0]?.places.at(-1);
  if (pointedAt !== undefined) return isOnBoard(pointedAt) ? 'board' : 'crew';
  if (offers(legal, 'choose', 'kumis', 'reroll', 'ignore')) return 'crew';
  const onBoard = targets.some(({ id }) => isOnBoard(id));
  const onOwn = targets.some(({ id }) => !isOnBoard(id));
  if (onBoard === onOwn) return undefined;
  return onBoard ? 'board' : 'crew';
}
