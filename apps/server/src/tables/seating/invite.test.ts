import type { PersonRef, TableInfo } from '@tessera/protocol';
import { describe, expect, it, vi } from 'vitest';
import { anna, boris, clara, site, useTableServer } from '../testing/guests.fixture.ts';
import { type Guest, playOn, seated } from '../testing/table-server.fixture.ts';

const HOUR = 3_600_000;
const two = [
  { kind: 'me', colour: 'amber' },
  { kind: 'open', colour: 'sky' },
];

describe('somebody who is not in the room', () => {
  useTableServer();

  const mine = async (who: Guest) => (await who.get<{ tables: TableInfo[] }>('/api/tables?mine=1')).tables;
  const companions = async (who: Guest) =>
    (await who.get<{ people: PersonRef[] }>('/api/me/companions')).people.map(({ name }) => name);

  it('is invited, told, and comes or declines', async () => {
    const told = vi.spyOn(site.accounts.notifier, 'yourTurn');
    const over = vi.spyOn(site.accounts.notifier, 'turnOver');
    const { id, game } = await anna.post('/api/tables', { game: 'cambria', seats: two });
    await anna.post(`/api/tables/${id}/invite`, { seat: 2, person: boris.id });
    expect(told).toHaveBeenLastCalledWith(boris.id, { id, game, invitedBy: 'Anna' });
    expect(await mine(boris)).toMatchObject([{ id, yourSeats: [], seats: [{}, { invited: { id: boris.id } }] }]);
    expect(await clara.refused(`/api/tables/${id}/decline`)).toBe('not-invited');
    const declined = await boris.post(`/api/tables/${id}/decline`);
    expect(declined.seats[1]).toMatchObject({ kind: 'open', invited: null, declined: { name: 'Boris' } });
    expect(over).toHaveBeenLastCalledWith(boris.id, id);
    expect(await mine(boris)).toEqual([]);
    await anna.post(`/api/tables/${id}/invite`, { seat: 2, person: clara.id });
    expect((await clara.post(`/api/tables/${id}/sit`, { seat: 2 })).seats[1].declined).toBeUndefined();
  });

  it('is not called by whom they do not want to hear', async () => {
    const told = vi.spyOn(site.accounts.notifier, 'yourTurn');
    await boris.post('/api/me/mute', { person: anna.id });
    const { id } = await anna.post('/api/tables', { game: 'cambria', seats: two });
    await anna.post(`/api/tables/${id}/invite`, { seat: 2, person: boris.id });
    expect(told).not.toHaveBeenCalled();
  });

  it('is found among those one has played with', async () => {
    expect(await companions(anna)).toEqual([]);
    const waiting = await anna.post('/api/tables', { game: 'cambria', seats: two });
    await anna.post(`/api/tables/${waiting.id}/invite`, { seat: 2, person: clara.id });
    const { pages } = await seated('cambria', [anna, boris]);
    expect(await companions(anna)).toEqual(['Boris']);
    expect(await companions(boris)).toEqual(['Anna']);
    expect(await companions(clara)).toEqual([]);
    for (const page of pages) page.close();
  });

  describe('while the others play', () => {
    it('takes the seat of whoever has left, if the others agree', async () => {
      const { id, pages } = await seated('cambria', [anna, boris]);
      const at = `/api/tables/${id}`;
      await boris.post(`${at}/leave`);
      const replace = { kind: 'replace', seat: 2 };
      expect(await clara.refused(`${at}/offer`, { ...replace, person: clara.id })).toBe('not-at-table');
      expect(await anna.refused(`${at}/offer`, { ...replace, person: 'nobody' })).toBe('no-such-person');
      expect(await anna.refused(`${at}/offer`, { ...replace, person: anna.id })).toBe('sits-already');
      expect(await anna.refused(`${at}/offer`, { ...replace, person: null })).toBe('bot-already');
      expect(await anna.refused(`${at}/offer`, { kind: 'replace', seat: 1, person: null })).toBe('not-away');
      await anna.post(`${at}/offer`, { ...replace, person: clara.id });
      // she alone is asked, so that is agreed
      expect((await anna.get(at)).seats[1]).toMatchObject({
        kind: 'bot',
        left: { name: 'Boris' },
        invited: { name: 'Clara' },
      });
      expect(await mine(clara)).toMatchObject([{ id, yourTurn: false }]);
      expect((await clara.get<{ tables: [] }>('/api/tables?turn=1')).tables).toEqual([]);
      expect((await clara.post(`${at}/sit`, { seat: 2 })).seats[1]).toMatchObject({ kind: 'person', name: 'Clara' });
      expect(await boris.refused(`${at}/sit`, { seat: 2 })).toBe('started');
      const page = clara.page(id);
      await page.play();
      expect(page.state.yours).toEqual([2]);
      await playOn([pages[0], page], { most: 6 });
      for (const each of [...pages, page]) each.close();
    });

    it('is replaced by a bot once they have been away for long, and not before', async () => {
      const { id, pages } = await seated('cambria', [anna, boris, clara]);
      const at = `/api/tables/${id}`;
      while (pages[0].state.seat !== 2) await playOn(pages, { most: 1 });
      const replace = { kind: 'replace', seat: 2, person: null };
      site.time += 25 * HOUR;
      expect(await anna.refused(`${at}/offer`, replace)).toBe('not-away');
      pages[1].close();
      site.time -= 2 * HOUR;
      expect(await anna.refused(`${at}/offer`, replace)).toBe('not-away');
      site.time += 2 * HOUR;
      const { offer } = await anna.post<{ offer: string }>(`${at}/offer`, replace);
      await expect
        .poll(() => pages[2].room.offers)
        .toMatchObject([{ kind: 'replace', seat: 2, person: null, waitingFor: [{ id: clara.id }] }]);
      await clara.post(`${at}/answer`, { offer, yes: true });
      expect((await anna.get(at)).seats[1]).toMatchObject({ kind: 'bot', left: { name: 'Boris' } });
      for (const page of pages) page.close();
    });

    it('stays if they come back in time, or are on vacation', async () => {
      const { id, pages } = await seated('cambria', [anna, boris, clara]);
      const at = `/api/tables/${id}`;
      while (pages[0].state.seat !== 2) await playOn(pages, { most: 1 });
      pages[1].close();
      site.time += 25 * HOUR;
      const replace = { kind: 'replace', seat: 2, person: null };
      await boris.post('/api/me/vacation', { until: site.time + 48 * HOUR });
      expect(await anna.refused(`${at}/offer`, replace)).toBe('not-away');
      site.time += 48 * HOUR;
      const { offer } = await anna.post<{ offer: string }>(`${at}/offer`, replace);
      const again = boris.page(id);
      await expect.poll(() => again.others.length).toBeGreaterThan(0);
      await clara.post(`${at}/answer`, { offer, yes: true });
      expect((await anna.get(at)).seats[1].kind).toBe('person');
      for (const page of [...pages, again]) page.close();
    });
  });
});
