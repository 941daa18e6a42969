import { describe, expect, it } from 'vitest';
import { withData } from '../room/table-row.ts';
import { anna, site, useTableServer } from '../testing/guests.fixture.ts';
import { BOT_INSTEAD } from './seating.ts';

useTableServer();

const SEATS = [
  { kind: 'me', colour: 'amber' },
  { kind: 'open', colour: 'sky' },
];
const seed = (byte: string): string => byte.repeat(32);

describe('whoever has set up a table', () => {
  it('fills the last seat with a bot, and the game begins by itself', async () => {
    const { id } = await anna.post('/api/tables', { game: 'cambria', seats: SEATS, seed: seed('ab') });
    const filled = await anna.post(`/api/tables/${id}/seat`, { seat: 2, kind: 'bot' });
    expect(filled).toMatchObject({ status: 'playing', seats: [{ kind: 'person' }, { kind: 'bot' }] });
  });

  it('need not come to one that is full from the start: its game begins by itself, too', async () => {
    const seats = [SEATS[0], { kind: 'here', name: 'Eve', colour: 'sky' }];
    const { id } = await anna.post('/api/tables', { game: 'cambria', seats });
    const status = async () => (await anna.get(`/api/tables/${id}`)).status;
    await expect.poll(status, { timeout: 6_000 }).toBe('playing');
  });

  it('gives up a seat, and what was added to the dice there goes with it', async () => {
    const { id } = await anna.post('/api/tables', {
      game: 'cambria',
      seats: SEATS,
      autostart: false,
      seed: seed('ab'),
    });
    await anna.post(`/api/tables/${id}/seat`, { seat: 1, kind: 'open' });
    const page = anna.page(id);
    await expect.poll(() => page.texts.length).toBeGreaterThan(0);
    expect(page.room.fair.clientSeeds).toEqual([]);
  });

  it.each([true, false])('leaves a seat for somebody; begins by itself: %s', async (autostart) => {
    const bots = SEATS.map(({ colour }) => ({ kind: 'bot', level: 'expert', colour }));
    expect(await anna.refused('/api/tables', { game: 'cambria', seats: bots, autostart })).toBe('bots-alone');
    const open = [bots[0], SEATS[1]];
    const { id } = await anna.post('/api/tables', { game: 'cambria', seats: open, autostart });
    expect(await anna.refused(`/api/tables/${id}/seat`, { seat: 2, kind: 'bot' })).toBe('bots-alone');
    expect(await anna.get(`/api/tables/${id}`)).toMatchObject({ status: 'gathering', seats: [{}, { kind: 'open' }] });
  });

  it('does not begin a game of bots alone that was set up long ago', async () => {
    const { id } = await anna.post('/api/tables', { game: 'cambria', seats: SEATS, autostart: false });
    await site.tables.rows.change(id, (row) =>
      withData(row, { seats: row.data.seats.map((seat) => ({ ...seat, ...BOT_INSTEAD })) }),
    );
    expect(await anna.refused(`/api/tables/${id}/start`)).toBe('bots-alone');
  });
});
