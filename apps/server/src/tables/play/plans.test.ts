import { type SeatNumber, seatNumber, seatOf } from '@tessera/kernel';
import type { Plan, PlanStep } from '@tessera/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../../store/postgres/postgres.fixture.ts';
import { addRow, rowsOf } from '../../store/rows.fixture.ts';
import { type Guest, type Page, playOn, seated, TableServer } from '../testing/table-server.fixture.ts';

const DAYS = { clock: { kind: 'days', daysPerMove: 1 } };
const steps = (...moves: string[]): PlanStep[] => moves.map((move) => ({ move }));
const planOf = (lines: PlanStep[][]): Plan => ({ lines, done: true, unhurt: false });
/** One may pass but after 1-1, when the Legion has to move (C-26). */
const PASS = planOf([
  steps('pass'),
  steps('legion Segontium/Canovium', 'ashore'),
  steps('legion Moridunum/Nidum', 'ashore'),
]);

/** Whose turn is next in a game of three. */
const after = (seat: SeatNumber): SeatNumber => seatNumber((seatOf(seat) + 1) % 3);

/** Plays a turn that does as little as may be. */
async function pass(page: Page): Promise<void> {
  const { legal, yours, seat } = page.state;
  if (!yours.includes(seat)) return;
  const idle = legal.findIndex(({ text }) => text === 'pass' || text === 'ashore');
  await page.act(() => Math.max(idle, 0));
  await pass(page);
}

