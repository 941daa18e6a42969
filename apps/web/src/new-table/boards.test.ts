import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@tessera/protocol/lists';
import { GAMES } from '@tessera/registry/games';
import { textOf } from '@tessera/ui';
import { expect, it } from 'vitest';
import { boardOptions } from './boards.ts';

it.each(LANGUAGES)('every board that comes with a game has a name of its own in %s', (language) => {
  for (const game of Object.values(GAMES)) {
    const file = new URL(`../../../../games/${game.id}/words/shell.${language}.json`, import.meta.url);
    const words = JSON.parse(readFileSync(file, 'utf8'));
    const names = boardOptions(
      game,
      [],
      textOf((key) => words[key]),
    ).map(({ name }) => name);
    expect(names.every(Boolean), game.id).toBe(true);
    expect(new Set(names).size).toBe(names.length);
  }
});

it('a board of one’s own has the name it was given', () => {
  const game = GAMES['hibernia'];
  const own = { ...game.scenarios['hibernia'], id: 'erin', name: 'Ériu' };
  expect(
    boardOptions(
      game,
      [own],
      textOf((key) => key),
    ).at(-1),
  ).toMatchObject({ id: 'own:erin', name: 'Ériu', own: true });
});
