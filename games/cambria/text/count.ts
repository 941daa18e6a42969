import { type SeatNumber, seatNumber, seatOf } from '@tessera/kernel';
import type { Names } from '@tessera/ui/text';
import { type Paint, padTo } from '@tessera/ui/text';
import type { CambriaPosition, CambriaResult, CambriaStanding } from '../index.ts';
import { armyName, bonusPoints, does, plural } from './armies.ts';
import { fortValues } from './boards.ts';

/** C-51, C-52: every token, the sums, and what told the first from the second. */
export function count(position: CambriaPosition, result: CambriaResult, names: Names, paint: Paint): string {
  const lines = [paint.bold(result.over ? 'The last count' : 'The count so far'), ''];
  for (const { seat, rank } of result.standings)
    lines.push(...armyLines(position, seatNumber(seat), `${rank}.`, names, paint));
  if (position.seats === 2) lines.push(...armyLines(position, seatNumber(2), '  ', names, paint));
  if (result.over) lines.push('', ...verdict(position, result, names, paint));
  return lines.join('\n');
}

function armyLines(position: CambriaPosition, army: SeatNumber, rank: string, names: Names, paint: Paint): string[] {
  const values = fortValues(position);
  const { forts, bonus, points } = position.armies[seatOf(army)];
  const list = (tokens: readonly string[], worth: (value: number) => number) =>
    tokens.map((fort) => `${fort} ${worth(values.get(fort) ?? 0)}`).join(', ') || 'none';
  return [
    `${rank} ${padTo(armyName(army, names, paint), 20)} ${paint.bold(plural(points, 'point'))}, ${plural(forts.length + bonus.length, 'token')}`,
    `     forts: ${list(forts, (value) => value)}`,
    `     bonus: ${list(bonus, bonusPoints)}`,
  ];
}

function verdict(position: CambriaPosition, result: CambriaResult, names: Names, paint: Paint): string[] {
  const [first, second] = result.standings;
  const name = (standing: CambriaStanding) => armyName(seatNumber(standing.seat), names, paint);
  const lines = [
    `${does(seatNumber(first.seat), names, paint, 'wins')}${howTold(position, result, name(first), name(second))}`,
  ];
  // C-64
  if (result.neutral?.ahead)
    lines.push(
      `The neutral army has ${plural(result.neutral.points, 'point')}, more than anyone. It doesn't want the crown ;-)`,
    );
  return lines;
}

function howTold({ options }: CambriaPosition, { standings, decidedBy }: CambriaResult, a: string, b: string): string {
  const [first, second] = standings;
  if (decidedBy === 'points') return `, ${plural(first.points, 'point')} to ${second.points}.`;
  const tie = `. ${a} and ${b} both have ${plural(first.points, 'point')}`;
  if (decidedBy === 'tokens') return `${tie}; ${first.tokens} tokens against ${second.tokens} decide (C-52).`;
  const reading =
    options.lateTie === 'last' ? 'who had a turn last, wins' : 'whose last turn was earlier, wins (lateTie=first)';
  return `${tie} and ${plural(first.tokens, 'token')}; then ${reading}: ${a}'s last turn was number ${first.lastTurn}, ${b}'s number ${second.lastTurn} (C-52).`;
}
