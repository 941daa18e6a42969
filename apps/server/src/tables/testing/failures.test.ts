import { type SeatNumber, seatOf } from '@tessera/kernel';
import { COLOURS } from '@tessera/protocol/lists';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rowsOf } from '../../store/rows.fixture.ts';
import { anna, boris, clara, site, useTableServer } from './guests.fixture.ts';
import { type Page, playOn, seated } from './table-server.fixture.ts';

const live = { kind: 'live', bankSeconds: 60, incrementSeconds: 0 };
const fullDisk = new Error('database or disk is full');

describe('when something goes wrong at a table', () => {
  const pages: Page[] = [];
  useTableServer();
  afterEach(async () => {
    vi.restoreAllMocks();
    for (const page of pages.splice(0)) page.close();
  });

  async function begin(part: object = {}) {
    const table = await seated('cambria', [anna, boris], part);
    pages.push(...table.pages);
    await playOn(table.pages, { most: 10 });
    return table;
  }

  it('a clock that has run out is looked at again when that could not be written down', async () => {
    const { id, pages: at } = await begin({ clock: live, onTimeout: 'bot' });
    const { seat } = at[0].state;
    vi.spyOn(site.tables.rows, 'change').mockRejectedValueOnce(fullDisk);
    site.time += 61_000;
    site.tables.look();
    await expect.poll(() => site.troubles).toEqual([fullDisk]);
    site.time += 10_000;
    site.tables.look();
    await expect.poll(async () => (await anna.get(`/api/tables/${id}`)).seats[seatOf(seat)].kind).toBe('bot');
  });

  it('whose turn it is comes into the lists later, when it could not be written down at once', async () => {
    const { id, pages: at } = await begin();
    await site.tables.flush();
    const { seat } = at[0].state;
    const full = vi.spyOn(site.database, 'run').mockRejectedValue(fullDisk);
    while (at[0].state.seat === seat) await at[seatOf(seat)].act();
    await expect(site.tables.flush()).rejects.toThrow(fullDisk);
    full.mockRestore();
    await site.tables.flush();
    expect((await site.tables.rows.get(id))?.waitingSeat).toBe(at[0].state.seat);
  });

  it('a bot whose move could not be kept moves later', async () => {
    const seats = [
      { kind: 'me', colour: 'amber' },
      { kind: 'bot', colour: 'sky', level: 'easy' },
    ];
    const { id } = await anna.post('/api/tables', { game: 'cambria', seats });
    let think: () => void = () => undefined;
    site.think = () =>
      new Promise((done) => {
        think = () => done('');
      });
    await anna.post(`/api/tables/${id}/start`);
    const page = anna.page(id);
    pages.push(page);
    await page.play();
    await playOn([page], { most: 200 });
    const { moves, waiting } = page.state;
    expect(waiting).toBe('bot');
    failAppend();
    site.think = async () => '';
    think();
    await expect.poll(() => page.state.moves, { timeout: 5_000 }).toBeGreaterThan(moves);
    expect(site.troubles).toContain(fullDisk);
  });

  it('a move that could not be kept is told to whoever runs the server', async () => {
    const { pages: at } = await begin();
    const { seat, moves } = at[0].state;
    failAppend();
    await expect(at[seatOf(seat)].act()).rejects.toThrow('could not be kept');
    expect(site.troubles).toEqual([fullDisk]);
    expect(at[0].state.moves).toBe(moves);
    expect(await at[seatOf(seat)].act()).toBe(true);
  });

  it('whoever leaves twice at once has left a rated game, and loses it', async () => {
    const { id } = await begin({ rated: true });
    const change = site.tables.rows.change.bind(site.tables.rows);
    const room = await site.tables.room(id);
    vi.spyOn(site.tables.rows, 'change').mockImplementationOnce(async (...args) => {
      await vi.waitFor(() => expect(room['queue']['waiting']).not.toEqual([]));
      return change(...args);
    });
    await Promise.all([anna.post(`/api/tables/${id}/leave`), anna.post(`/api/tables/${id}/leave`).catch(() => null)]);
    expect((await boris.get(`/api/tables/${id}`)).seats[0]).toMatchObject({ kind: 'bot', left: { id: anna.id } });
  });

  it('the result of a game is counted although the server was killed as it ended', async () => {
    const { id } = await begin({ rated: true });
    vi.spyOn(site.accounts.results, 'record').mockRejectedValue(fullDisk);
    await anna.post(`/api/tables/${id}/leave`);
    await boris.post(`/api/tables/${id}/leave`);
    await expect.poll(() => site.troubles).toEqual([fullDisk]);
    const later = await site.afterKill();
    await later.tables.wake();
    const results = () => rowsOf(later.database, 'results', { table_id: id });
    await expect.poll(async () => (await results()).length).toBe(2);
    await expect.poll(async () => (await later.tables.rows.get(id))?.status).toBe('over');
  });

  it('a table that was full when the server was killed begins', async () => {
    const seats = ['me', 'open'].map((kind, index) => ({ kind, colour: COLOURS[index] }));
    const { id } = await anna.post('/api/tables', { game: 'cambria', seats });
    await boris.post(`/api/tables/${id}/sit`, { seat: 2 });
    const later = await site.afterKill();
    pages.push(anna.page(id, later));
    await expect.poll(async () => (await later.tables.rows.get(id))?.status, { timeout: 6_000 }).toBe('playing');
  }, 10_000);

  it('a game that has begun is opened later, when that could not be done at once', async () => {
    const seats = ['me', 'open'].map((kind, index) => ({ kind, colour: COLOURS[index] }));
    const { id } = await anna.post('/api/tables', { game: 'cambria', seats, autostart: false });
    await boris.post(`/api/tables/${id}/sit`, { seat: 2 });
    const { get } = site.database;
    const reads = vi
      .spyOn(site.database, 'get')
      .mockImplementation((sql, values) =>
        sql.includes('table_secrets') ? Promise.reject(fullDisk) : get.call(site.database, sql, values),
      );
    // nobody is sent to a game that can't be opened
    expect((await anna.post(`/api/tables/${id}/start`)).status).toBe('gathering');
    reads.mockRestore();
    site.time += 10_000;
    site.tables.look();
    await expect.poll(async () => (await anna.get(`/api/tables/${id}`)).moves).toBeGreaterThan(0);
    expect((await anna.get(`/api/tables/${id}`)).status).toBe('playing');
  });

  it('a table is opened although it could not be read who was told of a turn there', async () => {
    const { id } = await begin();
    for (const page of pages) page.close();
    await expect.poll(async () => (await site.tables.room(id)).members.size).toBe(0);
    await site.tables.putAway(-1);
    const { get } = site.database;
    vi.spyOn(site.database, 'get').mockImplementation((sql, values) =>
      sql.includes('FROM notices') ? Promise.reject(fullDisk) : get.call(site.database, sql, values),
    );
    const told = vi.spyOn(site.accounts.notifier, 'yourTurn');
    expect((await anna.send('GET', `/api/tables/${id}/record`)).statusCode).toBe(200);
    expect(told).toHaveBeenCalledTimes(1);
    expect(site.troubles).toEqual([fullDisk]);
  });

  it('a page that could not be let in is not taken for somebody who looks on', async () => {
    const { id } = await begin();
    const { all } = site.database;
    vi.spyOn(site.database, 'all').mockImplementation((sql, values) =>
      sql.includes('chat_lines') ? Promise.reject(fullDisk) : all.call(site.database, sql, values),
    );
    const page = clara.page(id);
    await expect.poll(() => page.socket.closedWith?.code).toBe(1011);
    expect((await site.tables.room(id)).isHere(clara.id)).toBe(false);
  });

  it('a move that was made in time is no loss, although the clock runs out while it is being kept', async () => {
    const { id, pages: at } = await begin({ clock: live, onTimeout: 'loses' });
    const { seat } = at[0].state;
    const append = site.log.appendTexts.bind(site.log);
    const room = await site.tables.room(id);
    let late = false;
    vi.spyOn(site.log, 'appendTexts').mockImplementation(async (moves, waits) => {
      if (!late && !moves.entries.at(-1)?.includes(`"w":${seat}}`)) {
        late = true;
        site.time += 2_000;
        site.tables.look();
        await vi.waitFor(() => expect(room['queue']['waiting']).not.toEqual([]));
      }
      append(moves, waits);
    });
    site.time += 59_000;
    while (at[0].state.seat === seat) await at[seatOf(seat)].act();
    expect(late).toBe(true);
    await (await site.tables.room(id)).settle();
    expect(at[0].state.ended).toBeUndefined();
    expect((await anna.get(`/api/tables/${id}`)).status).toBe('playing');
  });

  it('a page that asks for the whole game again and again has to wait, and may still move', async () => {
    const { pages: at } = await begin();
    const { seat } = at[0].state;
    const codes = new Set<string | undefined>();
    for (let n = 0; n < 60; n++) codes.add((await at[seatOf(seat)].ask({ type: 'steps', from: 0 })).error?.code);
    expect(codes).toEqual(new Set([undefined, 'too-many']));
    expect(await at[seatOf(seat)].act()).toBe(true);
  });

  /** The next entries can't be written. */
  function failAppend() {
    vi.spyOn(site.log, 'appendTexts').mockImplementationOnce((_, { failed }) => failed(fullDisk));
  }

  /** The next entries are being written until the test says how that ends. */
  function holdAppend() {
    const append = site.log.appendTexts.bind(site.log);
    return new Promise<{ written: () => void; failed: () => void }>((begun) => {
      vi.spyOn(site.log, 'appendTexts').mockImplementationOnce((moves, waits) =>
        begun({ written: () => append(moves, waits), failed: () => waits.failed(fullDisk) }),
      );
    });
  }

  it('nobody hears of a move before it is safe', async () => {
    const { id, pages: at } = await begin();
    const { seat, moves } = at[0].state;
    const append = holdAppend();
    const acted = at[seatOf(seat)].act().catch(() => 'refused');
    await append;
    const looks = clara.page(id);
    pages.push(looks);
    await expect.poll(() => looks.others.length).toBeGreaterThan(0);
    expect(looks.room.table).toMatchObject({ moves, waitingFor: seat });
    expect(await anna.get(`/api/tables/${id}`)).toMatchObject({ moves, waitingFor: seat });
    (await append).failed();
    expect(await acted).toBe('refused');
    expect(await anna.get(`/api/tables/${id}`)).toMatchObject({ moves, waitingFor: seat });
    await at[seatOf(seat)].act();
    expect((await anna.get(`/api/tables/${id}`)).moves).toBeGreaterThan(moves);
  });

  it('dice are not shown before the end of the game is safe', async () => {
    const { id, pages: at } = await begin();
    const { seat } = at[0].state;
    const room = await site.tables.room(id);
    const move = holdAppend();
    const acted = at[seatOf(seat)].act();
    const { written } = await move;
    const asked = room.record();
    const ended = room.run(async () => room['game']?.online.end(1 as SeatNumber, 'time')).catch(() => 'refused');
    const end = holdAppend();
    written();
    await acted;
    expect(await asked).toMatchObject({ proof: { commitment: expect.any(String) } });
    expect(JSON.stringify(await asked)).not.toContain('serverSeed');
    (await end).failed();
    expect(await ended).toBe('refused');
    expect(JSON.stringify(await room.record())).not.toContain('serverSeed');
  });

  const failRead = () => vi.spyOn(site.log, 'read').mockRejectedValueOnce(fullDisk);

  it.each([
    ['written', failAppend],
    ['read', failRead],
  ])('a game goes on that could not be %s when it began', async (_, failOnce) => {
    const seats = COLOURS.slice(0, 2).map((colour, index) => ({ kind: index === 0 ? 'me' : 'open', colour }));
    const { id } = await anna.post('/api/tables', { game: 'cambria', seats, autostart: false });
    await boris.post(`/api/tables/${id}/sit`, { seat: 2 });
    failOnce();
    await anna.post(`/api/tables/${id}/start`);
    expect(site.troubles).toContain(fullDisk);
    const at = [anna.page(id), boris.page(id)];
    pages.push(...at);
    site.time += 6_000;
    site.tables.look();
    await expect.poll(async () => (await anna.get(`/api/tables/${id}`)).moves, { timeout: 5_000 }).toBeGreaterThan(0);
    for (const page of at) await page.play();
    await playOn(at, { most: 5 });
    expect(at[0].state.moves).toBeGreaterThan(5);
  });

  it('whoever has won has won, although they leave before that could be written down', async () => {
    const { id, pages: at } = await begin({ rated: true, clock: live, onTimeout: 'loses' });
    const loses = at[0].state.seat;
    const winner = loses === 1 ? boris : anna;
    vi.spyOn(site.accounts.results, 'record').mockRejectedValueOnce(fullDisk);
    site.time += 61_000;
    site.tables.look();
    await expect.poll(() => site.troubles).toEqual([fullDisk]);
    await winner.post(`/api/tables/${id}/leave`);
    site.time += 6_000;
    site.tables.look();
    await expect.poll(async () => (await winner.get(`/api/tables/${id}`)).status).toBe('over');
    const places = await rowsOf(site.database, 'results', { table_id: id }, 'place');
    expect(places).toMatchObject([
      { seat: 3 - loses, place: 1 },
      { seat: loses, place: 2 },
    ]);
  });

  it('the end of a game is written down later, whatever else happens at the table', async () => {
    const { id, pages: at } = await begin();
    vi.spyOn(site.accounts.results, 'record').mockRejectedValueOnce(fullDisk);
    await playOn(at, { choose: (count) => count - 1 });
    await expect.poll(() => site.troubles).toContain(fullDisk);
    const room = await site.tables.room(id);
    await room.followVacation();
    expect(room.row.status).toBe('playing');
    site.time += 6_000;
    site.tables.look();
    await expect.poll(() => room.row.status).toBe('over');
  });
});
