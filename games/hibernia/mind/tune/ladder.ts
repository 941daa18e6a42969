// One seat of each level against all others of the level below, seats rotated, with 95 % intervals:
//   node scripts/run.mjs games/hibernia/mind/tune/ladder.ts [games] [seats] [descents of the expert] [seed]
import { LEVELS } from '@tessera/kernel';
import { playArena } from '@tessera/mind';
import { hibernia } from '../../index.ts';

const [games = '300', seats = '4', descents = '100', seed = 'ladder'] = process.argv.slice(2);
const rungs = ['random', ...LEVELS];

for (const [index, level] of rungs.slice(1).entries()) {
  const others = Array.from({ length: Number(seats) - 1 }, () => rungs[index]);
  const { rows } = playArena(hibernia, {
    entrants: [level, ...others],
    games: Number(games),
    iterations: Number(descents),
    seed,
    luck: false,
  });
  const [share, low, high, par] = [rows[0].share, rows[0].low, rows[0].high, rows[0].par].map((x) =>
    (100 * x).toFixed(1),
  );
  console.log(`${level} against ${others.length} of ${rungs[index]}: ${share} % (${low} – ${high}), par ${par} %`);
}
