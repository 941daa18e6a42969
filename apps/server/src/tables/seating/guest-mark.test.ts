import { describe, expect, it } from 'vitest';
import { PersonStore } from '../../accounts/store/index.ts';
import { addRow } from '../../store/rows.fixture.ts';
import { anna, boris, clara, site, useTableServer } from '../testing/guests.fixture.ts';
import { seated } from '../testing/table-server.fixture.ts';

useTableServer();

/** With an address that nobody else has. */
const keep = (person: string) =>
  new PersonStore(site.database).change(person, { email: `${person}@example.org`, password: 'hash' });

describe('a guest by the name of somebody who is known here', () => {
  it('is told apart wherever others meet them', async () => {
    await keep(anna.id);
    const other = await site.person('Anna');
    const { id, pages } = await seated('cambria', [anna, other], { visibility: 'public' });
    const kept = { id: anna.id, name: 'Anna' };
    const guest = { id: other.id, name: 'Anna', guest: true };

    const { seats, host } = await clara.get(`/api/tables/${id}`);
    expect(host).toEqual(kept);
    expect(seats.map(({ person }) => person)).toEqual([kept, guest]);

    await expect.poll(() => pages[0].room.present).toEqual([kept, guest]);
    await pages[1].say({ type: 'chat', text: 'It is me!' });
    expect(pages[0].others.at(-1)).toMatchObject({ type: 'chat', line: { person: guest } });
    expect((await anna.get<{ people: object[] }>('/api/me/companions')).people).toEqual([guest]);
    expect((await other.get<{ people: object[] }>('/api/me/companions')).people).toEqual([kept]);

    expect(await clara.get(`/api/people/${anna.id}`)).not.toHaveProperty('guest');
    expect(await clara.get(`/api/people/${other.id}`)).toMatchObject({ guest: true });
    for (const page of pages) page.close();
  });

  it('is told apart among the leaders, until they keep their name', async () => {
    await keep(anna.id);
    const at = site.time;
    const STRONG = { mu: 25, sigma: 1, ordinal: 22, games: 9, wins: 4 };
    for (const { id } of [anna, boris])
      await addRow(site.database, 'ratings', { game: 'cambria', person: id, ...STRONG, updated_at: at });
    const leaders = async () =>
      (await boris.get<{ people: { id: string; guest?: true }[]; me: object }>('/api/leaderboards/cambria')) ?? {};
    const guestsIn = async () => (await leaders()).people.flatMap(({ id, guest }) => (guest ? [id] : []));
    expect(await guestsIn()).toEqual([boris.id]);
    expect((await leaders()).me).toMatchObject({ guest: true });
    await keep(boris.id);
    expect(await guestsIn()).toEqual([]);
    expect((await leaders()).me).not.toHaveProperty('guest');
  });
});
