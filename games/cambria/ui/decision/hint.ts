import { areaOf } from '@tessera/game-kit/ui';
import type { LegalMove } from '@tessera/table';
import type { HintWords } from '@tessera/ui';
import type { CambriaReason } from '../../mind/reasons.ts';
import type { MoveObject } from '../../rules/notation.ts';
import type { CambriaPosition } from '../../rules/position/position-types.ts';
import { armyName, type CambriaScene, isRoadName } from '../names.ts';
import { boardOfView } from '../scenario-of.ts';

/** Where a move leads: a road, for those that lead to one. */
const roadOf = ({ move }: LegalMove): string | undefined => {
  const made = move as MoveObject;
  return 'to' in made && isRoadName(made.to) ? made.to : undefined;
};

function areaOfRoad(view: CambriaPosition, road: string) {
  const { forts } = boardOfView(view).scenario;
  const ends = forts.filter(({ name }) => road.split('/').includes(name));
  const mean = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
  const middle = { lon: mean(ends.map(({ lon }) => lon)), lat: mean(ends.map(({ lat }) => lat)) };
  return areaOf(middle, forts);
}

/** The more valuable end of a road. */
function fortOf(view: CambriaPosition, road: string): string {
  const { forts } = boardOfView(view).scenario;
  const [first] = forts.filter(({ name }) => road.split('/').includes(name)).sort((a, b) => b.value - a.value);
  return first?.name ?? road;
}

const nudge: HintWords<CambriaPosition>['nudge'] = ({ view, text, legal }, best) => {
  const made = best.move as MoveObject;
  const kinds = new Set(legal.map(({ move }) => (move as MoveObject).type));
  if (made.type === 'legion' && kinds.size > 1) return text('cambria.hint.legion');
  const road = roadOf(best);
  if (road !== undefined) {
    const areas = new Set(legal.flatMap((each) => roadOf(each) ?? []).map((each) => areaOfRoad(view, each)));
    return areas.size > 1
      ? text('cambria.hint.area', { area: areaOfRoad(view, road) })
      : text('cambria.hint.fort', { fort: fortOf(view, road) });
  }
  switch (made.type) {
    case 'ship':
      return text('cambria.hint.ship');
    case 'board':
      return text('cambria.hint.board');
    case 'ashore':
    case 'pass':
      return text('cambria.hint.wait');
    default:
      return undefined;
  }
};

function reason(scene: CambriaScene, told: CambriaReason): string {
  const { text } = scene;
  switch (told.type) {
    case 'stops':
    case 'risks':
      return text(`cambria.hint.${told.type}`, { ...told, name: armyName(scene, told.army) });
    case 'ship':
      return text('cambria.hint.aboard');
    case 'wins':
      return text('cambria.hint.wins', told);
    case 'points':
      return text('cambria.hint.points', told);
    case 'leads':
      return text('cambria.hint.leads', told);
    default:
      return text(`cambria.hint.${told.type}`, told);
  }
}

export const hint: HintWords<CambriaPosition> = {
  nudge,
  reason: (scene, told) => reason(scene, told as CambriaReason),
};
