import { type Result, seatNumber } from '@tessera/kernel';
import { type Names, type Paint, padTo } from '@tessera/ui/text';
import type { ScythiaPosition } from '../index.ts';
import { scoreFromView } from '../rules/score-view.ts';
import { does, nameOf, plural } from './players.ts';

/** S-61: where the points come from. */
export function count(view: ScythiaPosition, result: Result, names: Names, paint: Paint): string {
  const lines = [paint.bold(result.over ? 'The end' : 'So far'), ''];
  const { players, rival } = scoreFromView(view);
  const rows = result.standings.map(({ seat, rank }) => ({
    rank,
    name: nameOf(seatNumber(seat), names, paint),
    score: players[seat],
  }));
  if (rival && result.rival) rows.push({ rank: result.rival.rank, name: RIVAL, score: rival });
  for (const { rank, name, score } of rows.sort((a, b) => a.rank - b.rank))
    lines.push(
      `${rank}. ${padTo(name, 20)} ${paint.bold(plural(score.total, 'point'))}: board ${score.board}, crew ${score.crew}, animals ${score.animals}, quests ${score.quests}, plunder ${score.plunder}`,
    );
  if (result.over) lines.push('', outcome(result, names, paint));
  return lines.join('\n');
}

const RIVAL = 'The rival';

function outcome({ winners, rival }: Result, names: Names, paint: Paint): string {
  if (winners.length === 0) return `${RIVAL} wins.`;
  const shared = [
    ...winners.map((seat) => nameOf(seatNumber(seat), names, paint)),
    ...(rival?.wins ? ['the rival'] : []),
  ];
  return shared.length === 1
    ? `${does(seatNumber(winners[0]), names, paint, 'wins')}.`
    : `${shared.join(' and ')} share the victory (S-62).`;
}
