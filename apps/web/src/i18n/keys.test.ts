import { readdirSync, readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { GAMES } from '@tessera/games';
import { describe, expect, it } from 'vitest';

/** What the code asks for and what the catalogues have: the two must agree, or a reader sees a key or an {argument}. */
const root = new URL('../../../../', import.meta.url);
const GAME_IDS = Object.keys(GAMES);
const FOLDERS = [
  'apps/web/src',
  'packages/ui/src',
  ...GAME_IDS.flatMap((id) => [`games/${id}/ui`, `games/${id}/board`]),
];
const NAMESPACES = ['shell', 'table', 'online', ...GAME_IDS];

const json = (path: string) => JSON.parse(readFileSync(new URL(path, root), 'utf8'));

/** The cards of a game are kept in sections: 'scythia.crew.brawler'. */
function cardsOf(game: string): string[] {
  try {
    const sections: Record<string, Record<string, string>> = json(`games/${game}/words/cards.en.json`);
    return Object.entries(sections).flatMap(([section, names]) =>
      Object.keys(names).map((name) => `${game}.${section}.${name}`),
    );
  } catch {
    return [];
  }
}

const messages: Record<string, string> = Object.assign(
  {},
  ...['shell', 'table', 'online'].map((name) => json(`apps/web/src/words/${name}.en.json`)),
  ...GAME_IDS.flatMap((id) => ['ui', 'scenario'].map((file) => json(`games/${id}/words/${file}.en.json`))),
);
const keys = [...Object.keys(messages), ...GAME_IDS.flatMap(cardsOf)];
const known = new Set(keys);

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/testing/.test(file))
    .map((file) => ({ file: `${folder}/${file}`, code: readFileSync(new URL(`${folder}/${file}`, root), 'utf8') })),
);

const inNamespace = (key: string) => NAMESPACES.some((name) => key.startsWith(`${name}.`));
const asked = sources.flatMap(({ file, code }) =>
  [...code.matchAll(/(['`])([a-z]+\.(?:(?!\1)[^\n])+)\1/g)]
    .map(([, , key]) => ({ file, key }))
    // not the name of a file or of what the browser keeps
    .filter(({ key }) => inNamespace(key) && !/\s|\.tsx?$|\.css$/.test(key.replace(/\$\{[^}]*\}/g, ''))),
);

describe('the keys that the code asks for', () => {
  it('finds them', () => {
    expect(asked.length).toBeGreaterThan(800);
  });

  it('are all in the catalogues', () => {
    const missing = asked.filter(({ key }) => !key.includes('${') && !known.has(key));
    expect(missing).toEqual([]);
  });

  it('have words where a part of them is filled in', () => {
    const shape = (key: string) =>
      new RegExp(
        `^${key
          .split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/)
          .map((part) => part.replace(/[.*+?^()|[\]\\]/g, '\\$&'))
          .join('[\\w.-]+')}$`,
      );
    const empty = asked.filter(({ key }) => key.includes('${') && !keys.some((each) => shape(key).test(each)));
    expect(empty).toEqual([]);
  });
});

describe.each(GAME_IDS)('the shell speaks of %s', (id) => {
  const game = GAMES[id];
  const needs = [
    'tagline',
    'ownBoard',
    ...(game.minSeats <= 2 && game.maxSeats >= 2 ? ['two'] : []),
    ...game.options.flatMap((option) => [
      option.id,
      `${option.id}.hint`,
      ...option.values.map((value) => `${option.id}.${value}`),
    ]),
  ];
  it.each(needs)('%s', (word) => {
    expect(known.has(`shell.game.${id}.${word}`)).toBe(true);
  });
});

/** The names of the arguments that a message can't do without. */
function argumentsOf(elements: readonly MessageFormatElement[], found = new Set<string>()): Set<string> {
  for (const element of elements) {
    if (element.type === TYPE.argument || element.type === TYPE.number) found.add(element.value);
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      found.add(element.value);
      for (const option of Object.values(element.options)) argumentsOf(option.value, found);
    }
  }
  return found;
}

/** From the opening bracket to the one that closes it. */
function balanced(code: string, open: number): string {
  let depth = 0;
  for (let at = open; at < code.length; at++) {
    if ('({['.includes(code[at])) depth++;
    if (')}]'.includes(code[at]) && --depth === 0) return code.slice(open, at + 1);
  }
  return '';
}

/** The names given in `{ name, count: 3 }`; undefined where they can't be read off, as in `{ ...rest }`. */
function namesIn(object: string): string[] | undefined {
  let inner = object.slice(1, -1).replace(/\/\/[^\n]*/g, '');
  // what lies deeper is nobody's name here
  for (let before = ''; before !== inner; ) {
    before = inner;
    inner = inner.replace(/\([^(){}[\]]*\)|\{[^(){}[\]]*\}|\[[^(){}[\]]*\]/g, '·');
  }
  if (inner.includes('...')) return undefined;
  return inner
    .split(',')
    .map((part) => part.split(':')[0].trim())
    .filter((name) => name !== '');
}

it('a sentence is given every argument that it asks for', () => {
  const bare: string[] = [];
  let looked = 0;
  for (const { file, code } of sources)
    for (const call of code.matchAll(/\b(?:t|text)\(\s*'([\w.-]+)'\s*([,)])/g)) {
      const [whole, key, next] = call;
      const message = messages[key];
      if (message === undefined) continue;
      const wanted = [...argumentsOf(parse(message, { ignoreTag: true }))];
      looked++;
      const rest = code.slice(call.index + whole.length);
      const object = next === ',' && /^\s*\{/.test(rest) ? balanced(rest, rest.indexOf('{')) : undefined;
      const given = next === ')' ? [] : object === undefined ? undefined : namesIn(object);
      if (given && wanted.some((name) => !given.includes(name)))
        bare.push(`${file}: ${key} wants ${wanted.join(', ')}, and is given ${given.join(', ') || 'nothing'}`);
    }
  expect(looked).toBeGreaterThan(300);
  expect(bare).toEqual([]);
});
