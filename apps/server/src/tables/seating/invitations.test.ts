import { describe, expect, it, vi } from 'vitest';
import { anna, boris, clara, site, useTableServer } from '../testing/guests.fixture.ts';
import { seated } from '../testing/table-server.fixture.ts';

useTableServer();

const DAY = 24 * 60 * 60 * 1000;
const SEATS = [
  { kind: 'me', colour: 'amber' },
  { kind: 'open', colour: 'sky' },
];

describe('invitations', () => {
  it('to a table that gathers and to a game that is played count together', async () => {
    const { id, pages } = await seated('cambria', [anna, boris]);
    await boris.post(`/api/tables/${id}/leave`);
    const table = await anna.post('/api/tables', { game: 'cambria', seats: SEATS });
    for (let time = 0; time < 40; time++)
      await anna.post(`/api/tables/${table.id}/invite`, { seat: 2, person: clara.id });
    const replace = { kind: 'replace', seat: 2, person: clara.id };
    expect(await anna.refused(`/api/tables/${id}/offer`, replace)).toBe('too-many-requests');
    for (const page of pages) page.close();
  });
});

it('one request tells all tables that wait for somebody: their turn, or a seat kept for them', async () => {
  const { id: played, pages } = await seated('cambria', [anna, boris]);
  const { id: kept } = await anna.post('/api/tables', { game: 'cambria', seats: SEATS, autostart: false });
  const waiting = async (guest: typeof anna) => {
    const { tables } = await guest.get<{ tables: { id: string }[] }>('/api/tables?waiting=1');
    return tables.map(({ id }) => id).sort();
  };
  const [toMove, other] = pages[0].state.seat === 1 ? [anna, boris] : [boris, anna];
  expect(await waiting(toMove)).toEqual([played]);
  expect(await waiting(other)).toEqual([]);
  await anna.post(`/api/tables/${kept}/invite`, { seat: 2, person: clara.id });
  expect(await waiting(clara)).toEqual([kept]);
  expect((await site.server.inject('/api/tables?waiting=1')).statusCode).toBe(401);
  for (const page of pages) page.close();
});

describe('an invitation that is taken back', () => {
  it.each([
    ['when a bot gets the seat', '/seat', { seat: 2, kind: 'bot' }],
    ['when the seat is open to all again', '/invite', { seat: 2, person: null }],
    ['when the table is given up', '/leave', {}],
  ])('is not told any more %s', async (_, what, body) => {
    const told = vi.spyOn(site.accounts.notifier['queues'][0].channel, 'tell');
    const { id } = await anna.post('/api/tables', { game: 'cambria', seats: SEATS, autostart: false });
    await anna.post(`/api/tables/${id}/invite`, { seat: 2, person: boris.id });
    await anna.post(`/api/tables/${id}${what}`, body);
    site.time += 60_000;
    site.accounts.notifier.look();
    await site.accounts.notifier.settle();
    expect(told).not.toHaveBeenCalled();
  });
});

it('an invitation to a table that nobody came to is not told any more once the table is given up', async () => {
  const told = vi.spyOn(site.accounts.notifier['queues'][0].channel, 'tell');
  const { id } = await anna.post('/api/tables', { game: 'cambria', seats: SEATS, autostart: false });
  await boris.post('/api/me/vacation', { until: site.time + 20 * DAY });
  await anna.post(`/api/tables/${id}/invite`, { seat: 2, person: boris.id });
  await site.tables.putAway(-1);
  site.time += 15 * DAY;
  await site.tables.sweep();
  site.time += 10 * DAY;
  site.accounts.notifier.look();
  await site.accounts.notifier.settle();
  expect(told).not.toHaveBeenCalled();
});

describe('whoever has set up a table and stands up', () => {
  it('keeps it while they look at it, or somebody else sits there', async () => {
    const { id } = await anna.post('/api/tables', { game: 'cambria', seats: SEATS, autostart: false });
    const page = anna.page(id);
    await expect.poll(() => page.texts.length).toBeGreaterThan(0);
    await anna.post(`/api/tables/${id}/stand`, { seat: 1 });
    expect((await anna.post(`/api/tables/${id}/sit`, { seat: 2 })).yourSeats).toEqual([2]);
    await boris.post(`/api/tables/${id}/sit`, { seat: 1 });
    page.close();
    await expect.poll(async () => (await site.tables.room(id)).members.size).toBe(0);
    expect((await anna.post(`/api/tables/${id}/stand`, { seat: 2 })).host.id).toBe(boris.id);
    await boris.post(`/api/tables/${id}/stand`, { seat: 1 });
    expect((await boris.send('GET', `/api/tables/${id}`)).statusCode).toBe(404);
  });
});
