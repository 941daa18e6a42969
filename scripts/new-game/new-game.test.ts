import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordTypes } from '../generate/word-types.ts';
import { copyOfTree } from './copy-of-tree.ts';

const copy = copyOfTree();
afterAll(copy.remove);

function run(args: readonly string[], input = ''): { code: number | null; out: string } {
  const done = spawnSync(process.execPath, args, { cwd: copy.folder, input, encoding: 'utf8' });
  return { code: done.status, out: done.stdout + done.stderr };
}
const tessera = (args: readonly string[], input?: string) => run(['apps/cli/bin/tessera.mjs', ...args], input);

/** Every file of the copy with what is in it. */
function filesOf(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !/node_modules|\.cache/.test(file));
  return new Map(files.map((file) => [file.slice(copy.folder.length + 1), readFileSync(file, 'latin1')]));
}

/** It builds and runs whole programs, and other tests run beside it. */
const LONG = 240_000;

// its page is played in tests/browser/new-game.spec.ts
describe('npm run new-game', () => {
  const before = filesOf(copy.folder);

  beforeAll(() => {
    expect(run(['scripts/new-game/main.mjs', 'River', 'Race'])).toMatchObject({ code: 0 });
  });

  it('makes one folder and one line', () => {
    const changed = [...filesOf(copy.folder)].filter(([file, text]) => before.get(file) !== text);
    const elsewhere = changed.filter(([file]) => !file.startsWith('games/riverrace/'));
    expect(elsewhere.map(([file]) => file)).toEqual(['games/registry/manifests.ts']);
    const lines = (text = '') => text.split('\n');
    const [[file, text]] = elsewhere;
    expect(lines(text).filter((line) => !lines(before.get(file)).includes(line))).toEqual([
      "export { manifest as riverrace } from '../riverrace/manifest.ts';",
    ]);
    expect(lines(text)).toHaveLength(lines(before.get(file)).length + 1);
  });

  it('refuses the same name again, and a bad one, and changes nothing', () => {
    const made = filesOf(copy.folder);
    for (const [name, why] of [
      ['River Race', 'is taken'],
      ['../x', '2 to 40 letters'],
      ['', 'What is the game called?'],
    ]) {
      const { code, out } = run(['scripts/new-game/main.mjs', ...name.split(' ')]);
      expect(code).toBe(1);
      expect(out).toContain(why);
    }
    expect(filesOf(copy.folder)).toEqual(made);
  });

  it('leaves nothing of the template’s name', () => {
    for (const [file, text] of filesOf(join(copy.folder, 'games/riverrace'))) {
      expect(file).not.toMatch(/stepstone/i);
      expect(text, file).not.toMatch(/stepstone|\bT-\d/i);
    }
  });

  it('its words are typed', () => {
    const made = wordTypes(copy.folder).find(({ file }) => file === 'games/riverrace/words/words.d.ts');
    expect(readFileSync(join(copy.folder, 'games/riverrace/words/words.d.ts'), 'utf8')).toBe(made?.code);
  });

  it(
    'the game has no error of types',
    () => {
      // the words of a game are types that all games share
      const include = ['games/riverrace', 'games/registry/manifests.ts', 'games/*/words'];
      writeFileSync(join(copy.folder, 'tsconfig.game.json'), JSON.stringify({ extends: './tsconfig.json', include }));
      const { code, out } = run(['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.game.json']);
      expect(code, out).toBe(0);
    },
    LONG,
  );

  it(
    'the game passes its own tests, the conformance suite among them, and those of its neighbours',
    () => {
      const tests = ['games/riverrace', 'games/registry', 'apps/web/src/game-words', 'apps/web/src/styles'];
      const { code, out } = run(['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...tests]);
      expect(code, out).toBe(0);
      expect(out).toContain('games/riverrace/rules/conformance.test.ts');
    },
    LONG,
  );

  it('plays in the terminal, and bots search it', () => {
    const played = tessera(['play', 'riverrace', '--seats', 'medium,easy', '--seed', 'a']);
    expect(played.out).toContain('The end');
    expect(played.code).toBe(0);
    const arena = tessera(['arena', 'riverrace', '--seats', 'hard,random', '--games', '10', '--seed', 'a', '--json']);
    expect(arena.code, arena.out).toBe(0);
    const { rows } = JSON.parse(arena.out) as { rows: { name: string; wins: number }[] };
    expect(rows[0].wins).toBeGreaterThan(rows[1].wins);
  });

  it('plays in the engine', () => {
    const notation = readFileSync(join(copy.folder, 'games/riverrace/notation.md'), 'utf8');
    const [, position] = /```json\n(.*?)```/s.exec(notation) ?? [];
    const asked = [
      { verb: 'games' },
      { verb: 'new', game: 'riverrace', seats: 2, seed: 'a' },
      { verb: 'legal' },
      { verb: 'play', move: 'walk bank' },
      { verb: 'best', level: 'easy' },
      { verb: 'result' },
      { verb: 'load', chance: 'manual', position: JSON.parse(position) },
      { verb: 'position' },
    ];
    const { out } = tessera(['engine'], asked.map((request) => `${JSON.stringify(request)}\n`).join(''));
    const answers = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.map(({ ok }) => ok)).toEqual(asked.map(() => true));
    expect(answers[0].games.map(({ name }: { name: string }) => name)).toContain('River Race');
    expect(answers[4].move.text).toMatch(/^walk /);
    expect(answers[7].position).toEqual(JSON.parse(position));
  });
});
