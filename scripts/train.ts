// npm run train -- GAME [--minutes N]: plays, learns and measures until it is stopped, and goes on from there the next time.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Chunk, type Course, type Figures, sidesOf, Trainer } from '@tessera/game-kit/tune';
import type { Evaluate } from '@tessera/kernel';
import { networkOf, type PackedWeights } from '@tessera/mind';
import { course as cambria } from '../games/cambria/mind/net/course.ts';
import { course as hibernia } from '../games/hibernia/mind/net/course.ts';
import { course as scythia } from '../games/scythia/mind/net/course.ts';
import { playInProcesses, playPart } from './train-players.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: 'Infinity' },
    minutes: { type: 'string', default: 'Infinity' },
    games: { type: 'string', default: '3000' },
    window: { type: 'string', default: '20' },
    'match-every': { type: 'string', default: '8' },
    descents: { type: 'string', default: '100' },
    'match-games': { type: 'string', default: '600' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    // of this program itself: games to be played for another
    part: { type: 'string' },
  },
});

switch (positionals[0]) {
  case 'cambria':
    await start(cambria);
    break;
  case 'hibernia':
    await start(hibernia);
    break;
  case 'scythia':
    await start(scythia);
    break;
  default:
    console.error(
      'npm run train -- cambria|hibernia|scythia [--minutes N] [--rounds N] [--games N] [--window N] [--match-every N] [--descents N] [--match-games N] [--jobs N]',
    );
    process.exitCode = 1;
}

async function start<S>(course: Course<S>): Promise<void> {
  if (values.part) playPart(course, values.part);
  else await train(course);
}

async function train<S>(course: Course<S>): Promise<void> {
  const { id } = course.game;
  const dir = `.cache/train/${id}`;
  const jobs = Number(values.jobs);
  const folder = `games/${id}/mind/net`;
  const [weightsFile, figuresFile] = [`${folder}/weights.json`, `${folder}/generations.json`];
  const kept = (): Evaluate<S> => {
    if (!existsSync(weightsFile)) return course.without;
    const weights: PackedWeights | null = JSON.parse(readFileSync(weightsFile, 'utf8'));
    const { shape, look, without: otherwise } = course;
    const network = networkOf<S>(weights, { shape, look, otherwise, seatsOf: (s) => sidesOf(course, s) });
    return network?.evaluate ?? otherwise;
  };
  const log = (line: string) => console.log(`${new Date().toTimeString().slice(0, 8)} ${line}`);
  const trainer = new Trainer(course, {
    dir,
    games: Number(values.games),
    window: Number(values.window),
    matchEvery: Number(values['match-every']),
    descents: Number(values.descents),
    matchGames: Number(values['match-games']),
    kept,
    log,
    ...(jobs > 1 ? { play: (chunk: Chunk) => playInProcesses(course, dir, jobs, chunk) } : {}),
    keep(weights, figures) {
      const generations: Figures[] = existsSync(figuresFile) ? JSON.parse(readFileSync(figuresFile, 'utf8')) : [];
      writeFileSync(figuresFile, `${JSON.stringify([...generations, figures], null, 2)}\n`);
      writeFileSync(weightsFile, `${JSON.stringify(weights)}\n`);
      log(`kept as generation ${generations.length + 1}: ${weightsFile}`);
    },
  });
  // a round is finished all the same: what it has learnt is kept with it
  const end = Date.now() + 60_000 * Number(values.minutes);
  for (let round = 0; round < Number(values.rounds) && Date.now() < end; round++) await trainer.round();
  // what is being played for a next round is not waited for
  process.exit();
}
