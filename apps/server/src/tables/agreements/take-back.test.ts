import { seatOf } from '@tessera/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anna, boris, site, useTableServer } from '../testing/guests.fixture.ts';
import { type Guest, type Page, playOn, seated } from '../testing/table-server.fixture.ts';

const fullDisk = new Error('database or disk is full');

describe('a turn back', () => {
  useTableServer();
  let id: string;
  let pages: Page[];
  beforeEach(async () => {
    ({ id, pages } = await seated('cambria', [anna, boris]));
  });
  afterEach(async () => {
    vi.restoreAllMocks();
  });

  const moves = async () => (await anna.get(`/api/tables/${id}`)).moves;
  const to = async (guest: Guest) => (await site.tables.room(id)).beforeLastTurn(guest.id);
  const ask = async (guest: Guest) =>
    (await guest.post<{ offer: string }>(`/api/tables/${id}/offer`, { kind: 'undo', to: await to(guest) })).offer;
  const yes = (guest: Guest, offer: string) => guest.refused(`/api/tables/${id}/answer`, { offer, yes: true });
  const offers = async () => (await site.tables.rows.get(id))?.data.offers;

  it('is the last turn in which one has moved, with what came after it, and no more', async () => {
    expect(await anna.refused(`/api/tables/${id}/offer`, { kind: 'undo', to: 0 })).toBe('nothing-to-undo');
    await playOn(pages, { most: 40 });
    const steps = (await pages[0].ask({ type: 'steps', from: 0 })) as unknown as {
      value: { steps: { seat: number; turn: number }[] };
    };
    const turns = steps.value.steps;
    const last = turns.findLastIndex(({ seat }) => seat === 1);
    const first = 1 + turns.findLastIndex(({ turn }, index) => index < last && turn !== turns[last].turn);
    expect(await to(anna)).toBe(first);
    expect(turns.slice(0, first).some(({ seat }) => seat === 1)).toBe(true);
    for (const far of [0, first - 1, turns.length])
      expect(await anna.refused(`/api/tables/${id}/offer`, { kind: 'undo', to: far })).toBe('nothing-to-undo');
    const told = await anna.send('POST', `/api/tables/${id}/offer`, { kind: 'undo', to: 0 });
    expect(told.json().error.message).toContain(`at least ${first} moves stay`);
    expect(await yes(boris, await ask(anna))).toBe('done');
    expect((await site.tables.room(id))['game']?.online.branches.at(-1)?.kept).toBe(first);
  });

  it('needs the consent of all once the turn is another’s: nobody keeps the others waiting by taking it back alone', async () => {
    await playOn(pages, { most: 7 });
    const waited = pages[0].state.seat;
    for (let acts = 0; acts < 50 && pages[0].state.seat === waited; acts++) await playOn(pages, { most: 1 });
    const given = pages[seatOf(waited)];
    expect(given.state).toMatchObject({ seat: 3 - waited, canUndo: false });
    const refused = await given.ask({ type: 'undo', at: given.state.at });
    expect(refused).toMatchObject({ ok: false, error: { code: 'nothing-to-undo' } });
  });

  it('is not asked any more once somebody has moved, and everybody hears so', async () => {
    await playOn(pages, { most: 7 });
    const offer = await ask(anna);
    await expect.poll(() => pages[1].room.offers.length).toBe(1);
    await playOn(pages, { most: 1 });
    await expect.poll(() => pages.map((page) => page.room.offers.length)).toEqual([0, 0]);
    expect(await offers()).toEqual([]);
    for (const page of pages) expect(page.room.table.turnedDown).toEqual({ offer, by: null });
    await playOn(pages, { most: 30 });
    const before = await moves();
    expect(await yes(boris, offer)).toBe('no-such-offer');
    expect(await moves()).toBe(before);
  });

  it('does not take back a move that is being kept while the last one agrees', async () => {
    await playOn(pages, { most: 7 });
    const offer = await ask(anna);
    const append = site.log.appendTexts.bind(site.log);
    let write: () => void = () => undefined;
    const writing = new Promise<void>((begun) => {
      vi.spyOn(site.log, 'appendTexts').mockImplementationOnce((...args) => {
        write = () => append(...args);
        begun();
      });
    });
    const before = await moves();
    const acted = pages[seatOf(pages[0].state.seat)].act();
    await writing;
    const answered = yes(boris, offer);
    const room = await site.tables.room(id);
    await expect.poll(() => room['queue']['waiting'].length).toBeGreaterThan(0);
    write();
    await acted;
    expect(await answered).toBe('no-such-offer');
    expect(await moves()).toBeGreaterThan(before);
  });

  it('stands in nobody’s way when it could not be dropped', async () => {
    await playOn(pages, { most: 7 });
    const offer = await ask(anna);
    vi.spyOn(site.tables.rows, 'change').mockRejectedValueOnce(fullDisk);
    await playOn(pages, { most: 1 });
    await expect.poll(() => site.troubles).toEqual([fullDisk]);
    expect(await offers()).toHaveLength(1);
    const before = await moves();
    expect(await yes(boris, offer)).toBe('no-such-offer');
    expect(await moves()).toBe(before);
    const later = await site.afterKill();
    await later.tables.room(id);
    await expect.poll(async () => (await later.tables.rows.get(id))?.data.offers).toEqual([]);
    expect(await yes(anna, await ask(boris))).toBe('done');
    expect(await moves()).toBeLessThan(before);
  });
});
