import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
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

test('plays an arena in workers, with the same games however many they are', async () => {
  const arena = async (jobs: string) => {
    const flags = ['--games', '6', '--seed', '9', '--jobs', jobs, '--plain', '--json'];
    const { code, out } = await start(['arena', 'cambria', '--seats', 'random,random,random', ...flags]);
    expect(code).toBe(0);
    return JSON.parse(out).rows;
  };
  expect(await arena('2')).toEqual(await arena('1'));
});

test('several at once, each whole', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => start(['sim', 'cambria', '--games', '5'])));
  expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
});
