import type { SeatNumber } from '@tessera/kernel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withData, withSeat } from '../room/table-row.ts';
import { anna, boris, clara, site, useTableServer } from '../testing/guests.fixture.ts';
import { type Guest, type Page, seated } from '../testing/table-server.fixture.ts';

useTableServer();
const pages: Page[] = [];
afterEach(async () => {
  for (const page of pages.splice(0)) page.close();
});

async function begin(guests: readonly Guest[], part: object = {}): Promise<string> {
  const table = await seated('cambria', guests, part);
  pages.push(...table.pages);
  return `/api/tables/${table.id}`;
}

/** All who are left agree to end the game. */
async function end(at: string, ...[asker, ...others]: Guest[]): Promise<void> {
  const { offer } = await asker.post<{ offer: string }>(`${at}/offer`, { kind: 'abandon' });
  for (const other of others) await other.post(`${at}/answer`, { offer, yes: true });
  await expect.poll(async () => (await asker.get(at)).status).toBe('over');
}

describe('somebody who has deleted their data', () => {
  it('has no seat when the others play again: it is open', async () => {
    const at = await begin([anna, boris]);
    await end(at, anna, boris);
    await site.accounts.forget(boris.id);
    const again = await anna.post(`${at}/rematch`);
    expect(again.status).toBe('gathering');
    expect(again.seats).toMatchObject([
      { kind: 'open', colour: 'sky', invited: null },
      { kind: 'person', colour: 'amber', person: { id: anna.id } },
    ]);
    expect(await anna.refused(`/api/tables/${again.id}/start`)).toBe('seats-open');
    await clara.post(`/api/tables/${again.id}/sit`, { seat: 1 });
    expect((await anna.post(`/api/tables/${again.id}/start`)).status).toBe('playing');
  });

  it('leaves no bot to a rated game that is played again', async () => {
    const at = await begin([anna, boris, clara], { rated: true });
    await site.accounts.forget(clara.id);
    expect((await anna.get(at)).seats[2].kind).toBe('bot');
    await end(at, anna, boris);
    const again = await anna.post(`${at}/rematch`);
    expect(again.seats.map(({ kind, invited }) => [kind, invited?.name])).toEqual([
      ['open', 'Boris'],
      ['open', undefined],
      ['person', undefined],
    ]);
  });

  it('and bots play again where they played', async () => {
    const seats = ['me', 'bot'].map((kind, index) => ({ kind, colour: ['amber', 'sky'][index] }));
    const { id } = await anna.post('/api/tables', { game: 'cambria', seats });
    await anna.post(`/api/tables/${id}/start`);
    await end(`/api/tables/${id}`, anna);
    const again = await anna.post(`/api/tables/${id}/rematch`);
    expect(again.seats).toMatchObject([{ kind: 'bot', level: 'hedgehog' }, { kind: 'person' }]);
  });

  it('is replaced at once if the others find them in a game', async () => {
    const at = await begin([anna, boris], { rated: true, clock: { kind: 'days', daysPerMove: 3 } });
    const room = await site.tables.room(at.slice('/api/tables/'.length));
    await room.change((row) => withSeat(row, 2 as SeatNumber, { person: null, name: '—' }));
    expect(await anna.refused(`${at}/offer`, { kind: 'replace', seat: 2, person: null })).toBe('done');
    expect((await anna.get(at)).seats[1].kind).toBe('bot');
  });
});

it('a table to play again that was given up is no hindrance to ask once more', async () => {
  const at = await begin([anna, boris]);
  await end(at, anna, boris);
  const again = await anna.post(`${at}/rematch`);
  await anna.post(`/api/tables/${again.id}/leave`);
  const third = await boris.post(`${at}/rematch`);
  expect(third.seats).toMatchObject([{ kind: 'person', person: { id: boris.id } }, { invited: { id: anna.id } }]);
  expect((await anna.post(`${at}/rematch`)).id).toBe(third.id);
});

it('whoever is asked to play again and has gone meanwhile is told so, unless they do not want to hear from the other', async () => {
  const at = await begin([anna, boris, clara]);
  await end(at, anna, boris, clara);
  pages[1].close();
  pages[2].close();
  await clara.post('/api/me/mute', { person: anna.id });
  const room = await site.tables.room(at.slice('/api/tables/'.length));
  await expect.poll(() => [boris, clara].some(({ id }) => room.isHere(id))).toBe(false);
  const told = vi.spyOn(site.accounts.notifier, 'yourTurn');
  const { id } = await anna.post(`${at}/rematch`);
  expect(told).toHaveBeenCalledExactlyOnceWith(boris.id, { id, game: 'cambria', invitedBy: 'Anna' });
});

it('whoever still looks at the table is asked there to play again, and not told besides', async () => {
  const at = await begin([anna, boris]);
  await end(at, anna, boris);
  const told = vi.spyOn(site.accounts.notifier, 'yourTurn');
  await anna.post(`${at}/rematch`);
  expect(told).not.toHaveBeenCalled();
});

describe('to play again', () => {
  it('is asked as often as one likes of those who are still there: nobody else hears of it', async () => {
    const at = await begin([anna, boris]);
    await end(at, anna, boris);
    for (let time = 0; time < 42; time++) {
      const again = await anna.raw(`${at}/rematch`, '{}', `10.0.0.${time}`);
      expect(again.statusCode).toBe(201);
      await anna.raw(`/api/tables/${again.json().id}/leave`, '{}', `10.0.0.${time}`);
    }
  });

  it('is one of the tables that somebody may set up', async () => {
    const at = await begin([anna, boris]);
    await end(at, anna, boris);
    const open = { game: 'cambria', seats: ['amber', 'sky'].map((colour) => ({ kind: 'open', colour })) };
    for (let number = 0; number < 30; number++) await anna.post('/api/tables', open);
    expect(await anna.refused(`${at}/rematch`)).toBe('too-many-tables');
    const again = await boris.post(`${at}/rematch`);
    // whoever is asked sits down at another's
    expect((await anna.post(`${at}/rematch`)).id).toBe(again.id);
  });
});

it('of a game that was practice and given up is neither', async () => {
  const seats = ['me', 'bot'].map((kind, index) => ({ kind, colour: ['amber', 'sky'][index] }));
  const { id } = await anna.post('/api/tables', { game: 'cambria', seats });
  await anna.post(`/api/tables/${id}/start`);
  await (await site.tables.room(id)).change((row) => withData(row, { practice: true }));
  await anna.post(`/api/tables/${id}/leave`);
  await expect.poll(async () => (await anna.get(`/api/tables/${id}`)).status).toBe('over');
  const again = await anna.post(`/api/tables/${id}/rematch`);
  expect(again).not.toHaveProperty('practice');
  await anna.post(`/api/tables/${again.id}/start`);
  expect(await anna.get<object>(`/api/tables/${again.id}/record`)).not.toHaveProperty('resigned');
});
