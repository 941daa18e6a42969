// Learns the evaluation anew from games of the present one, or of the weights of a file, against itself:
//   node scripts/run.mjs games/hibernia/mind/tune/main.ts [games] [seed] [file] [weights of the games]
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { evaluationWith } from '../evaluate.ts';
import { fitWinner } from './fit-winner.ts';
import { selfPlay } from './self-play.ts';

const PRESENT = 'games/hibernia/mind/weights.json';
const [games = '6000', seed = 'tune', file = PRESENT, from = PRESENT] = process.argv.slice(2);

const evaluate = evaluationWith(JSON.parse(readFileSync(resolve(from), 'utf8')));
const samples = selfPlay(evaluate, Number(games), seed);
console.log(`${games} games of ${samples.rounds.toFixed(1)} rounds; ${samples.positions.length} positions`);
const { weights, surprise, guessing } = fitWinner(samples.positions);
console.log(`surprise ${surprise.toFixed(4)}, guessing ${guessing.toFixed(4)}`);
for (const [name, row] of Object.entries(weights)) console.log(name.padEnd(14), row.join('  '));
const lines = Object.entries(weights).map(([name, row]) => `  "${name}": [${row.join(', ')}]`);
writeFileSync(resolve(file), `{\n${lines.join(',\n')}\n}\n`);
console.log(`written: ${file}; measure it with tune/compare.ts before keeping it`);
