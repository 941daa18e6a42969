import { areaOf } from '@tessera/game-kit/ui';
import type { LegalMove } from '@tessera/table';
import type { HintWords } from '@tessera/ui';
import type { HiberniaReason } from '../../mind/reasons.ts';
import type { MoveObject } from '../../rules/notation.ts';
import type { HiberniaPosition } from '../../rules/position/position-types.ts';
import { armyName, colourOfLand, type HiberniaScene } from '../names.ts';
import { boardOfView } from '../scenario-of.ts';

const landOf = ({ move }: LegalMove): string | undefined => {
  const made = move as MoveObject;
  return made.type === 'march' || made.type === 'take' ? made.land : undefined;
};

function areaOfLand(view: HiberniaPosition, land: string) {
  const { lands } = boardOfView(view).scenario;
  const found = lands.find(({ name }) => name === land) ?? lands[0];
  return areaOf(found, lands);
}

const nudge: HintWords<HiberniaPosition>['nudge'] = ({ view, text, legal }, best) => {
  const made = best.move as MoveObject;
  if (made.type === 'raise') return text('hibernia.hint.raise');
  if (made.type === 'take') return text('hibernia.hint.take');
  const land = landOf(best);
  if (land === undefined) return undefined;
  const areas = new Set(legal.flatMap((each) => landOf(each) ?? []).map((each) => areaOfLand(view, each)));
  return areas.size > 1
    ? text('hibernia.hint.area', { area: areaOfLand(view, land) })
    : text('hibernia.hint.colour', { colour: colourOfLand(view, land) });
};

function reason(scene: HiberniaScene, told: HiberniaReason): string {
  const { text } = scene;
  switch (told.type) {
    case 'wins':
      return text('hibernia.hint.wins', told);
    case 'advances':
      return text('hibernia.hint.advances', told);
    case 'slows':
      return text('hibernia.hint.slows', { name: armyName(scene, told.seat), spaces: told.spaces });
    default:
      return text(`hibernia.hint.${told.type}`, told);
  }
}

export const hint: HintWords<HiberniaPosition> = {
  nudge,
  reason: (scene, told) => reason(scene, told as HiberniaReason),
};
