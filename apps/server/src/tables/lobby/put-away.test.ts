import { describe, expect, it } from 'vitest';
import { anna, boris, site, useTableServer } from '../testing/guests.fixture.ts';
import { playOn, seated } from '../testing/table-server.fixture.ts';

useTableServer();

/** From now on the database answers no such statement. Gives back what lets it. */
function hold(about: string): () => void {
  const all = site.database.all.bind(site.database);
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  site.database.all = async (sql, values) => {
    if (sql.includes(about)) await held;
    return all(sql, values);
  };
  return letGo;
}

describe('a table that is being put away', () => {
  it('stays for whoever comes in just then', async () => {
    const { id, pages } = await seated('cambria', [anna, boris]);
    for (const page of pages) page.close();
    await expect.poll(async () => (await site.tables.room(id)).members.size).toBe(0);
    const answer = hold('FROM mutes');
    const away = site.tables.putAway(-1);
    const page = anna.page(id);
    await away;
    answer();
    await expect.poll(() => page.texts.length).toBeGreaterThan(0);
    expect((await site.tables.room(id)).members.size).toBe(1);
    await page.play();
    const other = boris.page(id);
    await other.play();
    expect(await playOn([page, other], { most: 3 })).toBe(3);
  });

  it('keeps what each seat likes, also over a restart, until somebody else sits there', async () => {
    const { id, pages } = await seated('cambria', [anna, boris]);
    const liked = { confirmTurn: true, autoRoll: true };
    await pages[0].ask({ type: 'settings', settings: liked });
    for (const page of pages) page.close();
    const room = await site.tables.room(id);
    await expect.poll(() => room.members.size).toBe(0);
    await site.tables.putAway(-1);
    const kept = async (tables = site.tables) => (await tables.room(id))['game']?.online['settings'];
    expect(await site.tables.room(id)).not.toBe(room);
    expect(await kept()).toEqual([liked, undefined]);
    expect(await kept((await site.afterKill()).tables)).toEqual([liked, undefined]);
    await anna.post(`/api/tables/${id}/leave`);
    expect((await site.tables.rows.get(id))?.data.seats[0]).toMatchObject({ kind: 'bot', settings: null });
  });

  it('goes when nobody does', async () => {
    const { id, pages } = await seated('cambria', [anna, boris]);
    for (const page of pages) page.close();
    const room = await site.tables.room(id);
    await expect.poll(() => room.members.size).toBe(0);
    await site.tables.putAway(-1);
    expect(await site.tables.room(id)).not.toBe(room);
  });
});
