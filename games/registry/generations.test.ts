import { existsSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { generationsOf } from './generations.ts';
import { MANIFESTS } from './index.ts';

test('every game that keeps frozen minds is here, and a game without any has none', () => {
  for (const { id } of MANIFESTS) {
    const kept = existsSync(new URL(`../${id}/mind/generations/index.ts`, import.meta.url));
    expect(Object.keys(generationsOf(id)), id).toEqual(kept ? expect.arrayContaining(['expert-1']) : []);
  }
  expect(generationsOf('chess')).toEqual({});
});

test('what thinks for a page carries no frozen mind along', async () => {
  const { metafile } = await build({
    entryPoints: ['apps/web/src/host/think-worker.ts'],
    absWorkingDir: new URL('../..', import.meta.url).pathname,
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const carried = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  );
  expect(carried.some((file) => file.startsWith('packages/mind/src/search/'))).toBe(true);
  expect(carried.filter((file) => file.includes('/generations/') || file.includes('/arena/'))).toEqual([]);
});
