import { describe, expect, it } from 'vitest';
import { anna, boris, clara, useTableServer } from '../testing/guests.fixture.ts';
import { seated } from '../testing/table-server.fixture.ts';

useTableServer();

describe('whoever comes back to a game', () => {
  it('takes over no second seat besides', async () => {
    const { id, pages } = await seated('cambria', [anna, boris, clara]);
    const at = `/api/tables/${id}`;
    await boris.post(`${at}/leave`);
    await clara.post(`${at}/leave`);
    await anna.post(`${at}/offer`, { kind: 'replace', seat: 2, person: clara.id });
    await clara.post(`${at}/sit`, { seat: 3 });
    expect(await clara.refused(`${at}/sit`, { seat: 2 })).toBe('sits-already');
    expect((await anna.get(at)).seats[1]).toMatchObject({ kind: 'bot', left: { name: 'Boris' } });
    for (const page of pages) page.close();
  });

  it('has all their seats again at once, under the names they had', async () => {
    const seats = [
      { kind: 'here', colour: 'sky', name: 'Grandma' },
      { kind: 'me', colour: 'amber' },
      { kind: 'open', colour: 'teal' },
    ];
    const { id } = await anna.post('/api/tables', { game: 'cambria', seats, autostart: false });
    const at = `/api/tables/${id}`;
    await boris.post(`${at}/sit`, { seat: 3 });
    await anna.post(`${at}/start`);
    const left = await anna.post(`${at}/leave`);
    expect(left.seats.slice(0, 2)).toMatchObject([{ left: { name: 'Grandma' } }, { left: { name: 'Anna' } }]);
    expect((await boris.get<{ players: object[] }>(`${at}/record`)).players.slice(0, 2)).toEqual([
      { name: 'Grandma', kind: 'human' },
      { name: 'Anna', kind: 'human' },
    ]);
    const back = await anna.post(`${at}/sit`, { seat: 1 });
    expect(back.yourSeats).toEqual([1, 2]);
    // and is one person there, not two
    expect(back.seats.slice(0, 2)).toMatchObject([{ kind: 'guest-of', name: 'Grandma' }, { kind: 'person' }]);
    await anna.post(`${at}/leave`);
    await boris.post(`${at}/leave`);
    const again = await anna.post(`${at}/rematch`);
    expect(again.seats).toMatchObject([
      { kind: 'person', colour: 'amber' },
      { kind: 'open', invited: { name: 'Boris' } },
      { kind: 'guest-of', colour: 'sky', name: 'Grandma' },
    ]);
  });
});
