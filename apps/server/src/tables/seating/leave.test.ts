import { COLOURS } from '@tessera/protocol/lists';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anna, boris, site, useTableServer } from '../testing/guests.fixture.ts';
import type { Guest, Page } from '../testing/table-server.fixture.ts';

describe('a table that people leave before the game', () => {
  useTableServer();
  const pages: Page[] = [];
  afterEach(async () => {
    vi.restoreAllMocks();
    for (const page of pages.splice(0)) page.close();
  });

  async function table(...kinds: string[]): Promise<string> {
    const seats = kinds.map((kind, index) => ({ kind, colour: COLOURS[index] }));
    return `/api/tables/${(await anna.post('/api/tables', { game: 'cambria', visibility: 'public', seats, autostart: false })).id}`;
  }

  const found = async (at: string) => (await anna.send('GET', at)).statusCode;

  /** Somebody looks at it. */
  async function look(guest: Guest, at: string): Promise<void> {
    const page = guest.page(at.slice('/api/tables/'.length));
    pages.push(page);
    await expect.poll(() => page.others.length).toBeGreaterThan(0);
  }

  it('stays for whoever has set it up when a stranger sits down and leaves', async () => {
    const at = await table('open', 'open');
    await boris.post(`${at}/sit`, { seat: 1 });
    await boris.post(`${at}/leave`);
    expect(await found(at)).toBe(200);
    expect((await anna.get(at)).host.id).toBe(anna.id);
  });

  it('is given up when who has set it up leaves the page they look at, and nobody else is there', async () => {
    const at = await table('me', 'open');
    await look(anna, at);
    await anna.post(`${at}/leave`);
    expect(await found(at)).toBe(404);
    expect(pages[0].socket.closedWith?.code).toBe(4005);
  });

  it('stays for whoever looks at it, and for whoever sits there', async () => {
    const looked = await table('me', 'open');
    await look(boris, looked);
    await anna.post(`${looked}/leave`);
    expect(await found(looked)).toBe(200);
    const taken = await table('me', 'open');
    await boris.post(`${taken}/sit`, { seat: 2 });
    await anna.post(`${taken}/leave`);
    expect((await anna.get(taken)).host.id).toBe(boris.id);
  });

  it('stays when somebody sits down just as the last one leaves', async () => {
    const at = await table('me', 'open');
    const room = await site.tables.room(at.slice('/api/tables/'.length));
    const { beginning } = room;
    const { gather } = beginning;
    vi.spyOn(beginning, 'gather').mockImplementationOnce(async (change) => {
      const row = await gather.call(beginning, change);
      await boris.post(`${at}/sit`, { seat: 2 });
      return row;
    });
    await anna.post(`${at}/leave`);
    expect(await found(at)).toBe(200);
    expect((await anna.get(at)).seats[1]).toMatchObject({ kind: 'person', person: { id: boris.id } });
  });

  it('is not there for whoever sits down while it is given up', async () => {
    const at = await table('me', 'open');
    const forget = site.tables.forget.bind(site.tables);
    let sat: string | undefined;
    vi.spyOn(site.tables, 'forget').mockImplementationOnce(async (id) => {
      sat = await boris.refused(`${at}/sit`, { seat: 2 });
      return forget(id);
    });
    await anna.post(`${at}/leave`);
    expect(sat).toBe('no-such-table');
    expect(await found(at)).toBe(404);
  });
});
