import { SeededRng, seatOf } from '@tessera/kernel';
import type { TableInfo, WantedSeat } from '@tessera/protocol';
import { newSeed } from '@tessera/table';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../store/rows.fixture.ts';
import { newTable } from '../seating/new-table.ts';
import { anna, boris, clara, site, useTableServer } from '../testing/guests.fixture.ts';
import { type Guest, Page, playOn, seated } from '../testing/table-server.fixture.ts';

const seat = (kind: string, colour: string, more: object = {}) => ({ kind, colour, ...more });
const two = [seat('me', 'amber'), seat('open', 'sky')];

describe('tables before, during and after a game', () => {
  useTableServer();

  const list = async (who: Guest, query: string) =>
    (await who.get<{ tables: TableInfo[] }>(`/api/tables?${query}`)).tables.map(({ id }) => id);

  it('are set up by somebody who is known, and only as the game allows', async () => {
    const nobody = await site.server.inject({
      method: 'POST',
      url: '/api/tables',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ game: 'cambria', seats: two }),
    });
    expect([nobody.statusCode, nobody.json().error.code]).toEqual([401, 'sign-in']);
    expect(await anna.refused('/api/tables', { game: 'chess', seats: two })).toBe('unknown-game');
    expect(await anna.refused('/api/tables', { game: 'hibernia', seats: two })).toBe('bad-seats');
    expect(await anna.refused('/api/tables', { game: 'cambria', seats: two, colour: 1 })).toBe('bad-request');
    const bot = [seat('me', 'amber'), seat('bot', 'sky', { level: 'hard' })];
    expect(await anna.refused('/api/tables', { game: 'cambria', seats: bot, rated: true })).toBe('rated-people-only');
    expect(await anna.refused('/api/tables', { game: 'cambria', seats: [two[0], two[0]] })).toBe('bad-seats');
  });

  it('are found in the lobby if they are public, and by their address if not', async () => {
    const open = await anna.post('/api/tables', { game: 'cambria', seats: two, visibility: 'public' });
    const hidden = await anna.post('/api/tables', { game: 'cambria', seats: two });
    expect(await list(boris, 'status=gathering&open=1')).toEqual([open.id]);
    expect(await list(boris, 'game=scythia')).toEqual([]);
    expect((await list(anna, 'mine=1')).sort()).toEqual([open.id, hidden.id].sort());
    expect((await boris.get(`/api/tables/${hidden.id}`)).commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(await boris.get(`/api/tables/${hidden.id}`))).not.toContain('serverSeed');
    expect((await boris.send('GET', '/api/tables/nothing')).json().error.code).toBe('no-such-table');
  });

  it('are listed fifty at a time, and the rest when it is asked for', async () => {
    const host = { id: anna.id, name: 'Anna', program: false };
    for (let made = 0; made < 53; made++) {
      const wanted = { game: 'cambria', seats: [...two] as WantedSeat[], visibility: 'public' } as const;
      const { row, secret } = newTable(wanted, host, site.time++);
      await site.tables.rows.create(row, secret);
    }
    const first = await boris.get<{ tables: TableInfo[]; next: string }>('/api/tables?open=1');
    const rest = await boris.get<{ tables: TableInfo[]; next: null }>(`/api/tables?open=1&after=${first.next}`);
    expect([first.tables.length, rest.tables.length, rest.next]).toEqual([50, 3, null]);
    expect(new Set([...first.tables, ...rest.tables].map(({ id }) => id)).size).toBe(53);
  });

  it('fill up: seats are taken once, kept for the invited, given to bots, and left again', async () => {
    const three = [...two, seat('open', 'teal')];
    const { id } = await anna.post('/api/tables', { game: 'cambria', seats: three, autostart: false });
    const at = `/api/tables/${id}`;
    expect(await boris.refused(`${at}/start`)).toBe('not-host');
    expect(await anna.refused(`${at}/start`)).toBe('seats-open');
    expect(await boris.refused(`${at}/sit`, { seat: 1 })).toBe('seat-taken');
    expect(await boris.refused(`${at}/sit`, { seat: 4 })).toBe('no-such-seat');
    expect(await boris.refused(`${at}/invite`, { seat: 2, person: clara.id })).toBe('not-host');
    await anna.post(`${at}/invite`, { seat: 2, person: clara.id });
    expect(await list(clara, 'mine=1')).toEqual([id]);
    expect(await boris.refused(`${at}/sit`, { seat: 2 })).toBe('seat-kept');
    expect((await clara.post(`${at}/sit`, { seat: 2, colour: 'violet' })).seats[1]).toMatchObject({
      kind: 'person',
      colour: 'violet',
      person: { id: clara.id, name: 'Clara' },
    });
    expect(await boris.refused(`${at}/sit`, { seat: 3, colour: 'amber' })).toBe('colour-taken');
    expect((await anna.post(`${at}/seat`, { seat: 3, kind: 'bot', level: 'easy' })).seats[2].kind).toBe('bot');
    expect(await anna.refused(`${at}/seat`, { seat: 2, kind: 'open' })).toBe('seat-taken');
    expect(await boris.refused(`${at}/stand`, { seat: 2 })).toBe('not-your-seat');
    expect((await clara.post(`${at}/stand`, { seat: 2 })).seats[1].kind).toBe('open');
    await anna.post(`${at}/leave`);
    expect((await anna.send('GET', at)).statusCode).toBe(404);
  });

  it('begin by themselves when the last seat is taken and every seed is there', async () => {
    const { id } = await anna.post('/api/tables', { game: 'cambria', seats: two, seed: newSeed() });
    const page = anna.page(id);
    expect((await page.ask({ type: 'open', table: id })).error?.code).toBe('not-started');
    const seed = newSeed();
    expect((await boris.post(`/api/tables/${id}/sit`, { seat: 2, seed })).status).toBe('playing');
    await expect.poll(() => page.room.table.status).toBe('playing');
    expect(page.room.fair).toMatchObject({ closed: true });
    expect(page.room.fair.clientSeeds[1]).toEqual({ seat: 2, seed });
    await boris.page(id).say({ type: 'seed', seed: newSeed() });
    const { clientSeeds } = (await boris.get<{ proof: { clientSeeds: object[] } }>(`/api/tables/${id}/record`)).proof;
    expect(clientSeeds).toHaveLength(2);
    page.close();
  });

  it('are given up when nobody has sat down for two weeks', async () => {
    const { id } = await anna.post('/api/tables', { game: 'cambria', seats: two, visibility: 'public' });
    site.time += 13 * 86_400_000;
    await site.tables.sweep();
    expect(await list(boris, 'open=1')).toEqual([id]);
    site.time += 2 * 86_400_000;
    await site.tables.sweep();
    expect(await list(boris, 'open=1')).toEqual([]);
  });

  it('forget the seed of somebody who stands up', async () => {
    const { id } = await anna.post('/api/tables', { game: 'cambria', seats: two, autostart: false });
    await boris.post(`/api/tables/${id}/sit`, { seat: 2, seed: newSeed() });
    await boris.post(`/api/tables/${id}/stand`, { seat: 2 });
    const seed = newSeed();
    await clara.post(`/api/tables/${id}/sit`, { seat: 2, seed });
    const page = clara.page(id);
    await expect.poll(() => page.room.fair.clientSeeds).toEqual([{ seat: 2, seed }]);
    page.close();
  });

  it('let each act once, in turn, and from their own seat', async () => {
    const { id, pages } = await seated('cambria', [anna, boris]);
    await playOn(pages, { most: 4 });
    const { seat: waited, at } = pages[0].state;
    const [mine, others] = waited === 1 ? pages : [...pages].reverse();
    const act = mine.state.waiting === 'move' ? { type: 'move', move: mine.state.legal[0].text } : { type: 'roll' };
    expect((await others.ask({ ...act, at })).error?.code).toBe('not-your-turn');
    const stranger = new Page(site, id, clara.caller);
    await stranger.play();
    expect((await stranger.ask({ ...act, at })).error?.code).toBe('not-your-turn');
    expect((await mine.ask({ ...act, at: at + 5 })).error?.code).toBe('too-early');
    expect((await mine.ask({ ...act, at })).ok).toBe(true);
    const { moves } = mine.state;
    // the same once more is known; another one for the same number comes too late, and is told how things are
    expect((await mine.ask({ ...act, at }, 10_000)).ok).toBe(true);
    const late = await others.ask({ type: 'confirm', at });
    expect([late.error?.code, late.state?.at]).toEqual(['too-late', mine.state.at]);
    expect(mine.state.moves).toBe(moves);
    for (const page of [...pages, stranger]) page.close();
  });

  it('take the first of two writers of the same number, also of two servers', async () => {
    const { id, pages } = await seated('cambria', [anna, boris]);
    await playOn(pages, { most: 6 });
    const { entries } = await import('../play/stamped-log.ts').then(({ readStamped }) => readStamped(site.log, id));
    const other = { by: 0, end: 'agreed' } as const;
    expect(await site.log.append(id, entries.length, [{ ...other, t: site.time, w: 0 }])).toEqual({ ok: true });
    const page = pages[seatOf(pages[0].state.seat)];
    await expect(page.act()).rejects.toThrow('Something else happened');
    expect(page.state.ended).toEqual({ by: 0, why: 'agreed' });
    for (const each of pages) each.close();
  });

  it('are left to a bot, and to nobody when the last person goes', async () => {
    const { id, pages } = await seated('cambria', [anna, boris]);
    await playOn(pages, { most: 4 });
    const left = await anna.post(`/api/tables/${id}/leave`);
    expect(left.seats[0]).toMatchObject({ kind: 'bot', level: 'hedgehog' });
    await expect.poll(() => pages[0].state.yours).toEqual([]);
    // there is a way back to it, but nobody waits for her
    expect([await list(anna, 'mine=1&status=playing'), await list(anna, 'turn=1')]).toEqual([[id], []]);
    expect(await list(clara, 'mine=1')).toEqual([]);
    expect((await anna.post(`/api/tables/${id}/sit`, { seat: 1 })).yourSeats).toEqual([1]);
    await expect.poll(() => pages[0].state.yours).toEqual([1]);
    expect(await clara.refused(`/api/tables/${id}/sit`, { seat: 1 })).toBe('started');
    await anna.post(`/api/tables/${id}/leave`);
    expect((await boris.post(`/api/tables/${id}/leave`)).status).toBe('over');
    for (const page of pages) page.close();
  });

  it('go back by consent of all, and the dice that were undone are rolled anew', async () => {
    const { id, pages } = await seated('cambria', [anna, boris]);
    await playOn(pages, { most: 20 });
    const { moves } = pages[0].state;
    const to = (await site.tables.room(id)).beforeLastTurn(anna.id);
    const { offer } = await anna.post<{ offer: string }>(`/api/tables/${id}/offer`, { kind: 'undo', to });
    await expect.poll(() => pages[1].room.offers[0]?.waitingFor[0].id).toBe(boris.id);
    expect(await boris.refused(`/api/tables/${id}/offer`, { kind: 'pause' })).toBe('offer-open');
    expect(await clara.refused(`/api/tables/${id}/answer`, { offer, yes: true })).toBe('not-at-table');
    expect(pages[0].state.moves).toBe(moves);
    await boris.post(`/api/tables/${id}/answer`, { offer, yes: true });
    expect(pages[0].state.moves).toBeLessThan(moves);
    const no = await boris.post<{ offer: string }>(`/api/tables/${id}/offer`, { kind: 'abandon' });
    await anna.post(`/api/tables/${id}/answer`, { offer: no.offer, yes: false });
    await expect.poll(() => pages[1].room.table.turnedDown?.by?.id).toBe(anna.id);
    expect(pages[1].room.table.turnedDown?.offer).toBe(no.offer);
    const own = await boris.post<{ offer: string }>(`/api/tables/${id}/offer`, { kind: 'pause' });
    await boris.post(`/api/tables/${id}/answer`, { offer: own.offer, yes: false });
    expect((await anna.get<TableInfo>(`/api/tables/${id}`)).turnedDown).toBeNull();
    await playOn(pages, { most: 10 });
    const end = await boris.post<{ offer: string }>(`/api/tables/${id}/offer`, { kind: 'abandon' });
    await anna.post(`/api/tables/${id}/answer`, { offer: end.offer, yes: true });
    expect(pages[0].state.ended).toEqual({ by: 0, why: 'agreed' });
    expect(pages[0].state.result.winners).toEqual([]);
    await (await site.tables.room(id)).settle();
    expect(await rowsOf(site.database, 'results', { table_id: id })).toEqual([]);
    const { proof } = await anna.get<{ proof: { branches: { kept: number }[] } }>(`/api/tables/${id}/record`);
    expect(proof.branches).toMatchObject([{ kept: to }]);
    for (const page of pages) page.close();
  });

  it('are rated once when people have played, and played again with the seats moved on', async () => {
    const { id, pages } = await seated('cambria', [anna, boris], { rated: true });
    const rng = new SeededRng('rated');
    await playOn(pages, { choose: (count) => rng.below(count) });
    await expect.poll(async () => (await anna.get(`/api/tables/${id}`)).status).toBe('over');
    const room = await site.tables.room(id);
    await room.settle();
    const rated = await rowsOf(site.database, 'ratings');
    expect(rated.map(({ games }) => games)).toEqual([1, 1]);
    const later = await anna.post(`/api/tables/${id}/rematch`);
    expect(later.seats[1]).toMatchObject({ kind: 'person', colour: 'amber', person: { id: anna.id } });
    expect(later.seats[0]).toMatchObject({ kind: 'open', invited: { id: boris.id } });
    expect(later.commitment).not.toBe((await anna.get(`/api/tables/${id}`)).commitment);
    const same = await boris.post(`/api/tables/${id}/rematch`);
    expect([same.id, same.seats[0].person?.id]).toEqual([later.id, boris.id]);
    expect(await clara.refused(`/api/tables/${id}/rematch`)).toBe('not-at-table');
    for (const page of pages) page.close();
  });

  it('have a chat for those who play, without whom one has muted', async () => {
    const { id, pages } = await seated('cambria', [anna, boris]);
    await pages[0].say({ type: 'chat', text: '  Hello\u202e   there ' });
    await pages[1].say({ type: 'phrase', id: 'good-luck' });
    const lines = () => pages[1].others.flatMap(({ line }) => line ?? []);
    expect(lines()).toMatchObject([{ text: 'Hello there' }, { phrase: 'good-luck' }]);
    await boris.post('/api/me/mute', { person: anna.id });
    await pages[0].say({ type: 'chat', text: 'and again' });
    expect(lines()).toHaveLength(2);
    const codes = async (message: object) => {
      await pages[0].say(message);
      return pages[0].others.at(-1)?.error?.code;
    };
    expect(await codes({ type: 'chat', text: 'x'.repeat(301) })).toBe('too-long');
    expect(await codes({ type: 'chat', text: 7 })).toBe('bad-request');
    expect(await codes({ type: 'phrase', id: 'you-lose' })).toBe('no-such-phrase');
    for (let n = 0; n < 5; n++) await pages[0].say({ type: 'chat', text: 'spam' });
    expect(await codes({ type: 'chat', text: 'spam' })).toBe('too-many');
    const stranger = clara.page(id);
    await stranger.say({ type: 'chat', text: 'hi' });
    expect(stranger.others.at(-1)?.error?.code).toBe('not-at-table');
    const again = boris.page(id);
    await again.say({});
    expect(again.room.chat?.map(({ phrase }) => phrase)).toEqual(['good-luck']);
    await boris.post(`/api/tables/${id}/report`, { message: 'spam' });
    expect(await rowsOf(site.database, 'reports')).toMatchObject([{ message: 'spam' }]);
    for (const page of [...pages, stranger, again]) page.close();
  });

  it('tell whoever is away that it is their turn, and list where it is', async () => {
    const { id, pages } = await seated('cambria', [anna, boris]);
    await playOn(pages, { most: 15 });
    const waited = pages[0].state.seat === 1 ? anna : boris;
    const other = waited === anna ? boris : anna;
    expect(await list(waited, 'turn=1')).toEqual([id]);
    expect(await list(other, 'turn=1')).toEqual([]);
    expect(site.accounts.notifier.isHere(waited.id, id)).toBe(true);
    for (const page of pages) page.close();
    await expect.poll(() => site.accounts.notifier.isHere(waited.id, id)).toBe(false);
  });

  it('are put away when nobody needs them, and come back', async () => {
    const { id, pages } = await seated('cambria', [anna, boris]);
    await playOn(pages, { most: 9 });
    const { moves } = pages[0].state;
    for (const page of pages) page.close();
    await expect.poll(() => site.accounts.notifier.isHere(anna.id, id)).toBe(false);
    site.time += 1;
    await site.tables.putAway(0);
    expect(site.tables.movesOf(id)).toBeUndefined();
    expect((await anna.get(`/api/tables/${id}`)).moves).toBe(moves);
    const page = anna.page(id);
    await page.play();
    expect(page.state.moves).toBe(moves);
    page.close();
  });

  it('go on without somebody who wants to be forgotten', async () => {
    const { id, pages } = await seated('cambria', [anna, boris]);
    await pages[0].say({ type: 'chat', text: 'Remember me' });
    expect(JSON.stringify(await site.accounts.keptElsewhere(anna.id))).toContain('Remember me');
    await site.accounts.forget(anna.id);
    expect(pages[0].socket.closedWith?.code).toBe(4004);
    const table = await boris.get(`/api/tables/${id}`);
    expect(table.seats[0].kind).toBe('bot');
    expect(JSON.stringify(table)).not.toContain('Anna');
    expect(await rowsOf(site.database, 'chat_lines')).toEqual([]);
    for (const page of pages) page.close();
  });
});
