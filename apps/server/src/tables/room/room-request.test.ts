import { COLOURS } from '@tessera/protocol/lists';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChatStore } from '../store/chat-store.ts';
import { anna, site, useTableServer } from '../testing/guests.fixture.ts';
import { Page, seated } from '../testing/table-server.fixture.ts';

describe('a page that speaks to the room', () => {
  useTableServer();
  const pages: Page[] = [];
  afterEach(async () => {
    for (const page of pages.splice(0)) page.close();
  });

  async function answerTo(page: Page, message: object): Promise<unknown> {
    const before = page.texts.length;
    await page.say(message);
    return page.texts.slice(before).map((text) => JSON.parse(text));
  }

  it('is answered when it asks whether the connection stands, before and after the game has begun', async () => {
    const seats = ['me', 'open'].map((kind, index) => ({ kind, colour: COLOURS[index] }));
    const { id } = await anna.post('/api/tables', { game: 'cambria', seats });
    const waiting = anna.page(id);
    const table = await seated('cambria', [anna, await site.person('Boris')]);
    const stranger = new Page(site, table.id);
    pages.push(waiting, stranger, ...table.pages);
    await expect.poll(() => waiting.room.table.id).toBe(id);
    await expect.poll(() => stranger.room.table.id).toBe(table.id);
    for (const page of pages) expect(await answerTo(page, { type: 'ping' })).toContainEqual({ type: 'pong' });
  });

  it('hears which of its lines was refused', async () => {
    const table = await seated('cambria', [anna, await site.person('Boris')]);
    pages.push(...table.pages);
    const [page] = pages;
    const refused = async (message: object) => {
      const told = (await answerTo(page, message)) as { type: string; line?: string }[];
      return told.filter(({ type }) => type === 'error');
    };
    const line = 'a-line-of-16-chars';
    const tooLong = { type: 'error', error: { code: 'too-long' }, line };
    expect(await refused({ type: 'chat', text: 'x'.repeat(301), line })).toMatchObject([tooLong]);
    const noPhrase = { type: 'error', error: { code: 'no-such-phrase' }, line };
    expect(await refused({ type: 'phrase', id: 'you-lose', line })).toMatchObject([noPhrase]);
    for (const strange of [7, null, 'x'.repeat(65), {}]) {
      const [told] = await refused({ type: 'chat', text: '', line: strange });
      expect(told).toMatchObject({ error: { code: 'empty' } });
      expect(told).not.toHaveProperty('line');
    }
    expect(await refused({ type: 'chat', text: 'Hello', line })).toEqual([]);
  });

  it('hears what is said while it comes in, after what was said before', async () => {
    const table = await seated('cambria', [anna, await site.person('Boris')]);
    pages.push(...table.pages);
    const read = ChatStore.prototype.last;
    const reading = vi.spyOn(ChatStore.prototype, 'last').mockImplementationOnce(async function (this: ChatStore, id) {
      const lines = await read.call(this, id);
      await table.pages[0].say({ type: 'phrase', id: 'hello' });
      return lines;
    });
    const late = new Page(site, table.id);
    pages.push(late);
    // later the room is told without its chat
    const chat = () =>
      late.texts
        .map((text) => JSON.parse(text))
        .filter(({ type, room }) => type === 'chat' || room?.chat !== undefined);
    await expect.poll(chat).toMatchObject([{ room: { chat: [] } }, { line: { phrase: 'hello' } }]);
    reading.mockRestore();
  });
});
