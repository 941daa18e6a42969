import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { LANGUAGES } from '@tessera/protocol/lists';
import { MANIFESTS } from '@tessera/registry';
import { describe, expect, it } from 'vitest';
import { root } from './bundle/bundle.mjs';

/** What the documents say of the tree must be so. */
const PARTS = ['apps', 'bench', 'docs', 'games', 'packages', 'scripts', 'tests'];
const LEFT_OUT = ['node_modules', 'dist', '.cache', 'data'];
/** Made by the example in *Add a game*. */
const EXAMPLE = 'games/riverrace';

function below(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT.includes(name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? [path, ...below(path)] : [path];
    });
}
const top = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile());
const tree = [...top.map(({ name }) => name), ...PARTS, ...PARTS.flatMap(below)];
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const asPattern = (path: string) =>
  new RegExp(`^${path.replace(/\/$/, '').replace(/[.+]/g, '\\$&').replaceAll('*', '[^/]*')}$`);
const isThere = (path: string) => tree.some((each) => asPattern(path).test(each));

const withoutCode = (text: string) => text.replace(/```.*?```/gs, '');
/** What stands in `backticks` and looks like a path. */
const pathsIn = (text: string) =>
  [...withoutCode(text).matchAll(/`([\w@.*-]+(?:\/[\w.*-]*)+)`/g)].map(([, path]) => path);
const isOfTree = (path: string) => PARTS.includes(path.split('/')[0]) && !path.startsWith(EXAMPLE);

const DOCUMENTS = tree.filter((file) => file.endsWith('.md') && !file.startsWith('scripts/new-game/template'));
const section = (title: string) => {
  const found = read('CONTRIBUTING.md')
    .split(/^## /m)
    .find((each) => each.startsWith(title));
  if (!found) throw new Error(`CONTRIBUTING.md has no section "${title}"`);
  return found;
};

const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe.each(DOCUMENTS)('%s', (file) => {
  it('links to what is there', () => {
    for (const [, link] of withoutCode(read(file)).matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^\w+:/.test(link)) continue;
      const [path, anchor] = link.split('#');
      const target = path === '' ? file : relative(root, join(root, dirname(file), path));
      expect(existsSync(join(root, target)), `${file}: ${link}`).toBe(true);
      if (anchor) expect(anchorsOf(target), `${file}: ${link}`).toContain(anchor);
    }
  });

  it('names scripts of npm that are there', () => {
    const { scripts } = JSON.parse(read('package.json'));
    for (const [, name] of read(file).matchAll(/npm run ([a-z][\w:-]*)/g)) expect(scripts).toHaveProperty(name);
  });
});

it.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'])('%s names paths that are there', (file) => {
  const missing = pathsIn(read(file))
    .filter(isOfTree)
    .filter((path) => !isThere(path));
  expect(missing).toEqual([]);
});

describe('Add a game', () => {
  const template = 'scripts/new-game/template';
  const named = pathsIn(section('Add a game')).filter((path) => !isOfTree(path) && !path.startsWith(EXAMPLE));
  const files = [...section('Add a game').matchAll(/`([\w-]+\.(?:ts|md|json))`/g)].map(([, file]) => file);

  it('names what the template has', () => {
    expect([...named, ...files].length).toBeGreaterThan(10);
    const missing = [...named, ...files].filter(
      (path) => !isThere(`${template}/${path}`) && path !== 'package-lock.json' && !path.endsWith('cards.en.json'),
    );
    expect(missing).toEqual([]);
  });

  it('says what to do with all of it', () => {
    const parts = readdirSync(join(root, template)).filter((part) => part !== 'package.json');
    const said = [...named, ...files].map((path) => path.split('/')[0]);
    expect(parts.filter((part) => !said.includes(part))).toEqual([]);
    const words = readdirSync(join(root, template, 'words')).flatMap(
      (file) => /^(\w+)\.en\.json$/.exec(file)?.[1] ?? [],
    );
    for (const word of words) expect(section('Add a game')).toMatch(new RegExp(`\`(words/)?${word}(\\.en\\.json)?\``));
  });
});

describe('Add a language', () => {
  const named = pathsIn(section('Add a language'));
  const sources = tree.filter((file) => /\.(tsx?|mjs|html)$/.test(file) && !/\.(test|spec|fixture)\./.test(file));

  it('names every file that has words of its own', () => {
    const translated = tree.filter((file) => /\.de\.json$/.test(file));
    const patterns = named.filter((path) => path.endsWith('.en.json')).map((path) => path.replace('.en.', '.de.'));
    expect(patterns.length).toBeGreaterThan(2);
    expect(translated.filter((file) => !patterns.some((path) => asPattern(path).test(file)))).toEqual([]);
  });

  it('names every source that must know it, and no other', () => {
    const knows = sources.filter((file) => /Record<Language\b/.test(read(file)));
    expect(named.filter((path) => path.endsWith('.ts') || path.endsWith('.tsx')).sort()).toEqual(
      [...knows, 'packages/protocol/src/lists/languages.ts'].sort(),
    );
  });

  it('no other source lists them', () => {
    const [, , french, german] = LANGUAGES;
    const lists = new RegExp(`(['"]?)${french}\\1(:|,).*(['"]?)\\b${german}\\3|^\\s*${german}:`, 'm');
    const found = sources.filter((file) => !file.startsWith('tests/') && lists.test(read(file)));
    expect(found.filter((file) => !named.includes(file))).toEqual([]);
  });
});

describe('Add a card', () => {
  it('names every file that must know a new word of the vocabulary', () => {
    const [, word] = /A new word of the vocabulary, such as `(\w+)`/.exec(section('Add a card')) ?? [];
    const knows = tree.filter(
      (file) =>
        /^games\/scythia\/(?!mind\/generations).*(\.ts|\.schema\.json)$/.test(file) &&
        !file.endsWith('.test.ts') &&
        read(file).includes(`${word}`),
    );
    expect(knows.length).toBeGreaterThan(5);
    for (const file of knows) expect(pathsIn(section('Add a card'))).toContain(file);
  });
});

describe('Add a board', () => {
  it('each game lists its scenarios in one file, as is said', () => {
    const lists = tree.filter(
      (file) => /^games\/\w+\/rules\/.*\.ts$/.test(file) && /^export const SCENARIOS\b/m.test(read(file)),
    );
    const games = Object.values(MANIFESTS).map(({ id }) => `games/${id}`);
    expect(lists.map((file) => file.split('/').slice(0, 2).join('/')).sort()).toEqual(games.sort());
    const named = pathsIn(section('Add a board')).filter((path) => path.endsWith('setup.ts'));
    expect(lists).toEqual(expect.arrayContaining(named));
  });
});

describe('ARCHITECTURE.md', () => {
  const text = read('ARCHITECTURE.md');

  it('has every package in its picture', () => {
    const [, picture] = /```\n(.*?)```/s.exec(text) ?? [];
    const packages = ['apps', 'packages'].flatMap((group) =>
      readdirSync(join(root, group)).map((name) => `${group}/${name}`),
    );
    for (const each of packages) expect(picture).toContain(each);
  });

  it('says what each folder of a game is for', () => {
    const [, listed] = /## A game\n.*?```\n(.*?)```/s.exec(text) ?? [];
    const folders = ['cambria', 'hibernia', 'scythia'].flatMap((game) =>
      readdirSync(join(root, 'games', game), { withFileTypes: true }).filter((entry) => entry.isDirectory()),
    );
    for (const { name } of folders) if (name !== 'node_modules') expect(listed).toContain(`  ${name}/`);
  });
});
