// One seat with the weights of a file against all others with the weights of another, seats rotated:
//   node scripts/run.mjs games/hibernia/mind/tune/compare.ts new.json old.json [games] [descents] [seats] [scenario]
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Evaluate } from '@tessera/kernel';
import { type Player, playArena, think } from '@tessera/mind';
import { hibernia } from '../../index.ts';
import type { HiberniaPosition } from '../../rules/position/position-types.ts';
import type { State } from '../../rules/state.ts';
import { evaluationWith } from '../evaluate.ts';

const [one = '', other = '', games = '600', descents = '1', seats = '4', scenario = 'hibernia'] = process.argv.slice(2);
const evaluationOf = (file: string): Evaluate<State> => evaluationWith(JSON.parse(readFileSync(resolve(file), 'utf8')));

function player(name: string, evaluate: Evaluate<State>): Player<HiberniaPosition> {
  const game = { ...hibernia, evaluate };
  const iterations = Number(descents);
  return { name, move: (view, rng) => think(game, view, { level: 'expert', iterations, rng }).move };
}

const rival = player(other, evaluationOf(other));
const { rows } = playArena(hibernia, {
  entrants: [player(`${one} (new)`, evaluationOf(one)), ...Array.from({ length: Number(seats) - 1 }, () => rival)],
  games: Number(games),
  seed: 'compare',
  scenario,
  luck: false,
});
for (const { name, share, low, high, par } of rows)
  console.log(
    `${name}: ${[share, low, high].map((x) => `${(100 * x).toFixed(1)} %`).join(', ')} (par ${(100 * par).toFixed(0)} %)`,
  );
