// Learns what speaks for the rival, from games for one against each leader, and writes weights.json:
//   node scripts/run.mjs games/scythia/mind/tune/rival.ts [games] [seed] [file]
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Adam } from '@tessera/game-kit/tune';
import { evaluationWith, type Weights } from '../evaluate.ts';
import { FEATURES, STAGES } from '../features.ts';
import { RIVAL_FEATURES } from '../rival.ts';
import { type Case, selfPlay } from './self-play.ts';

const HERE = 'games/scythia/mind/weights.json';
const [games = '1000', seed = 'rival', file = HERE] = process.argv.slice(2);
const before: Weights = JSON.parse(readFileSync(resolve(HERE), 'utf8'));
const R = RIVAL_FEATURES.length;
const SHRINK = 1e-4;
const HELD_OUT = 10;

/** What speaks for the player, as the evaluation has it. */
function own({ rows, stage }: Case): number {
  const next = Math.min(stage.index + 1, STAGES - 1);
  let sum = 0;
  for (const [i, name] of FEATURES.entries()) {
    const here = before[name][stage.index];
    sum += rows[i] * (here + stage.part * (before[name][next] - here));
  }
  return sum;
}

const cases = selfPlay(evaluationWith(before), Number(games), seed, [1]).map((one) => ({
  ...one,
  own: own(one),
  won: one.winner === 0 ? 1 : 0,
}));
const learnt = cases.filter((_, index) => index % HELD_OUT !== 0);
const heldOut = cases.filter((_, index) => index % HELD_OUT === 0);
const theta = Float64Array.from(
  { length: STAGES * R },
  (_, at) => before[RIVAL_FEATURES[at % R]]?.[Math.floor(at / R)] ?? 0,
);
const gradient = new Float64Array(theta.length);
const adam = new Adam(theta);

function chanceOf(one: (typeof cases)[number]): number {
  const { stage, rows } = one;
  const next = Math.min(stage.index + 1, STAGES - 1);
  let rival = 0;
  for (let i = 0; i < R; i++) {
    const here = theta[stage.index * R + i];
    rival += rows[FEATURES.length + i] * (here + stage.part * (theta[next * R + i] - here));
  }
  return 1 / (1 + Math.exp(rival - one.own));
}

for (let step = 0; step < 600; step++) {
  for (let i = 0; i < theta.length; i++) gradient[i] = SHRINK * theta[i];
  for (const one of learnt) {
    const { stage, rows } = one;
    const next = Math.min(stage.index + 1, STAGES - 1);
    const error = (one.won - chanceOf(one)) / learnt.length;
    for (let i = 0; i < R; i++) {
      gradient[stage.index * R + i] += error * rows[FEATURES.length + i] * (1 - stage.part);
      gradient[next * R + i] += error * rows[FEATURES.length + i] * stage.part;
    }
  }
  adam.step(gradient, step < 300 ? 0.05 : 0.01);
}
const surprise = (p: number, won: number) => -Math.log(won === 1 ? p : 1 - p);
const mean = (value: (one: (typeof cases)[number]) => number) =>
  heldOut.reduce((sum, one) => sum + value(one), 0) / heldOut.length;
const wins = mean((one) => one.won);
console.log(`${cases.length} positions, the player wins in ${(100 * wins).toFixed(1)} %`);
console.log(
  `surprise ${mean((one) => surprise(chanceOf(one), one.won)).toFixed(4)}, knowing the share of wins only ${mean((one) => surprise(wins, one.won)).toFixed(4)}`,
);
const rows = RIVAL_FEATURES.map(
  (name, i) => [name, Array.from({ length: STAGES }, (_, stage) => Number(theta[stage * R + i].toFixed(4)))] as const,
);
const kept = Object.entries(before).filter(([name]) => !name.startsWith('rival'));
const lines = [...kept, ...rows].map(([name, row]) => `  "${name}": [${row.join(', ')}]`);
for (const [name, row] of rows) console.log(name.padEnd(16), row.join('  '));
writeFileSync(resolve(file), `{\n${lines.join(',\n')}\n}\n`);
