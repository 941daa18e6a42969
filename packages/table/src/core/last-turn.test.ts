import { type Game, NO_SEAT, type SeatNumber } from '@tessera/kernel';
import { expect, it } from 'vitest';
import { type FakePage, person, robot, serve, tableOf } from '../host/online/online-table.fixture.ts';
import type { RequestBody, Step } from './protocol.ts';
import { hoard } from './testing/hoard.fixture.ts';
import { tally } from './testing/tally.fixture.ts';

const two = [person('Ann'), person('Bob')];
const HELD = { confirmTurn: true, autoRoll: true };
const Tally = tally as Game;

/** Plays on until the last turn of Tally waits to be confirmed. */
async function toLastTurn(pages: readonly FakePage[]): Promise<FakePage> {
  for (;;) {
    const [{ state }] = pages;
    const page = pages.find(({ state: { yours } }) => yours.includes(state.seat)) as FakePage;
    if (state.waiting === 'confirm' && state.moves === 18) return page;
    await page.act();
  }
}

it.each([true, false])('the move that ends the game is final once it is confirmed (lean pages: %s)', async (lean) => {
  const { online, log, changes, page } = await serve(Tally, tableOf('tally', two, HELD));
  await online.begin();
  const pages = [await page([1], { lean }), await page([2], { lean })];
  const bob = await toLastTurn(pages);
  const undecided = { waiting: 'confirm', seat: 2, result: { over: false, winners: [] } };
  for (const { state } of pages) expect(state).toMatchObject(undecided);
  expect([online.over, online.result.over, online.waitedFor]).toEqual([false, false, 2]);
  expect(changes.some(({ waiting }) => waiting === 'over')).toBe(false);
  expect((await online.record()).ok && (await online.record())).toMatchObject({ value: { over: false } });
  // a server that starts anew, and a page that comes back, find it so
  const later = await serve(Tally, tableOf('tally', two, HELD), log);
  expect((await later.page([1], { lean })).state).toMatchObject(undecided);
  expect(await bob.ask({ type: 'undo', at: bob.state.at })).toMatchObject({ ok: true });
  expect(pages[0].state).toMatchObject({ waiting: 'move', seat: 2 });
  await bob.act();
  await bob.act();
  for (const { state } of pages) expect(state).toMatchObject({ waiting: 'over', result: { over: true } });
  expect(changes.at(-1)?.waiting).toBe('over');
});

it.each([true, false])(
  'that the game is over is told once the last turn is confirmed (lean pages: %s)',
  async (lean) => {
    const { online, page } = await serve(Tally, tableOf('tally', two, HELD));
    await online.begin();
    const pages = [await page([1], { lean }), await page([2], { lean })];
    const looker = await page([], { lean });
    const bob = await toLastTurn(pages);
    const before = looker.state.at;
    const isEnd = ({ events }: Step) => events.some(({ type }) => type === 'ended');
    const told = async (body: RequestBody) => {
      const answer = await looker.ask(body);
      const steps = answer.ok && 'steps' in answer.value ? answer.value.steps : undefined;
      return steps?.filter(isEnd).map(({ index }) => index);
    };
    expect(looker.updates.flatMap(({ steps }) => steps).filter(isEnd)).toEqual([]);
    expect(await told({ type: 'steps', from: 0 })).toEqual([]);
    expect(await told({ type: 'open', table: 't1', from: 0 })).toEqual([]);
    await bob.act();
    // the step is told once more, now in full, also to whoever was away meanwhile
    expect(looker.last()).toMatchObject({
      kept: 17,
      steps: [{ index: 17, view: {} }],
      state: { waiting: 'over', moves: 18 },
    });
    expect(looker.last().steps.filter(isEnd).length).toBe(1);
    expect(await told({ type: 'steps', from: 0 })).toEqual([17]);
    expect(await told({ type: 'open', table: 't1', from: before })).toEqual([17]);
    expect(await told({ type: 'open', table: 't1', from: looker.state.at })).toEqual([]);
    expect(pages[0].state).toMatchObject({ waiting: 'over', moves: 18 });
  },
);

it('whoever wants no confirmation any more has confirmed the last turn, too', async () => {
  const { online, page } = await serve(Tally, tableOf('tally', two, HELD));
  await online.begin();
  const bob = await toLastTurn([await page([1]), await page([2])]);
  await bob.ask({ type: 'settings', settings: { confirmTurn: false, autoRoll: true } });
  expect(bob.state.waiting).toBe('over');
});

it('a bot that takes over confirms the last turn', async () => {
  const { online, page } = await serve(Tally, tableOf('tally', two, HELD));
  await online.begin();
  const pages = [await page([1]), await page([2])];
  await toLastTurn(pages);
  await online.reseat(2 as SeatNumber, robot);
  expect(pages[0].state.waiting).toBe('over');
});

it.each(['time', 'left', 'resigned'] as const)(
  'the last turn counts although its player or another goes before it is confirmed (%s)',
  async (why) => {
    for (const by of [1, 2] as SeatNumber[]) {
      const { online, log, page } = await serve(Tally, tableOf('tally', two, HELD));
      await online.begin();
      const pages = [await page([1]), await page([2])];
      await toLastTurn(pages);
      const best = online.result.standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
      expect(await online.end(by, why)).toMatchObject({ ok: true });
      expect(pages[0].state).toMatchObject({ waiting: 'over', result: { over: true, winners: best } });
      expect(pages[0].state.ended).toBeUndefined();
      // a server that starts anew finds it so
      expect((await serve(Tally, tableOf('tally', two, HELD), log)).online.result.winners).toEqual(best);
    }
  },
);

it('what all agree to end before the last turn is confirmed nobody has won', async () => {
  const { online, page } = await serve(Tally, tableOf('tally', two, HELD));
  await online.begin();
  await toLastTurn([await page([1]), await page([2])]);
  await online.end(NO_SEAT, 'agreed');
  expect(online.result).toMatchObject({ over: true, winners: [] });
});

it('what is hidden stays hidden until the last turn is confirmed', async () => {
  const { online, page } = await serve(hoard as Game, tableOf('hoard', two, HELD));
  await online.begin();
  const pages = [await page([1]), await page([2])];
  for (let acts = 0; acts < 500 && !online.over; acts++) {
    const acting = pages.find(({ state }) => state.yours.includes(state.seat)) as FakePage;
    expect((await online.record()).ok).toBe(false);
    expect(await acting.ask({ type: 'steps', from: 0, as: 'revealed' })).toMatchObject({ ok: false });
    await acting.act();
  }
  expect(online.over).toBe(true);
  expect((await online.record()).ok).toBe(true);
});
