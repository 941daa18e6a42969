import { beforeEach, describe, expect, it } from 'vitest';
import { anna, boris, useTableServer } from '../testing/guests.fixture.ts';
import type { Program } from '../testing/table-server.fixture.ts';

useTableServer();
let program: Program;
beforeEach(async () => {
  program = await anna.program();
});

const table = (...kinds: string[]) => ({
  game: 'cambria',
  autostart: false,
  seats: kinds.map((kind, index) => ({ kind, colour: ['amber', 'sky', 'teal'][index] })),
});

describe('a program', () => {
  it('decides nothing for seats and tables that its owner took at the page', async () => {
    const { id } = await anna.post('/api/tables', table('me', 'open', 'open'));
    const at = `/api/tables/${id}`;
    await boris.post(`${at}/sit`, { seat: 2 });
    expect(await program.refused(`${at}/stand`, { seat: 1 })).toBe('not-your-seat');
    expect(await program.refused(`${at}/stand`, { seat: 2 })).toBe('not-your-seat');
    expect(await program.refused(`${at}/seat`, { seat: 3, kind: 'bot' })).toBe('not-host');
    expect(await program.refused(`${at}/invite`, { seat: 3, person: null })).toBe('not-host');
    await anna.post(`${at}/seat`, { seat: 3, kind: 'bot' });
    expect(await program.refused(`${at}/start`)).toBe('not-host');
    expect(await anna.post(`${at}/start`)).toMatchObject({ status: 'playing' });
  });

  it('decides for the seats it took', async () => {
    const { id } = await boris.post('/api/tables', table('me', 'open'));
    expect(await program.refused(`/api/tables/${id}/sit`, { seat: 2 })).toBe('done');
    expect(await program.refused(`/api/tables/${id}/stand`, { seat: 1 })).toBe('not-your-seat');
    expect(await program.refused(`/api/tables/${id}/stand`, { seat: 2 })).toBe('done');
    expect((await boris.get(`/api/tables/${id}`)).seats[1].kind).toBe('open');
  });

  it('decides about the tables it set up, whether it sits there or not', async () => {
    for (const first of ['me', 'open']) {
      const { id } = (await program.post('/api/tables', table(first, 'open'))).json();
      const at = `/api/tables/${id}`;
      expect(await program.refused(`${at}/invite`, { seat: 2, person: boris.id })).toBe('done');
      if (first === 'open') expect(await program.refused(`${at}/seat`, { seat: 1, kind: 'bot' })).toBe('done');
      await boris.post(`${at}/sit`, { seat: 2 });
      expect(await program.refused(`${at}/start`)).toBe('done');
    }
  });

  it('has no say at a table that was passed on to its owner at the page', async () => {
    const { id } = (await program.post('/api/tables', table('me', 'open', 'bot'))).json();
    const at = `/api/tables/${id}`;
    await boris.post(`${at}/sit`, { seat: 2 });
    expect(await program.refused(`${at}/stand`, { seat: 1 })).toBe('done');
    expect((await anna.post(`${at}/sit`, { seat: 1 })).host.id).toBe(boris.id);
    expect((await boris.post(`${at}/stand`, { seat: 2 })).host.id).toBe(anna.id);
    expect(await program.refused(`${at}/seat`, { seat: 2, kind: 'bot' })).toBe('not-host');
    await anna.post(`${at}/seat`, { seat: 2, kind: 'bot' });
  });

  it('says and hears nothing about whom its owner wants to hear, or has played with', async () => {
    for (const url of ['/api/me/mute', '/api/me/companions'])
      expect((await program.get(url)).json().error.code).toBe('not-by-token');
    expect(await program.refused('/api/me/mute', { person: boris.id })).toBe('not-by-token');
    expect(await anna.get('/api/me/mute')).toEqual({ muted: [] });
  });
});
