import { describe, expect, it } from 'vitest';
import { anna, useHall } from './guests.fixture.ts';

useHall();

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
});
