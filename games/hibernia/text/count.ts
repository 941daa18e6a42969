import { type Result, seatNumber } from '@tessera/kernel';
import { type Names, type Paint, padTo } from '@tessera/ui/text';
import type { HiberniaPosition } from '../index.ts';
import { armyName, does, plural } from './armies.ts';
import { scenarioOf } from './maps.ts';

/** H-51: how far each marker came, and who leads. */
export function count(position: HiberniaPosition, result: Result, names: Names, paint: Paint): string {
  const { track } = scenarioOf(position);
  const lines = [paint.bold(result.over ? 'The end' : 'So far'), ''];
  for (const { seat, rank, points } of result.standings) {
    const lands = Object.values(position.lands).filter((held) => held.army === seatNumber(seat)).length;
    const where =
      points > track.length
        ? `all the way round and ${plural(points - track.length, 'space')} on`
        : `${plural(track.length + 1 - points, 'space')} short of the round`;
    lines.push(
      `${rank}. ${padTo(armyName(seatNumber(seat), names, paint), 20)} ${paint.bold(`distance ${points}`)}, ${where}; ${plural(lands, 'land')}`,
    );
  }
  const [first, second] = result.standings;
  if (result.over)
    lines.push(
      '',
      `${does(seatNumber(first.seat), names, paint, 'wins')}, ${plural(first.points - second.points, 'space')} ahead of ${armyName(seatNumber(second.seat), names, paint)}.`,
    );
  return lines.join('\n');
}
