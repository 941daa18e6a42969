import { expect, it } from 'vitest';
import { root } from '../bundle/bundle.mjs';
import { nameGame } from './name.mjs';

it.each([
  ['', 'What is the game called?'],
  [' ', 'What is the game called?'],
  ['x', '2 to 40 letters'],
  ['../x', '2 to 40 letters'],
  ['a/b', '2 to 40 letters'],
  ['.', '2 to 40 letters'],
  ['2048', 'begins with a letter'],
  ['Шашки', 'the letters a to z'],
  ['A Game Of A Remarkably Long Name', 'the letters a to z'],
  ['cambria', 'is taken'],
  ['CAMBRIA', 'is taken'],
  ['Registry', 'is taken'],
  ['Kernel', 'is taken'],
  ['Game Kit', 'is taken'],
  ['bench', 'is taken'],
  ['shell', 'is taken'],
  ['Table', 'is taken'],
  // the page's style sheets have names that begin so
  ['Home', 'is taken'],
  ['class', 'a word of JavaScript'],
  ['await', 'a word of JavaScript'],
  ['Constructor', 'a word of JavaScript'],
  ['then', 'a word of JavaScript'],
])('“%s” is refused with a reason', (name, why) => {
  const named = nameGame(root, name);
  expect(named.ok ? '' : named.sentence).toContain(why);
});

it.each([
  ['go', { id: 'go', name: 'Go', pascal: 'Go', letter: 'G' }],
  ['River Race', { id: 'riverrace', name: 'River Race', pascal: 'RiverRace', letter: 'R' }],
  [" Liar's Dice 2 ", { id: 'liarsdice', name: 'Liar’s Dice 2', pascal: 'LiarsDice', letter: 'L' }],
  ['Ōkami', { id: 'okami', name: 'Ōkami', pascal: 'Okami', letter: 'O' }],
])('“%s” has a folder, a name and a letter', (asked, named) => {
  expect(nameGame(root, asked)).toEqual({ ok: true, ...named });
});

it('clauses get a letter that no other game has', () => {
  expect(nameGame(root, 'Chess')).toMatchObject({ letter: 'E' });
});