/** All have their first soldier, the first to move has rolled, and every page knows it. */
async function mustered(pages: readonly Page[]): Promise<void> {
  const phase = ({ state }: Page) => (state.view as { phase: string }).phase;
  while (!pages.every((page) => phase(page) === 'act' && page.state.at === pages[0].state.at)) {
    if (!pages.some((page) => phase(page) === 'act')) await playOn(pages, { most: 1 });
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const ENGINES = ['SQLite', 'PostgreSQL'] as const;

describe.each(ENGINES)('a turn planned ahead, on %s', (engine) => {
  let postgres: TestPostgres | undefined;
  let site: TableServer;
  let guests: Guest[];
  const pages: Page[] = [];

  beforeAll(async () => {
    postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined;
    site = await TableServer.open(await postgres?.newDatabase());
    guests = await Promise.all(['Anna', 'Boris', 'Clara'].map((name) => site.person(name)));
  }, 120_000);
  afterAll(async () => {
    for (const page of pages) page.close();
    await site?.close();
    await postgres?.stop();
  });

  /** A game of three in which all have their first soldier: `mover` has rolled, and `next` plans. */
  async function begun(part: object = DAYS) {
    const table = await seated('cambria', guests, { settings: { confirmTurn: false, autoRoll: true }, ...part });
    pages.push(...table.pages);
    await mustered(table.pages);
    const seat = table.pages[0].state.seat;
    const mover = table.pages[seatOf(seat)];
    const second = seatOf(after(seat));
    return { ...table, seat, mover, next: table.pages[second], planner: guests[second] };
  }

  const stored = (id: string) => rowsOf(site.database, 'plans', { table_id: id });
  const movesOf = async (id: string, guest: Guest) =>
    (await guest.get<{ moves: string[] }>(`/api/tables/${id}/record`)).moves;

  it('is kept, played when it comes, and struck out; the clock goes on with the next', async () => {
    const { id, seat, mover, next } = await begun();
    expect(await next.ask({ type: 'plan', plan: PASS })).toMatchObject({ ok: true });
    expect(await stored(id)).toHaveLength(1);
    const { moves } = mover.state;
    await pass(mover);
    const third = after(after(seat));
    await expect.poll(() => mover.state.seat).toBe(third);
    expect((await movesOf(id, guests[0])).slice(moves).filter((move) => /^(roll|pass|legion)/.test(move))).toEqual([
      expect.stringMatching(/^(pass|legion)/),
      expect.stringMatching(/^roll/),
      expect.stringMatching(/^(pass|legion)/),
      expect.stringMatching(/^roll/),
    ]);
    await expect.poll(() => stored(id)).toEqual([]);
    await expect.poll(() => mover.room.clocks?.['running']).toBe(third);
  });

  it('leaves the turn to the next one, also in the lists of those who are away', async () => {
    const { id, mover, next, planner, seat } = await begun();
    await next.ask({ type: 'plan', plan: PASS });
    const third = after(after(seat));
    for (const page of pages.splice(0)) if (page !== mover) page.close();
    await pass(mover);
    await expect.poll(() => mover.state.seat).toBe(third);
    expect(await planner.get<{ tables: object[] }>('/api/tables?turn=1')).not.toMatchObject({ tables: [{ id }] });
    await site.tables.flush();
    const turns = await guests[seatOf(third)].get<{ tables: { id: string }[] }>('/api/tables?turn=1');
    expect(turns.tables.map((table) => table.id)).toContain(id);
    mover.close();
  });

  it('is the business of whoever made it: no other page hears of it, and their export has it', async () => {
    const { id, mover, next, planner } = await begun();
    await next.ask({ type: 'plan', plan: planOf([steps('legion Secret/Place')]) });
    const looking = new Map(pages.map((page) => [page, page.texts.length]));
    const answer = await mover.ask({ type: 'planned' });
    expect(answer).toMatchObject({ value: { type: 'planned', plan: null } });
    await pass(mover);
    await expect.poll(() => next.state.seat === next.state.yours[0]).toBe(true);
    expect(await next.ask({ type: 'planned' })).toMatchObject({ value: { stuck: true } });
    for (const page of looking.keys()) if (page !== next) expect(page.texts.join()).not.toContain('Secret');
    const { tables } = await planner.get<{ tables: { plans: { table: string }[] } }>('/api/me/export');
    expect(tables.plans.map(({ table }) => table)).toContain(id);
    const others = await guests.find(({ id: other }) => other !== planner.id)?.get('/api/me/export');
    expect(JSON.stringify(others)).not.toContain('Secret');
  });

  it('goes when its player leaves the game', async () => {
    const { id, next, planner } = await begun();
    await next.ask({ type: 'plan', plan: PASS });
    await planner.post(`/api/tables/${id}/leave`);
    await expect.poll(() => stored(id)).toEqual([]);
  });

  it('is void once all agree to take moves back', async () => {
    const { id, mover, next } = await begun();
    const { moves } = mover.state;
    await pass(mover);
    // now the one who moved plans, and asks for the move back
    const asking = guests[seatOf(mover.state.yours[0])];
    await mover.ask({ type: 'plan', plan: PASS });
    expect(await stored(id)).toHaveLength(1);
    const { offer } = await asking.post<{ offer: string }>(`/api/tables/${id}/offer`, {
      kind: 'undo',
      to: moves,
    });
    for (const guest of guests)
      if (guest !== asking) await guest.post(`/api/tables/${id}/answer`, { offer, yes: true });
    await expect.poll(() => stored(id)).toEqual([]);
    expect(next.state.seat).toBe(mover.state.yours[0]);
  });

  it('is refused to whoever is to move, and to whoever only looks on', async () => {
    const { id, mover } = await begun();
    expect(await mover.ask({ type: 'plan', plan: PASS })).toMatchObject({ ok: false, error: { code: 'your-turn' } });
    const looking = (await site.person('Dora')).page(id);
    await looking.play();
    expect(await looking.ask({ type: 'plan', plan: PASS })).toMatchObject({
      ok: false,
      error: { code: 'not-your-seat' },
    });
    looking.close();
  });
});

describe('a turn planned ahead, and a server that is killed', () => {
  async function begun() {
    const site = await TableServer.open();
    const guests = await Promise.all(['Anna', 'Boris', 'Clara'].map((name) => site.person(name)));
    const settings = { confirmTurn: false, autoRoll: true };
    const { id, pages } = await seated('cambria', guests, { settings, clock: { kind: 'none' } });
    await mustered(pages);
    const { seat, at } = pages[0].state;
    return { site, guests, id, pages, seat, at, next: after(seat), third: after(after(seat)) };
  }

  it('is known to the server that starts then', async () => {
    const { site, guests, id, pages, seat, next, third } = await begun();
    await pages[seatOf(next)].ask({ type: 'plan', plan: PASS });
    const later = await site.afterKill();
    const mover = guests[seatOf(seat)].page(id, later);
    await mover.play();
    await pass(mover);
    await expect.poll(() => mover.state.seat).toBe(third);
    await site.close();
  });

  it('is played by it at once if its turn had come, although nobody looks', async () => {
    const { site, guests, id, pages, seat, at, next, third } = await begun();
    await pass(pages[seatOf(seat)]);
    const planned = { seat: next, person: guests[seatOf(next)].id, number: at, plan: JSON.stringify(PASS) };
    await addRow(site.database, 'plans', { table_id: id, ...planned });
    const later = await site.afterKill();
    await expect
      .poll(async () => {
        await later.tables.flush();
        return (await later.tables.rows.get(id))?.waitingSeat;
      })
      .toBe(third);
    expect(await rowsOf(later.database, 'plans')).toEqual([]);
    await site.close();
  });
});
