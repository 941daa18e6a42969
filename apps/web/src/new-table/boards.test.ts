import { readFileSync } from 'node:fs';
import { GAMES } from '@tessera/games';
import { LANGUAGES } from '@tessera/protocol/lists';
import { expect, it } from 'vitest';
import { boardOptions } from './boards.ts';

it.each(LANGUAGES)('every board that comes with a game has a name of its own in %s', (language) => {
  const words = JSON.parse(readFileSync(new URL(`../words/shell.${language}.json`, import.meta.url), 'utf8'));
  for (const game of Object.values(GAMES)) {
    const names = boardOptions(game, [], (key) => words[key]).map(({ name }) => name);
    expect(names.every(Boolean), game.id).toBe(true);
    expect(new Set(names).size).toBe(names.length);
  }
});

it('a board of one’s own has the name it was given', () => {
  const game = GAMES['hibernia'];
  const own = { ...game.scenarios['hibernia'], id: 'erin', name: 'Ériu' };
  expect(boardOptions(game, [own], (key) => key).at(-1)).toMatchObject({ id: 'own:erin', name: 'Ériu', own: true });
});
