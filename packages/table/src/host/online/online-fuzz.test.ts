import { type Game, replay, SeededRng, unwrap } from '@tessera/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { playedBy } from '../../core/log/journal.ts';
import type { RequestBody, ToldTo } from '../../core/protocol.ts';
import { hoard } from '../../core/testing/hoard.fixture.ts';
import { settle } from '../../core/testing/settle.fixture.ts';
import { type FakePage, MemoryLog, person, serve, tableOf } from './online-table.fixture.ts';

const Hoard = hoard as Game;
const TABLE = tableOf('hoard', [person('Ann'), person('Bob')], { confirmTurn: true, autoRoll: false });
const SEATS = [[1], [2], [], [1, 2]];

/** Something a page might send, sensible or not. */
function something(page: FakePage, rng: SeededRng): RequestBody {
  const { legal, waiting, at } = page.state;
  const number = [at, at, at, at, at - 1, at + 1, 0][rng.below(7)];
  const when = number < 0 ? {} : { at: number };
  const kind = rng.below(10);
  if (kind === 0) return { type: 'undo', ...when };
  if (kind === 1) return { type: 'redo', ...when };
  if (kind === 2)
    return { type: 'steps', from: rng.below(20), as: ([1, 2, 'spectator', 'revealed'] as ToldTo[])[rng.below(4)] };
  if (kind === 3) return { type: 'move', move: ['draw 3', 'bury 1', '', 'x'.repeat(300)][rng.below(4)], ...when };
  if (waiting === 'move' && legal.length > 0)
    return { type: 'move', move: legal[rng.below(legal.length)].text, ...when };
  return { type: (['roll', 'confirm'] as const)[rng.below(2)], ...when };
}

it('whatever pages send, twice or too late, with lines that break and servers that restart: all see the same game', async () => {
  for (const seed of ['one', 'two', 'three']) {
    const rng = new SeededRng(seed);
    const log = new MemoryLog();
    let server = await serve(Hoard, TABLE, log);
    await server.online.begin();
    const open = (known?: FakePage['state']) =>
      Promise.all(SEATS.map((seats) => server.page(seats, known ? { from: known.at, as: known.viewer } : {})));
    let pages = await open();
    for (let n = 0; n < 250; n++) {
      const page = pages[rng.below(pages.length)];
      const body = something(page, rng);
      await Promise.all(Array.from({ length: 1 + rng.below(2) }, () => page.ask(body)));
      if (rng.below(40) === 0) log.full = !log.full;
      if (rng.below(40) === 0)
        await server.online.inTurn(() => server.online.takeBack(rng.below(12))).catch(() => undefined);
      if (rng.below(30) > 0) continue;
      log.full = false;
      server = await serve(Hoard, TABLE, log);
      pages = await open(page.state);
    }
    await settle();
    const { moves } = playedBy(await log.read('t1'));
    const fresh = await open();
    for (const [index, page] of pages.entries()) expect({ ...page.state }).toEqual(fresh[index].state);
    expect(pages[0].state.moves).toBe(moves.length);
    expect(moves.length).toBeGreaterThan(5);
    unwrap(replay(Hoard, { tessera: 1, game: 'hoard', seats: 2, scenario: 'plain', options: {}, moves }));
  }
});

it('answers every message once, whatever it is', async () => {
  const { online, page } = await serve(Hoard, TABLE);
  await online.begin();
  const ann = await page([1]);
  const number = fc.oneof(fc.nat(9), fc.anything());
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.anything(),
        fc.record(
          {
            v: fc.constant(2),
            id: number,
            type: fc.oneof(
              fc.constantFrom(
                'open',
                'move',
                'roll',
                'confirm',
                'undo',
                'redo',
                'steps',
                'record',
                'settings',
                'create',
              ),
              fc.anything(),
            ),
            table: fc.anything(),
            move: fc.anything(),
            at: number,
            from: number,
            as: fc.anything(),
          },
          { requiredKeys: ['v', 'type'] },
        ),
      ),
      async (message) => {
        const before = ann.answers.length;
        await ann.connection.receive(message);
        expect(ann.answers.length).toBe(before + 1);
      },
    ),
    { numRuns: 2000, seed: 1 },
  );
});
