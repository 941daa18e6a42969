import { readFileSync } from 'node:fs';
import { GAMES } from '@tessera/registry/games';
import { describe, expect, it } from 'vitest';

/** Keys that the code knows are types; those of a game's boards and options are known by its rules alone. */
const wordsOf = (game: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../../games/${game}/words/shell.en.json`, import.meta.url), 'utf8'));

describe.each(Object.keys(GAMES))('the shell speaks of %s', (id) => {
  const game = GAMES[id];
  const needs = [
    'tagline',
    'start',
    'ownBoard',
    ...(game.minSeats <= 2 && game.maxSeats >= 2 ? ['two'] : []),
    ...game.options.flatMap((option) => [
      option.id,
      `${option.id}.hint`,
      ...option.values.map((value) => `${option.id}.${value}`),
    ]),
  ];
  it.each(needs)('%s', (word) => {
    expect(wordsOf(id)).toHaveProperty([`shell.game.${id}.${word}`]);
  });
});
