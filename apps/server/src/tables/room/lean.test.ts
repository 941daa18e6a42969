import { SeededRng, unwrap } from '@tessera/kernel';
import { gameById } from '@tessera/registry/games';
import type { Update } from '@tessera/table';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { playOn, seated, TableServer } from '../testing/table-server.fixture.ts';

let site: TableServer;
beforeEach(async () => {
  site = await TableServer.open();
});
afterEach(() => site.close());

it.each(['cambria', 'hibernia'])('a page with the rules at hand sees the same from the moves alone: %s', async (id) => {
  const anna = await site.person('Anna');
  const { id: table, pages } = await seated(id, [anna, await site.person('Boris'), await site.person('Carla')]);
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

interface Raw {
  readonly type?: string;
  readonly id?: number;
  readonly news?: { readonly steps: readonly { readonly view?: unknown }[]; readonly view?: unknown };
  readonly own?: { readonly legal: readonly unknown[] };
  readonly value?: {
    readonly steps: readonly { readonly view?: unknown }[];
    readonly state: { readonly view: unknown };
  };
}

it('where something is hidden a lean program is told the newest view alone, whatever others want', async () => {
  const anna = await site.person('Anna');
  const { id: table, pages } = await seated('scythia', [anna, await site.person('Boris')]);
  const lean = anna.page(table);
  await lean.ask({ type: 'open', table, lean: true });
  const rng = new SeededRng('lean');
  await playOn(pages, { most: 60, choose: (count) => rng.below(count) });
  const heard = lean.texts.map((text) => JSON.parse(text) as Raw);
  const updates = heard.filter(({ type }) => type === 'update');
  expect(updates.length).toBeGreaterThan(20);
  for (const { news, own } of updates) {
    for (const step of news?.steps ?? []) expect(Object.hasOwn(step, 'view')).toBe(false);
    expect(news?.view).toBeDefined();
    expect(own?.legal).toEqual([]);
  }
  expect(updates.at(-1)?.news?.view).toEqual(pages[0].state.view);
  // and so when it comes back
  const again = anna.page(table);
  const { value } = (await again.ask({ type: 'open', table, lean: true, from: 0 })) as Raw;
  expect(value?.steps.length).toBe(pages[0].state.moves);
  for (const step of value?.steps ?? []) expect(Object.hasOwn(step, 'view')).toBe(false);
  expect(value?.state.view).toEqual(pages[0].state.view);
  for (const page of [...pages, lean, again]) page.close();
});
