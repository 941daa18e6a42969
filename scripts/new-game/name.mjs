import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = /^\p{L}[\p{L}\p{N} ’-]{1,39}$/u;
const ID = /^[a-z]{2,20}$/;
/** A folder of modules that exports one of these is no longer what it was. */
const NOT_EXPORTED = ['then', 'default', 'constructor'];

const refuse = (sentence) => ({ ok: false, sentence });

/** What a game is called in all the ways that the tree wants, or why it can't be called so. */
export function nameGame(root, asked) {
  const typed = asked.trim().replaceAll("'", '’');
  if (typed === '') return refuse('What is the game called? For example: npm run new-game "River Race".');
  if (!NAME.test(typed))
    return refuse('A name has 2 to 40 letters, digits, spaces, hyphens and apostrophes, and begins with a letter.');
  const name = typed[0].toUpperCase() + typed.slice(1);
  const words = name
    .normalize('NFD')
    .replace(/[\p{M}’]/gu, '')
    .split(/[^A-Za-z]+/)
    .filter(Boolean);
  const id = words.join('').toLowerCase();
  if (!ID.test(id))
    return refuse(
      `A game’s folder is named by the letters a to z in its name, 2 to 20 of them; these are "${id}". Choose another name.`,
    );
  if (isReserved(id)) return refuse(`"${id}" is a word of JavaScript. Choose another name.`);
  if (namesIn(root).has(id)) return refuse(`The name "${id}" is taken. Choose another.`);
  const pascal = words.map((word) => word[0].toUpperCase() + word.slice(1)).join('');
  return { ok: true, id, name, pascal, letter: freeLetter(root, id.toUpperCase()) };
}

function isReserved(id) {
  if (NOT_EXPORTED.includes(id) || id === 'await') return true;
  try {
    new Function(`"use strict"; const ${id} = 0;`);
    return false;
  } catch {
    return true;
  }
}

/** Packages, and what words and style sheets of the page begin with: a game's own begin with its id. */
function namesIn(root) {
  const names = new Set(['bench']);
  const filesIn = (folder, end) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(end) && !file.includes('node_modules'))
      .map((file) => join(root, folder, file));
  for (const group of ['apps', 'games', 'packages'])
    for (const folder of readdirSync(join(root, group))) names.add(folder.replace(/\W/g, ''));
  for (const file of filesIn('apps/web/src/words', '.en.json'))
    for (const key of Object.keys(JSON.parse(readFileSync(file, 'utf8')))) names.add(key.split('.')[0]);
  for (const group of ['apps/web/src', 'packages'])
    for (const file of filesIn(group, '.css'))
      for (const [, word] of readFileSync(file, 'utf8').matchAll(/\.([a-z]+)/g)) names.add(word);
  return names;
}

/** Its clauses are called …: by a letter of its name that no other game has. */
function freeLetter(root, letters) {
  const taken = new Set();
  for (const game of readdirSync(join(root, 'games')))
    try {
      const kinds = JSON.parse(readFileSync(join(root, 'games', game, 'words/kinds.json'), 'utf8'));
      taken.add(Object.keys(kinds)[0]?.[0]);
    } catch {
      // not a game: the registry has no words
    }
  return [...letters, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((letter) => !taken.has(letter)) ?? letters[0];
}
