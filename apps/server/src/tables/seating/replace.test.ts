import { seatOf } from '@tessera/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Guest, type Page, playOn, seated, TableServer } from '../testing/table-server.fixture.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('whoever keeps the others waiting is replaced by them', () => {
  let site: TableServer;
  let guests: Guest[];
  const pages: Page[] = [];
  beforeEach(async () => {
    site = await TableServer.open();
    guests = [await site.person('Anna'), await site.person('Boris')];
  });
  afterEach(async () => {
    for (const page of pages.splice(0)) page.close();
    await site.close();
  });

  /** Everybody has closed their pages; `asker` waits for `away`. */
  async function begin(part: object) {
    const table = await seated('cambria', guests, part);
    pages.push(...table.pages);
    await playOn(table.pages, { most: 3 });
    const { seat } = table.pages[0].state;
    const [away, asker] = seat === 1 ? guests : [...guests].reverse();
    for (const page of pages) page.close();
    await expect.poll(async () => (await site.tables.room(table.id)).isHere(away.id)).toBe(false);
    const at = `/api/tables/${table.id}`;
    const replace = () => asker.refused(`${at}/offer`, { kind: 'replace', seat, person: null });
    const kind = async () => (await asker.get(at)).seats[seatOf(seat)].kind;
    return { at, seat, away, asker, replace, kind };
  }

  /** Both agree to it. */
  async function agree(at: string, kind: 'pause' | 'resume'): Promise<void> {
    const { offer } = await guests[0].post<{ offer: string }>(`${at}/offer`, { kind });
    await guests[1].post(`${at}/answer`, { offer, yes: true });
  }

  it.each([
    { clock: { kind: 'live', bankSeconds: 7_200, incrementSeconds: 30 }, wait: 4 * MINUTE },
    { clock: { kind: 'days', daysPerMove: 7 }, wait: 25 * HOUR },
  ])('not in a rated game with a clock, but by the clock', async ({ clock, wait }) => {
    const { replace, kind } = await begin({ rated: true, clock });
    site.time += wait;
    expect(await replace()).toBe('clock-decides');
    expect(await kind()).toBe('person');
  });

  it.each([
    { rated: false, clock: { kind: 'live', bankSeconds: 7_200, incrementSeconds: 30 }, wait: 3 * MINUTE },
    { rated: false, clock: { kind: 'days', daysPerMove: 7 }, wait: 24 * HOUR },
    { rated: true, clock: { kind: 'none' }, wait: 24 * HOUR },
  ])('after long where it is not rated, or has no clock', async ({ rated, clock, wait }) => {
    const { replace, kind } = await begin({ rated, clock });
    site.time += wait - 1;
    expect(await replace()).toBe('not-away');
    site.time += 1;
    expect(await replace()).toBe('done');
    expect(await kind()).toBe('bot');
  });

  it('not while the game is paused, nor for the time it was', async () => {
    const { at, replace } = await begin({});
    site.time += 23 * HOUR;
    await agree(at, 'pause');
    site.time += 48 * HOUR;
    expect(await replace()).toBe('not-away');
    await agree(at, 'resume');
    site.time += 59 * MINUTE;
    expect(await replace()).toBe('not-away');
    site.time += MINUTE;
    expect(await replace()).toBe('done');
  });

  it('not while it is paused although they had waited long before', async () => {
    const { at, replace } = await begin({});
    site.time += 25 * HOUR;
    await agree(at, 'pause');
    expect(await replace()).toBe('not-away');
  });

  it('not for the time when nobody could have moved', async () => {
    const { replace } = await begin({});
    await site.server.close();
    await site.tables.close();
    await site.accounts.close();
    await site.database.close();
    site.time += 48 * HOUR;
    await site.start();
    expect(await replace()).toBe('not-away');
    // and a moment in which they could come back
    site.time += 24 * HOUR + 10_000;
    expect(await replace()).toBe('done');
  });

  it('not for the time of their vacation', async () => {
    const { away, replace } = await begin({});
    site.time += 20 * HOUR;
    await away.post('/api/me/vacation', { until: site.time + 48 * HOUR });
    site.time += 51 * HOUR;
    expect(await replace()).toBe('not-away');
    site.time += HOUR;
    expect(await replace()).toBe('done');
  });
});

describe('who is invited to take a seat over', () => {
  let site: TableServer;
  let anna: Guest;
  let at: string;
  const pages: Page[] = [];
  beforeEach(async () => {
    site = await TableServer.open();
    anna = await site.person('Anna');
    const boris = await site.person('Boris');
    const table = await seated('cambria', [anna, boris]);
    pages.push(...table.pages);
    at = `/api/tables/${table.id}`;
    await boris.post(`${at}/leave`);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    for (const page of pages.splice(0)) page.close();
    await site.close();
  });

  const invite = ({ id }: Guest) => anna.refused(`${at}/offer`, { kind: 'replace', seat: 2, person: id });

  it('is invited no more when somebody else is', async () => {
    const [clara, dora] = [await site.person('Clara'), await site.person('Dora')];
    const over = vi.spyOn(site.accounts.notifier, 'turnOver');
    expect(await invite(clara)).toBe('done');
    expect(await invite(clara)).toBe('done');
    expect(over).not.toHaveBeenCalledWith(clara.id, expect.anything());
    expect(await invite(dora)).toBe('done');
    expect(over).toHaveBeenCalledWith(clara.id, at.slice('/api/tables/'.length));
  });

  it('is one of a few: nobody calls half the town', async () => {
    const called = vi.spyOn(site.accounts.notifier, 'yourTurn');
    const answers: string[] = [];
    for (let n = 0; n < 45; n++) answers.push(await invite(await site.person(`Guest ${n}`)));
    expect(answers).toEqual([...Array(40).fill('done'), ...Array(5).fill('too-many-requests')]);
    expect(called.mock.calls.filter(([, table]) => table.invitedBy)).toHaveLength(40);
  });
});
