import { seatOf } from '@tessera/kernel';
import { COLOURS } from '@tessera/protocol/lists';
import { expect, it } from 'vitest';
import { fillDisk } from '../../store/sqlite/full-disk.fixture.ts';
import { anna, boris, site, useTableServer } from './guests.fixture.ts';
import { playOn, seated } from './table-server.fixture.ts';

useTableServer();

/** What is written is small, and fits for a while into pages that are there already. */
async function untilRefused<T>(tries: number, once: () => Promise<T | undefined>): Promise<T> {
  for (let n = 0; n < tries; n++) {
    const refused = await once();
    if (refused) return refused;
  }
  throw new Error('Everything was written.');
}

it('on a full disk everybody is told that it is full, and all goes on once there is room', async () => {
  const { id, pages } = await seated('cambria', [anna, boris]);
  await playOn(pages, { most: 6 });
  const makeRoom = await fillDisk(site.database);

  const seats = ['me', 'open'].map((kind, index) => ({ kind, colour: COLOURS[index] }));
  const answer = await untilRefused(30, async () => {
    const posted = await anna.send('POST', '/api/tables', { game: 'cambria', seats });
    return posted.statusCode === 201 ? undefined : posted;
  });
  expect(answer.statusCode).toBe(503);
  const message = expect.stringMatching(/^The disk of the server is full/);
  expect(answer.json()).toEqual({ error: { code: 'disk-full', message } });

  const refusal = await untilRefused(500, async () => {
    const { waiting, legal, at, seat } = pages[0].state;
    const type = waiting as 'move' | 'roll' | 'confirm';
    const { legal: moves } = pages[seatOf(seat)].state;
    const act = type === 'move' ? { type, move: (moves[0] ?? legal[0]).text, at } : { type, at };
    const told = await pages[seatOf(seat)].ask(act);
    return told.ok ? undefined : told;
  });
  expect(refusal).toMatchObject({ ok: false, error: { code: 'disk-full', message } });
  const { moves, seat } = pages[0].state;

  const page = anna.page(id);
  const line = await untilRefused(30, async () => {
    site.time += 10_000;
    await page.say({ type: 'chat', text: 'Anybody there? '.repeat(20) });
    return page.others.find(({ type }) => type === 'error');
  });
  expect(line).toMatchObject({ error: { code: 'disk-full', message } });
  expect(page.socket.closedWith).toBeUndefined();

  await makeRoom();
  await expect.poll(() => pages[seatOf(seat)].act().catch(() => false)).toBe(true);
  await playOn(pages, { most: 5 });
  expect(pages[0].state.moves).toBeGreaterThan(moves);
  for (const each of [...pages, page]) each.close();
});
