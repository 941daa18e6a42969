import { readFileSync } from 'node:fs';
import { ok } from '@tessera/kernel';
import { afterEach, expect, it, vi } from 'vitest';
import { verifyTable } from './verify.ts';

vi.mock('../../server/tables.ts', () => ({ recordOf: async () => ok(example()) }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
afterEach(() => vi.restoreAllMocks());

const example = () =>
  JSON.parse(
    readFileSync(new URL('../../../../../../packages/table/src/fair/examples/cambria.json', import.meta.url), 'utf8'),
  );

it('says how often rolls were taken back by the proof: a server could claim that to roll again', async () => {
  const { branches } = example().proof;
  expect(branches.length).toBeGreaterThan(0);
  expect(await verifyTable('example-cambria')).toMatchObject({
    ok: true,
    value: { fair: true, takeBacks: branches.length, witnessed: false },
  });
});
