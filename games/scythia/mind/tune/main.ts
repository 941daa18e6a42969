// Learns the evaluation anew from games of the present one against itself, and writes weights.json:
//   node scripts/run.mjs games/scythia/mind/tune/main.ts [games] [seed] [file] [weights to play with]
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { evaluationWith, type Weights } from '../evaluate.ts';
import { FEATURES, STAGES } from '../features.ts';
import { fit } from './fit.ts';
import { NUMBERS_OF_PLAYERS, selfPlay } from './self-play.ts';

const HERE = 'games/scythia/mind/weights.json';
const [games = '3000', seed = 'tune', file = HERE, present = HERE] = process.argv.slice(2);
const before: Weights = JSON.parse(readFileSync(resolve(present), 'utf8'));

const started = performance.now();
const cases = selfPlay(evaluationWith(before), Number(games), seed, NUMBERS_OF_PLAYERS, (n) => {
  if (n % 200 === 0) console.log(`${n} games, ${((performance.now() - started) / 1000).toFixed(0)} s`);
});
const points = cases.flatMap(({ prospects }) => prospects);
console.log(
  `${games} games, ${cases.length} positions, ${(points.reduce((a, b) => a + b, 0) / points.length).toFixed(1)} points`,
);
const { points: worth, spread, explained, surprise, guessing } = fit(cases);
console.log(
  `explained ${(100 * explained).toFixed(1)} %; surprise ${surprise.toFixed(4)}, guessing ${guessing.toFixed(4)}`,
);
console.log(`points for a step of the odds: ${[...spread].map((x) => x.toFixed(1)).join('  ')}`);
const rows = FEATURES.map((name, i) => {
  const row = Array.from({ length: STAGES }, (_, stage) => worth[stage * FEATURES.length + i]);
  console.log(name.padEnd(16), row.map((x) => x.toFixed(2).padStart(7)).join(''));
  return [name, row.map((x, stage) => Number((x / spread[stage]).toFixed(4)))] as const;
});
// what is known of the rival is learnt by tune/rival.ts
const rival = Object.entries(before).filter(([name]) => name.startsWith('rival'));
const lines = [...rows, ...rival].map(([name, row]) => `  "${name}": [${row.join(', ')}]`);
writeFileSync(resolve(file), `{\n${lines.join(',\n')}\n}\n`);
console.log(`written: ${file}; measure it with tune/compare.ts before keeping it`);
