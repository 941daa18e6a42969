import { beforeEach, describe, expect, it } from 'vitest';
import { ChatStore } from '../store/chat-store.ts';
import { anna, boris, site, useTableServer } from '../testing/guests.fixture.ts';
import type { Page } from '../testing/table-server.fixture.ts';

const LINE = 'a-line-of-the-page';

useTableServer();
let id: string;
let pages: Page[];
beforeEach(async () => {
  id = await newTable();
  pages = [anna, boris].map((guest) => guest.page(id));
  for (const page of pages) await expect.poll(() => page.texts.length).toBeGreaterThan(0);
});

async function newTable(): Promise<string> {
  const seats = ['me', 'open'].map((kind, index) => ({ kind, colour: ['amber', 'sky'][index] }));
  const table = await anna.post('/api/tables', { game: 'cambria', seats, autostart: false });
  await boris.post(`/api/tables/${table.id}/sit`, { seat: 2 });
  return table.id;
}

const heardBy = (page: Page) => page.others.filter(({ type }) => type === 'chat').map(({ line }) => line);
const kept = () => new ChatStore(site.database).last(id);

describe('a line of the chat', () => {
  it('has the id that its page gave it, and is said once however often it is sent', async () => {
    await pages[0].say({ type: 'chat', text: 'Hello!', line: LINE });
    await pages[0].say({ type: 'chat', text: 'Hello!', line: LINE });
    await expect.poll(() => heardBy(pages[0])).toMatchObject([{ id: LINE }, { id: LINE, text: 'Hello!' }]);
    expect(heardBy(pages[1])).toMatchObject([{ id: LINE, text: 'Hello!', person: { name: 'Anna' } }]);
    expect(await kept()).toMatchObject([{ id: LINE, text: 'Hello!', person: anna.id }]);
  });

  it('of somebody else is not spoiled by one that is called the same', async () => {
    await pages[0].say({ type: 'chat', text: 'Hello!', line: LINE });
    site.time++;
    await pages[1].say({ type: 'phrase', id: 'thanks', line: LINE });
    expect(await kept()).toMatchObject([{ id: LINE, text: 'Hello!' }, { phrase: 'thanks' }]);
    expect(heardBy(pages[0])).toHaveLength(2);
  });

  it('at another table is another', async () => {
    await pages[0].say({ type: 'chat', text: 'Hello!', line: LINE });
    const elsewhere = anna.page(await newTable());
    await elsewhere.say({ type: 'chat', text: 'Hello there!', line: LINE });
    expect(heardBy(elsewhere)).toMatchObject([{ text: 'Hello there!' }]);
    expect(heardBy(elsewhere)).not.toMatchObject([{ id: LINE }]);
    expect(await kept()).toHaveLength(1);
    elsewhere.close();
  });

  it('is one of only so many at once, however many pages somebody opens', async () => {
    for (let page = 0; page < 4; page++) {
      const another = anna.page(id);
      for (let line = 0; line < 4; line++) await another.say({ type: 'chat', text: 'Hello!' });
      another.close();
    }
    expect(await kept()).toHaveLength(5);
    await pages[1].say({ type: 'chat', text: 'One at a time!' });
    expect(await kept()).toHaveLength(6);
    site.time += 2_000;
    await pages[0].say({ type: 'chat', text: 'Well …' });
    expect(await kept()).toHaveLength(7);
  });

  it('is called by the server where its page gave no id, or none that can be', async () => {
    for (const line of [undefined, 'short', 'x'.repeat(65), "it's one; DROP TABLE", 7, { $: 1 }])
      await pages[0].say({ type: 'chat', text: 'Hello!', ...(line !== undefined && { line }) });
    const ids = (await kept()).map((line) => line.id);
    expect(ids.length).toBeGreaterThan(3);
    for (const one of ids) expect(one).toMatch(/^[\w-]{16,64}$/);
  });
});
