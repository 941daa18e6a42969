import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GAMES, gameById } from './games.ts';
import { findManifest, loadGame, MANIFESTS } from './index.ts';

const FOLDERS = readdirSync(new URL('..', import.meta.url)).filter((folder) =>
  existsSync(new URL(`../${folder}/manifest.ts`, import.meta.url)),
);

it('every folder with a manifest is here, under its own name', () => {
  expect(MANIFESTS.map(({ id }) => id)).toEqual(FOLDERS.sort());
});

it.each(MANIFESTS)('what the manifest of $name says is what its rules say', ({ id, name, players, rival }) => {
  const game = GAMES[id];
  expect(game).toMatchObject({ id, name, minSeats: players[0], maxSeats: players[1] });
  const option = game.options.find(({ seats }) => seats?.includes(1));
  expect(rival).toEqual(option && { option: option.id, default: option.default });
});

it.each(MANIFESTS)('the drawing and the terminal of $name are where its manifest says', async (manifest) => {
  const { ui, text, cover, boardPicture, howToPicture, reference } = manifest;
  expect((await ui()).id).toBe(manifest.id);
  expect((await text()).notation.length).toBeGreaterThan(0);
  for (const load of [cover, boardPicture, howToPicture, ...(reference ? [reference] : [])])
    expect((await load()).default).toBeTruthy();
});

it('a game that is not there is refused with the names of those that are', async () => {
  expect(findManifest('constructor')).toBeUndefined();
  for (const found of [gameById('toString'), await loadGame('chess')]) {
    expect(found.ok).toBe(false);
    if (!found.ok) for (const { id } of MANIFESTS) expect(found.error.message).toContain(id);
  }
});
