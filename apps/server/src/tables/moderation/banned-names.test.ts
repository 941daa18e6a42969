import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { banName, mustNotBeBanned } from '../../accounts/profile/banned-names.ts';
import { type Guest, seated, TableServer } from '../testing/table-server.fixture.ts';
import { HOST_TOKEN, takeName } from './moderator.fixture.ts';

let site: TableServer;
let rude: Guest;
beforeEach(async () => {
  site = await TableServer.open(undefined, { hostToken: HOST_TOKEN });
  rude = await site.person('Badname');
});
afterEach(() => site.close());

const table = (...seats: object[]) => ({
  game: 'cambria',
  autostart: false,
  seats: seats.map((seat, index) => ({ colour: ['amber', 'sky', 'teal', 'violet'][index], ...seat })),
});

describe('a name that is not wanted', () => {
  it('is given to nobody: not to a bot, and not to whoever sits at the same device', async () => {
    await banName(site.database, 'Badname', site.time);
    const anna = await site.person('Anna');
    for (const seat of [
      { kind: 'bot', name: 'BADNAME' },
      { kind: 'here', name: 'Bad\u200dname' },
    ])
      expect(await anna.refused('/api/tables', table({ kind: 'me' }, seat))).toBe('banned-name');
    const { id } = await anna.post('/api/tables', table({ kind: 'me' }, { kind: 'open' }));
    expect(await anna.refused(`/api/tables/${id}/sit`, { seat: 2, name: 'Ｂadname' })).toBe('banned-name');
    expect(await anna.refused(`/api/tables/${id}/seat`, { seat: 2, kind: 'bot', name: 'Badname' })).toBe('banned-name');
    expect(await anna.refused(`/api/tables/${id}/sit`, { seat: 2, name: 'Mum' })).toBe('done');
  });

  it('is not hidden by what nobody sees', async () => {
    await banName(site.database, 'Bad\u200cname', site.time);
    for (const name of ['Badname', 'bad\u200dname', 'b\u200cadname'])
      await expect(mustNotBeBanned(site.database, name)).rejects.toThrow('not wanted');
    await mustNotBeBanned(site.database, 'Goodname');
  });

  it('is taken away from everything at a table, and from nothing else', async () => {
    const { id } = await rude.post(
      '/api/tables',
      table({ kind: 'me' }, { kind: 'here' }, { kind: 'here', name: 'Mum' }, { kind: 'bot', name: 'badname' }),
    );
    const hosted = await rude.post('/api/tables', table({ kind: 'bot', name: 'Badname' }, { kind: 'open' }));
    await takeName(site, rude, id);
    const names = async (at: string) => (await rude.get(`/api/tables/${at}`)).seats.map(({ name }) => name);
    expect(await names(id)).toEqual(['—', '—', 'Mum', 'Hedgehog bot']);
    expect((await names(hosted.id))[0]).toBe('Hedgehog bot');
  });

  it('is read no more where a bot plays for them, and another is invited to take over', async () => {
    const [boris, clara] = [await site.person('Boris'), await site.person('Clara')];
    const { id, pages } = await seated('cambria', [boris, rude]);
    await rude.post(`/api/tables/${id}/leave`);
    await boris.post(`/api/tables/${id}/offer`, { kind: 'replace', seat: 2, person: clara.id });
    const { id: elsewhere } = await rude.post('/api/tables', table({ kind: 'me' }, { kind: 'open' }));
    await takeName(site, rude, elsewhere);
    await expect.poll(() => pages[0].state.table.seats[1]).toMatchObject({ kind: 'bot', for: '—' });
    for (const page of pages) page.close();
  });

  it('is read no more by those who play there', async () => {
    const boris = await site.person('Boris');
    const { id, pages } = await seated('cambria', [rude, boris]);
    await takeName(site, rude, id);
    await expect.poll(() => pages[1].state.table.seats[0].name).toBe('—');
    await rude.post(`/api/tables/${id}/leave`);
    await expect.poll(() => pages[1].state.table.seats[0]).toMatchObject({ kind: 'bot', for: '—' });
    expect((await boris.get<{ players: object[] }>(`/api/tables/${id}/record`)).players[0]).toEqual({
      name: '—',
      kind: 'human',
    });
    for (const page of pages) page.close();
  });
});
