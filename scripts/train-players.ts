import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Chunk, type Course, playChunk, Samples } from '@tessera/game-kit/tune';

const run = promisify(execFile);

/** Plays the games of a chunk in so many processes, each with its own part of them; this program again, with `--part`. */
export async function playInProcesses<S>(course: Course<S>, dir: string, jobs: number, chunk: Chunk): Promise<Samples> {
  const folder = join(dir, 'parts');
  mkdirSync(folder, { recursive: true });
  const parts = Array.from({ length: jobs }, (_, nth) => {
    const from = chunk.from + Math.floor((nth * chunk.games) / jobs);
    const to = chunk.from + Math.floor(((nth + 1) * chunk.games) / jobs);
    const file = join(folder, `${chunk.seed}, ${nth}`.replaceAll(/\W+/g, '-'));
    const part: Chunk = { ...chunk, from, games: to - from, seed: `${chunk.seed}, ${nth}` };
    writeFileSync(`${file}.json`, JSON.stringify(part));
    return file;
  });
  await Promise.all(parts.map((file) => run(process.execPath, [process.argv[1], course.game.id, '--part', file])));
  const samples = new Samples(course.shape);
  for (const file of parts) samples.load(`${file}.samples`);
  rmSync(folder, { recursive: true });
  return samples;
}

export function playPart<S>(course: Course<S>, file: string): void {
  const part: Chunk = JSON.parse(readFileSync(`${file}.json`, 'utf8'));
  playChunk(course, part).save(`${file}.samples`);
}
