import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Game } from '@tessera/kernel';
import { GAMES } from '@tessera/registry/games';
import { type Observation, observeGame } from './observe-game.ts';
import { engineErrors, levelLosses, reviewReport } from './report.ts';

// Is a review true? Plays games of mixed bots, looks at them as a review does, and adds up. It goes on where it was stopped:
//   node scripts/run.mjs bench/src/review/review-truth.ts --games 1000 --minutes 60
//   node scripts/run.mjs bench/src/review/review-truth.ts --report

const { values: flags } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '60' },
    only: { type: 'string' },
    file: { type: 'string', default: 'bench/review/observations.jsonl' },
    report: { type: 'boolean', default: false },
  },
});

const kept = (): Observation[] =>
  existsSync(flags.file)
    ? readFileSync(flags.file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Observation)
    : [];

const cells: { game: Game; seats: number }[] = Object.values(GAMES).flatMap((game) =>
  Array.from({ length: game.maxSeats - game.minSeats + 1 }, (_, i) => ({ game, seats: game.minSeats + i })),
);

function observe(): void {
  mkdirSync(flags.file.slice(0, flags.file.lastIndexOf('/')), { recursive: true });
  const until = performance.now() + Number(flags.minutes) * 60_000;
  const had = new Set(kept().map(({ game, seats, n }) => `${game} ${seats} ${n}`));
  for (let n = 1; n <= Number(flags.games); n++)
    for (const { game, seats } of cells) {
      if (flags.only !== undefined && game.id !== flags.only) continue;
      if (had.has(`${game.id} ${seats} ${n}`)) continue;
      if (performance.now() > until) return;
      appendFileSync(flags.file, `${JSON.stringify(observeGame(game, seats, n))}\n`);
    }
}

if (!flags.report) observe();
const all = kept();
process.stdout.write(reviewReport(all));
if (flags.report) {
  const write = (name: string, json: object) =>
    writeFileSync(`packages/mind/src/review/${name}`, `${JSON.stringify(json, null, 2)}\n`);
  write('level-losses.json', levelLosses(all));
  write('engine-errors.json', engineErrors(all));
}
