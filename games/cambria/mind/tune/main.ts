// Learns the evaluation anew from games of the present one against itself, and writes weights.json:
//   node scripts/run.mjs games/cambria/mind/tune/main.ts [games] [seed]
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fitForts } from './fit-forts.ts';
import { fitWinner } from './fit-winner.ts';
import { selfPlay } from './self-play.ts';

const [games = '12000', seed = 'tune', file = 'games/cambria/mind/weights.json'] = process.argv.slice(2);

const samples = selfPlay(Number(games), seed);
console.log(
  `${games} games of ${samples.turns.toFixed(1)} turns; ${samples.forts.length} kinds of forts, ${samples.positions.length} positions`,
);
const { network, loss } = fitForts(samples.forts, seed);
console.log(`forts: surprise ${loss.toFixed(4)}`);
const { scales, worth, loss: bySeats } = fitWinner(samples.positions, network);
for (const [seats, value] of Object.entries(bySeats))
  console.log(`${seats} seats: surprise ${value.toFixed(3)}, guessing ${Math.log(Number(seats)).toFixed(3)}`);
console.log(worth);
writeFileSync(resolve(file), `${JSON.stringify({ network, scales, worth })}\n`);
console.log(`written: ${file}; measure it with the arena before keeping it`);
