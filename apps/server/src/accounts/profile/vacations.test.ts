import { afterEach, describe, expect, it } from 'vitest';
import { AccountServer } from '../account-server.fixture.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

describe('a vacation', () => {
  let site: AccountServer;
  afterEach(() => site.close());

  it('is taken until a day of one’s choice, seen by others, and ends by itself', async () => {
    site = await AccountServer.open();
    const anna = await site.guest('Anna');
    expect(await anna.me()).toMatchObject({ awayUntil: null, vacationDays: 30 });
    const until = site.time + 10 * DAY;
    expect((await anna.post('/api/me/vacation', { until })).json().me).toMatchObject({
      awayUntil: until,
      vacationDays: 20,
    });
    const { id } = await anna.me();
    expect((await site.browser().get(`/api/people/${id}`)).json().awayUntil).toBe(until);
    site.time = until;
    expect(await anna.me()).toMatchObject({ awayUntil: null, vacationDays: 20 });
    expect((await anna.get('/api/me/export')).json().vacations).toEqual([{ from: until - 10 * DAY, until }]);
  });

  it('is changed while it lasts, and only the days away are spent when one is back early', async () => {
    site = await AccountServer.open();
    const anna = await site.guest();
    await anna.post('/api/me/vacation', { until: site.time + 5 * DAY });
    const longer = await anna.post('/api/me/vacation', { until: site.time + 30 * DAY });
    expect(longer.json().me.vacationDays).toBe(0);
    site.time += 3 * DAY;
    expect((await anna.delete('/api/me/vacation')).json().me).toMatchObject({ awayUntil: null, vacationDays: 27 });
    // a few minutes count for a day
    await anna.post('/api/me/vacation', { until: site.time + 2 * DAY });
    site.time += 60_000;
    expect((await anna.delete('/api/me/vacation')).json().me.vacationDays).toBe(26);
  });

  it('is one day, however often somebody is back on it and goes again', async () => {
    site = await AccountServer.open();
    const anna = await site.guest();
    // as the page sends it: this day and the next, until midnight
    const until = site.time + 40 * HOUR;
    const left: unknown[] = [];
    for (let again = 0; again < 4; again++) {
      await anna.post('/api/me/vacation', { until });
      site.time += HOUR;
      left.push((await anna.delete('/api/me/vacation')).json().me.vacationDays);
      site.time += HOUR;
    }
    expect(left).toEqual([29, 29, 29, 29]);
    // the day that is spent already is one of the two
    expect((await anna.post('/api/me/vacation', { until })).json().me.vacationDays).toBe(28);
    site.time = until - HOUR;
    expect((await anna.delete('/api/me/vacation')).json().me.vacationDays).toBe(28);
    await anna.post('/api/me/vacation', { until });
    expect((await anna.delete('/api/me/vacation')).json().me.vacationDays).toBe(28);
    site.time += DAY;
    await anna.post('/api/me/vacation', { until: site.time + HOUR });
    expect((await anna.delete('/api/me/vacation')).json().me.vacationDays).toBe(27);
  });

  it('takes the last day that is left only once', async () => {
    site = await AccountServer.open();
    const anna = await site.guest();
    await anna.post('/api/me/vacation', { until: site.time + 29 * DAY });
    site.time += 29 * DAY;
    const go = async (until: number) => (await anna.post('/api/me/vacation', { until })).json().error?.code;
    const midnight = site.time + 16 * HOUR;
    expect(await go(midnight)).toBeUndefined();
    await anna.delete('/api/me/vacation');
    expect(await go(midnight)).toBeUndefined();
    expect(await go(midnight + DAY)).toBe('vacation-spent');
    expect(await anna.me()).toMatchObject({ awayUntil: midnight, vacationDays: 0 });
  });

  it('over the end of a year takes each day from the year in which it begins', async () => {
    site = await AccountServer.open();
    site.time = Date.UTC(2027, 11, 22, 8);
    const anna = await site.guest();
    const go = async (until: number) => (await anna.post('/api/me/vacation', { until })).json().error?.code;
    expect(await go(Date.UTC(2028, 0, 32))).toBe('vacation-spent');
    expect(await go(Date.UTC(2028, 0, 31))).toBeUndefined();
    expect(await anna.me()).toMatchObject({ vacationDays: 20 });
  });

  it('has thirty days in a year, and new ones in the next', async () => {
    site = await AccountServer.open();
    site.time = Date.UTC(2027, 11, 22);
    const anna = await site.guest();
    const refused = async (until: number) => (await anna.post('/api/me/vacation', { until })).json().error?.code;
    expect(await refused(site.time)).toBe('bad-vacation');
    expect(await refused(site.time + 61 * DAY)).toBe('vacation-spent');
    expect(await refused(8_640_000_000_000_000)).toBe('vacation-spent');
    // ten days of this year and thirty of the next
    expect(await refused(Date.UTC(2028, 0, 32))).toBe('vacation-spent');
    expect(await refused(Date.UTC(2028, 0, 31))).toBeUndefined();
    site.time = Date.UTC(2028, 0, 31);
    expect(await anna.me()).toMatchObject({ awayUntil: null, vacationDays: 0 });
    expect(await refused(site.time + 2 * DAY)).toBe('vacation-spent');
    site.time = Date.UTC(2029, 0, 1);
    expect(await refused(site.time + 30 * DAY)).toBeUndefined();
  });

  it('is kept over a restart, and no word of a turn comes while it lasts', async () => {
    site = await AccountServer.open();
    const anna = await site.guest();
    const { id } = await anna.me();
    await anna.patch('/api/me/notify', { webhook: 'https://hooks.example.org/x' });
    const until = site.time + 2 * DAY;
    await anna.post('/api/me/vacation', { until });
    const { Vacations } = await import('./vacations.ts');
    expect((await Vacations.open(site.database, site.time)).awayUntil(id, site.time)).toBe(until);
    const { notifier } = site.accounts;
    notifier.yourTurn(id, { id: 't1', game: 'cambria' });
    site.time += DAY;
    notifier.look();
    await notifier.settle();
    expect(site.posts).toHaveLength(0);
    site.time = until;
    notifier.look();
    await notifier.settle();
    expect(site.posts).toHaveLength(1);
  });
});
