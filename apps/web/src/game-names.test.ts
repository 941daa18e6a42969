import { readFileSync } from 'node:fs';
import { GAMES } from '@tessera/games';
import { expect, it } from 'vitest';
import { GAME_NAMES, pageDescription } from './game-names.ts';
import { GAMES as ENTRIES } from './games.ts';

it('every game there is has its name here', () => {
  expect(GAME_NAMES).toEqual(Object.fromEntries(Object.values(GAMES).map(({ id, name }) => [id, name])));
});

it('the description of the page names every game, and the page takes it from there', () => {
  for (const { name } of Object.values(GAMES)) expect(pageDescription()).toContain(name);
  const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
  expect(page).toContain('<meta name="description" content="%DESCRIPTION%" />');
});

it('whoever plays alone is told the rival that the rules give them', () => {
  for (const { id, rival } of ENTRIES) {
    const option = GAMES[id].options.find(({ seats }) => seats?.includes(1));
    expect(rival, id).toEqual(option && { option: option.id, default: option.default });
  }
});
