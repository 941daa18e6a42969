import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../bin/tessera.mjs', import.meta.url));

/** The real program, from a folder that has nothing to do with it. */
function start(argv: readonly string[], input = ''): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [bin, ...argv], { cwd: tmpdir() });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  child.stdin.end(input);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

beforeAll(() => start(['--version']));

test('answers to --version', async () => {
  expect(await start(['--version'])).toEqual({
    code: 0,
    out: expect.stringMatching(/^tessera \d+\.\d+\.\d+\n$/),
    err: '',
  });
});

test('exits with 2 on what it does not know', async () => {
  const { code, err } = await start(['dance']);
  expect(code).toBe(2);
  expect(err).toContain('no verb "dance"');
});

test('is an engine between two pipes', async () => {
  const { code, out } = await start(
    ['engine'],
    '{"id":1,"verb":"games"}\nnonsense\n{"id":3,"verb":"new","game":"cambria","seed":1}',
  );
  expect(code).toBe(0);
  const answers = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(answers.map((answer) => [answer.id, answer.ok])).toEqual([
    [1, true],
    [undefined, false],
    [3, true],
  ]);
});

test('plays an arena in workers, with the same games in the same order however many they are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-bin-'));
  const kept = async (jobs: string) => {
    const out = join(folder, `${jobs}.jsonl`);
    const seats = ['--seats', 'hard:1it,random,random', '--games', '6', '--seed', 'workers', '--plain'];
    const { code, err } = await start(['arena', 'cambria', ...seats, '--jobs', jobs, '--out', out]);
    expect(code, err).toBe(0);
    return readFileSync(out, 'utf8');
  };
  const one = await kept('1');
  expect(one.trimEnd().split('\n')).toHaveLength(7);
  expect(await kept('2')).toBe(one);
  rmSync(folder, { recursive: true });
});

test('several at once, each whole', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => start(['sim', 'cambria', '--games', '5'])));
  expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
});
