import { gameById } from '@tessera/games';
import { SeededRng, unwrap } from '@tessera/kernel';
import type { Update } from '@tessera/table';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Hall, playOn, seated } from './hall.fixture.ts';

let hall: Hall;
beforeEach(async () => {
  hall = await Hall.open();
});
afterEach(() => hall.close());

it.each(['cambria', 'hibernia'])('a page with the rules at hand sees the same from the moves alone: %s', async (id) => {
  const anna = await hall.person('Anna');
  const { id: table, pages } = await seated(id, [anna, await hall.person('Boris'), await hall.person('Carla')]);
  const full = anna.page(table);
  const lean = anna.page(table);
  const told: Update[][] = [];
  for (const client of [await full.play(), await lean.play(unwrap(gameById(id)))]) {
    const updates: Update[] = [];
    told.push(updates);
    client.subscribe((update) => updates.push(update));
  }
  const rng = new SeededRng('lean');
  await playOn(pages, { choose: (count) => rng.below(count) });
  expect(lean.state).toEqual(full.state);
  expect(lean.state.waiting).toBe('over');
  expect(told[1]).toEqual(told[0]);
  const bytes = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);
  // about a tenth; in a short game the first message, which both get whole, counts for more
  expect(bytes(lean.texts)).toBeLessThan(bytes(full.texts) / 4);
  for (const page of [...pages, full, lean]) page.close();
});
