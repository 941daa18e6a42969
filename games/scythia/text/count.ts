import type { Result } from '@tessera/kernel';
import { type Names, type Paint, padTo } from '@tessera/ui/text';
import type { ScythiaPosition } from '../index.ts';
import { scoreFromView } from '../rules/score-view.ts';
import { does, nameOf, plural } from './players.ts';

/** S-61: where the points come from. */
export function count(view: ScythiaPosition, result: Result, names: Names, paint: Paint): string {
  const lines = [paint.bold(result.over ? 'The end' : 'So far'), ''];
  const { players, rival } = scoreFromView(view);
  const row = (rank: string, name: string, score: (typeof players)[number]) =>
    `${rank} ${padTo(name, 20)} ${paint.bold(plural(score.total, 'point'))}: board ${score.board}, crew ${score.crew}, animals ${score.animals}, quests ${score.quests}, plunder ${score.plunder}`;
  for (const { seat, rank } of result.standings)
    lines.push(row(`${rank}.`, nameOf(seat + 1, names, paint), players[seat]));
  if (rival) lines.push(row('  ', 'The rival', rival));
  if (!result.over) return lines.join('\n');
  if (result.winners.length === 0) lines.push('', 'The rival wins.');
  else if (result.winners.length === 1) lines.push('', `${does(result.winners[0] + 1, names, paint, 'wins')}.`);
  else
    lines.push(
      '',
      `${result.winners.map((seat) => nameOf(seat + 1, names, paint)).join(' and ')} share the victory (S-62).`,
    );
  return lines.join('\n');
}
