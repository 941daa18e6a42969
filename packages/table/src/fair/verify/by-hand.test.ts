import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SeatNumber } from '@tessera/kernel';
import { afterAll, expect, test } from 'vitest';
import example from '../examples/cambria.json' with { type: 'json' };
import { LogChain, logKeyOf } from '../log-chain.ts';
import vectors from '../vectors.json' with { type: 'json' };

const doc = readFileSync(fileURLToPath(new URL('../../../../../docs/fair-dice.md', import.meta.url)), 'utf8');
const blockOf = (language: string) => doc.split(`\n\`\`\`${language}\n`)[1]?.split('\n```\n')[0] ?? '';
const folder = mkdtempSync(join(tmpdir(), 'tessera-by-hand-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the program of the document, as a reader would. */
function byHand(record: object): string {
  writeFileSync(join(folder, 'check.mjs'), blockOf('js'));
  writeFileSync(join(folder, 'game.json'), JSON.stringify(record));
  return execFileSync(process.execPath, ['check.mjs', 'game.json'], { cwd: folder, encoding: 'utf8' }).trim();
}

test('the program in docs/fair-dice.md finds an honest game fair', () => {
  expect(byHand(example)).toBe('fair');
});

test('and a dishonest one not', () => {
  const roll = example.moves.findIndex((move) => move.startsWith('roll'));
  expect(byHand({ ...example, moves: example.moves.with(roll, 'roll 3-3') })).toBe('not fair: roll 3-3');
  const proof = { ...example.proof, serverSeed: 'ab'.repeat(32) };
  expect(byHand({ ...example, proof })).toMatch(/^not fair: die/);
  expect(byHand({ ...example, proof: { ...example.proof, branches: [] } })).toMatch(/^not fair/);
  expect(byHand({ ...example, proof: { ...example.proof, commitment: 'ab'.repeat(32) } })).toBe('not fair:');
});

test('the second program finds a whole log whole, and one that was shortened not', () => {
  const program = doc.split('\n```js\n')[2]?.split('\n```\n')[0] ?? '';
  const { moves, proof } = example;
  const takeBacks = proof.branches.map(({ kept, undone }) => ({ by: 0, kept, rolled: true, undone }));
  const chain = new LogChain(logKeyOf(proof.table, proof.serverSeed));
  const links: string[] = [];
  const note = () => links.push(chain.link ?? '');
  const lines = [[...moves.slice(0, takeBacks[0].kept), ...takeBacks[0].undone], moves.slice(takeBacks[0].kept)];
  for (const [index, line] of lines.entries()) {
    for (const move of line) {
      chain.move(move);
      note();
    }
    if (index > 0) continue;
    chain.takeBack({ ...takeBacks[0], by: takeBacks[0].by as SeatNumber });
    note();
  }
  const check = (log: object, noted: string[] = []) => {
    writeFileSync(join(folder, 'check-log.mjs'), program);
    writeFileSync(join(folder, 'game.json'), JSON.stringify({ ...example, proof: { ...proof, log } }));
    const args = ['check-log.mjs', 'game.json', ...noted];
    return execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).trim();
  };
  expect(takeBacks).toHaveLength(1);
  expect(check({ takeBacks, link: chain.link })).toBe('whole');
  expect(check({ takeBacks, link: chain.link }, [links[30]])).toBe('whole');
  expect(check({ takeBacks, link: chain.link }, [`31:${'0'.repeat(32)}`])).toBe('not whole');
  const shorter = [{ ...takeBacks[0], undone: takeBacks[0].undone.slice(0, -1) }];
  expect(check({ takeBacks: shorter, link: chain.link })).toBe('not whole');
});

test('it is twenty lines or so', () => {
  expect(blockOf('js').split('\n').length).toBeLessThanOrEqual(25);
});

test('the document shows the proof of the example, and the first vector', () => {
  const shown = JSON.parse(doc.split('\n```json\n')[1].split('\n```\n')[0]);
  const { branches, ...rest } = example.proof;
  expect(shown).toMatchObject(rest);
  expect(branches[0].kept).toBe(shown.branches[0].kept);
  expect(branches[0].undone.slice(0, 2)).toEqual(shown.branches[0].undone.slice(0, 2));
  const [first] = vectors.tables;
  for (const value of [first.table, first.commitment, first.key, first.draws[0].block])
    expect(doc).toContain(`| \`${value}\` `);
  expect(doc).toContain(
    `below ${vectors.below.slice(0, 7).join(', ')} | ${first.draws[0].numbers.slice(0, 7).join(', ')} `,
  );
});

test('the shell line gives the commitment', () => {
  const line = blockOf('sh');
  const { table, serverSeed, commitment } = example.proof;
  const out = execFileSync('sh', ['-c', line], { env: { ...process.env, table, serverSeed }, encoding: 'utf8' });
  expect(out.split(' ')[0]).toBe(commitment);
});
