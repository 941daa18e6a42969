// One seat with the weights of a file against all others with the weights of another, one move ahead, seats rotated:
//   node scripts/run.mjs games/scythia/mind/tune/compare.ts new.json old.json [games] [seats]
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Evaluate, resultShare, SeededRng, unwrap } from '@tessera/kernel';
import { wilson } from '@tessera/mind';
import { rules } from '../../rules/index.ts';
import { scoreOf } from '../../rules/score.ts';
import type { State } from '../../rules/state/state.ts';
import { evaluationWith } from '../evaluate.ts';
import { playOut } from './play-out.ts';

const [one = '', other = '', games = '600', seats = '3'] = process.argv.slice(2);
const evaluationOf = (file: string): Evaluate<State> => evaluationWith(JSON.parse(readFileSync(resolve(file), 'utf8')));
const [newer, older] = [evaluationOf(one), evaluationOf(other)];

let wins = 0;
let points = 0;
let others = 0;
for (let game = 0; game < Number(games); game++) {
  const s = unwrap(rules.setup({ seats: Number(seats), scenario: 'scythia', options: {} }));
  const mine = game % s.seats;
  playOut(
    s,
    (seat) => (seat === mine ? newer : older),
    new SeededRng(`compare ${game}`),
    0,
    () => {},
  );
  wins += resultShare(rules.result(s), mine);
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === mine) points += scoreOf(s, seat).total;
    else others += scoreOf(s, seat).total / (s.seats - 1);
  }
}
const { low, high } = wilson(wins, Number(games));
const [share, from, to, par] = [wins / Number(games), low, high, 1 / Number(seats)].map((x) => (100 * x).toFixed(1));
console.log(`${one} against ${Number(seats) - 1} of ${other}: ${share} % (${from} – ${to}), par ${par} %`);
console.log(`points ${(points / Number(games)).toFixed(1)} against ${(others / Number(games)).toFixed(1)}`);
