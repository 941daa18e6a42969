import type { TableInfo } from '@tessera/protocol';
import { COLOURS } from '@tessera/protocol/lists';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anna, boris, site, useTableServer } from '../testing/guests.fixture.ts';
import { type Page, type Program, seated } from '../testing/table-server.fixture.ts';

describe('a program with the token of somebody who plays', () => {
  useTableServer();
  let program: Program;
  const pages: Page[] = [];
  beforeEach(async () => {
    program = await anna.program();
  });
  afterEach(async () => {
    for (const page of pages.splice(0)) page.close();
  });

  const kinds = async (at: string) => (await boris.get(at)).seats.map(({ kind }) => kind);

  /** Boris has set it up; Anna sits there at the page, her program or both. */
  async function begin(...sitters: ('page' | 'program')[]): Promise<string> {
    const seats = ['me', ...sitters.map(() => 'open')].map((kind, index) => ({ kind, colour: COLOURS[index] }));
    const { id } = await boris.post('/api/tables', { game: 'cambria', seats, autostart: false });
    const at = `/api/tables/${id}`;
    for (const [index, sitter] of sitters.entries())
      if (sitter === 'page') await anna.post(`${at}/sit`, { seat: index + 2 });
      else expect(await program.refused(`${at}/sit`, { seat: index + 2 })).toBe('done');
    await boris.post(`${at}/start`);
    return at;
  }

  async function end(at: string): Promise<void> {
    const { offer } = await boris.post<{ offer: string }>(`${at}/offer`, { kind: 'abandon' });
    await anna.post(`${at}/answer`, { offer, yes: true });
    await (await site.tables.room(at.slice('/api/tables/'.length))).settle();
  }

  it('neither leaves nor decides for them', async () => {
    const { id, pages: at } = await seated('cambria', [boris, anna], { rated: true });
    pages.push(...at);
    const table = `/api/tables/${id}`;
    expect(await program.refused(`${table}/leave`)).toBe('not-your-seat');
    expect(await program.refused(`${table}/offer`, { kind: 'abandon' })).toBe('not-your-seat');
    const { offer } = await boris.post<{ offer: string }>(`${table}/offer`, { kind: 'abandon' });
    for (const yes of [true, false])
      expect(await program.refused(`${table}/answer`, { offer, yes })).toBe('not-your-seat');
    expect(await boris.get(table)).toMatchObject({
      status: 'playing',
      seats: [{ kind: 'person' }, { kind: 'person' }],
    });
    expect((await site.tables.rows.get(id))?.data.offers).toHaveLength(1);
  });

  it('leaves and decides for the seat it took itself', async () => {
    const at = await begin('program');
    const { offer } = await boris.post<{ offer: string }>(`${at}/offer`, { kind: 'pause' });
    expect(await program.refused(`${at}/answer`, { offer, yes: true })).toBe('done');
    expect((await boris.get(at)).paused).toBe(true);
    expect(await program.refused(`${at}/offer`, { kind: 'resume' })).toBe('done');
    expect(await program.refused(`${at}/leave`)).toBe('done');
    expect(await kinds(at)).toEqual(['person', 'bot']);
  });

  it('leaves its own seat where they play besides, and does not decide', async () => {
    const at = await begin('page', 'program');
    expect(await program.refused(`${at}/offer`, { kind: 'pause' })).toBe('not-your-seat');
    expect(await program.refused(`${at}/leave`)).toBe('done');
    expect(await kinds(at)).toEqual(['person', 'person', 'bot']);
  });

  it('does not give up a table that they have set up at the page', async () => {
    const seats = ['open', 'open'].map((kind, index) => ({ kind, colour: COLOURS[index] }));
    const byPage = await anna.post('/api/tables', { game: 'cambria', seats });
    const byProgram: TableInfo = (await program.post('/api/tables', { game: 'cambria', seats })).json();
    for (const [{ id }, left] of [
      [byPage, 200],
      [byProgram, 404],
    ] as const) {
      expect(await program.refused(`/api/tables/${id}/sit`, { seat: 1 })).toBe('done');
      expect(await program.refused(`/api/tables/${id}/leave`)).toBe('done');
      expect((await boris.send('GET', `/api/tables/${id}`)).statusCode).toBe(left);
    }
  });

  it('plays again as a program, and they play again as a person', async () => {
    const programs = async (id: string) => {
      const seats = (await site.tables.rows.get(id))?.data.seats ?? [];
      return seats.filter(({ person }) => person === anna.id).map((seat) => seat.program);
    };
    const atPage = await begin('page');
    await end(atPage);
    const again = await program.post(`${atPage}/rematch`);
    expect(again.statusCode).toBe(201);
    expect(await programs(again.json().id)).toEqual([true]);
    const atProgram = await begin('program');
    await end(atProgram);
    expect(await programs((await anna.post(`${atProgram}/rematch`)).id)).toEqual([false]);
  });
});
