import type { HintWords, KeyEnd } from '@tessera/ui';
import type { ScythiaReason } from '../../mind/reasons.ts';
import type { ScythiaPosition } from '../../rules/position/position-types.ts';
import type { Building } from '../../rules/scenario/scenario-types.ts';
import { type ScythiaScene, seatName } from '../names.ts';
import { counted } from '../sentences/card-names.ts';
import { settlementName } from '../sentences/where.ts';
import { type Doing, type MoveObject, objectOf, offers } from './move-object.ts';
import { startPicking } from './picking.ts';
import { previewSentence } from './preview.ts';

type Nudge = KeyEnd<'scythia.hint.think'>;

/** What a building is good for: several are good for the same. */
const OF_BUILDING: Readonly<Record<Building, Nudge>> = {
  stables: 'strength',
  barracks: 'strength',
  silversmith: 'store',
  farm: 'store',
  'chiefs-tent': 'quests',
  'town-centre': 'hand',
  'meeting-tent': 'hand',
  market: 'store',
};

const OF_MOVE: Readonly<Partial<Record<Doing, Nudge>>> = {
  choose: 'pair',
  discard: 'spare',
  play: 'hand',
  hire: 'hand',
  swap: 'hand',
  hero: 'hero',
  unlock: 'eagles',
  eagle: 'animals',
  horse: 'animals',
  at: 'place',
  return: 'animals',
  complete: 'quests',
  'plunder-one': 'plunder',
  plunder: 'plunder',
  pay: 'spare',
  kumis: 'kumis',
  reroll: 'kumis',
  keep: 'kumis',
  ignore: 'crew',
  wound: 'crew',
  heal: 'crew',
  use: 'next',
  skip: 'price',
};

function nudgeOf(best: MoveObject, mayRaid: boolean, mayPlace: boolean): Nudge | undefined {
  if (best.do === 'raid') return mayPlace ? 'raid' : 'plunder';
  if (best.do === 'place' && mayRaid) return 'village';
  if (best.do === 'place' || best.do === 'take' || best.do === 'visit') return OF_BUILDING[best.building];
  return OF_MOVE[best.do];
}

function reason(scene: ScythiaScene, told: ScythiaReason): string {
  const { text } = scene;
  switch (told.type) {
    case 'wins':
      return text('scythia.hint.wins', told);
    case 'points':
      return text('scythia.hint.points', told);
    case 'store':
      return text('scythia.hint.store', { what: counted(text, told.what, Math.max(1, Math.round(told.more))) });
    case 'strength':
      return text('scythia.hint.strength', told);
    case 'raid':
      return text('scythia.hint.raid', { ...told, settlement: settlementName(text, told.settlement) });
    case 'slows':
      return text('scythia.hint.slows', { name: seatName(scene, told.seat), points: told.points });
    case 'crew':
      return text('scythia.hint.crew', told);
  }
}

export const hint: HintWords<ScythiaPosition> = {
  nudge: ({ text, legal }, best) => {
    const nudge = nudgeOf(objectOf(best), offers(legal, 'raid'), offers(legal, 'place'));
    return nudge && text(`scythia.hint.think.${nudge}`);
  },
  exact: (decision, move) => previewSentence({ ...decision, picking: startPicking() }, objectOf(move)),
  reason: (scene, told) => reason(scene, told as ScythiaReason),
};
