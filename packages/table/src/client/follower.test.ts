import { fail, type Game, ok, type SeatNumber, SeededRng, seatOf, unwrap } from '@tessera/kernel';
import { describe, expect, it, vi } from 'vitest';
import type { Update } from '../core/protocol.ts';
import { hoard } from '../core/testing/hoard.fixture.ts';
import { tally } from '../core/testing/tally.fixture.ts';
import { encode } from '../core/told/news-text.ts';
import { type FakePage, person, robot, serve, tableOf } from '../host/online/online-table.fixture.ts';
import { OnlineClient } from './online-client.ts';

const SECOND = 2 as SeatNumber;

const two = [person('Ann'), person('Bob')];

/** The same seat with and without the rules at hand, and the other seat. */
async function both(settings: { confirmTurn: boolean; autoRoll: boolean }) {
  const { online, page } = await serve(tally as Game, tableOf('tally', two, settings));
  await online.begin();
  const lean = await page([1], { lean: true });
  const full = await page([1]);
  const other = await page([2], { lean: true });
  return { online, lean, full, other };
}

const same = (lean: FakePage, full: FakePage) => {
  expect(lean.state).toEqual(full.state);
  expect(lean.updates.at(-1)).toEqual(full.updates.at(-1));
};

describe('a page that knows the rules', () => {
  it.each([
    { confirmTurn: false, autoRoll: true },
    { confirmTurn: true, autoRoll: false },
  ])('makes of the moves alone what others are told in full: %o', async (settings) => {
    const { lean, full, other } = await both(settings);
    const rng = new SeededRng('follow');
    same(lean, full);
    const isOver = () => lean.state.waiting === 'over';
    while (!isOver()) {
      const page = lean.state.seat === 1 ? [lean, full][rng.below(2)] : other;
      expect(await page.act(rng.below(2))).toMatchObject({ ok: true });
      same(lean, full);
      // how it ends is told with the confirmation of the last turn
      if (settings.confirmTurn && isOver()) break;
      expect(lean.texts.at(-1)).toMatch(/^\{"type":"moved"/);
      expect(lean.texts.at(-1)).not.toMatch(/view|events|legal/);
    }
    expect(lean.updates.length).toBe(full.updates.length);
  });

  it('is told in full what moves do not say: taken back, done again, paused, another on a seat, ended', async () => {
    const { online, lean, full } = await both({ confirmTurn: false, autoRoll: false });
    await lean.act();
    await lean.act();
    expect(lean.state.canUndo).toBe(true);
    await lean.ask({ type: 'undo', at: lean.state.at });
    same(lean, full);
    expect(lean.state.canRedo).toBe(true);
    await lean.ask({ type: 'redo', at: lean.state.at });
    same(lean, full);
    await online.pause(true);
    same(lean, full);
    expect(lean.state.paused).toBe(true);
    await online.pause(false);
    same(lean, full);
    await online.takeBack(0);
    same(lean, full);
    await lean.act();
    same(lean, full);
    await online.reseat(SECOND, robot);
    same(lean, full);
    await online.end(SECOND, 'left');
    same(lean, full);
  });

  it('is told everything where something is hidden', async () => {
    const { online, page } = await serve(hoard as Game, tableOf('hoard', two));
    await online.begin();
    const lean = await page([1], { lean: true });
    await lean.act();
    expect(lean.texts.at(-1)).toMatch(/^\{"type":"update"/);
  });

  /** A page with those rules at hand, the texts it hears, and the other seat with the right ones. */
  async function withRules(rules: object, hear = (text: string) => text) {
    const { online, page } = await serve(tally as Game, tableOf('tally', two));
    await online.begin();
    const ann = await page([1]);
    const texts: string[] = [];
    const updates: Update[] = [];
    const client = unwrap(
      await OnlineClient.open({
        table: 't1',
        game: { ...tally, rules: { ...tally.rules, ...rules } } as Game,
        dial: (events) => {
          const send = (text: string) => {
            texts.push(text);
            events.heard(hear(text));
          };
          const connection = online.connect({ seats: [SECOND], send: (message) => send(encode(message)) });
          queueMicrotask(events.opened);
          return { send: (text) => void connection.receive(JSON.parse(text)), close: () => connection.close() };
        },
        after: (ms, then) => {
          const timer = setTimeout(then, ms < 1000 ? 1 : ms);
          return () => clearTimeout(timer);
        },
      }),
    );
    client.subscribe((update) => updates.push(update));
    const settled = () => vi.waitFor(() => expect(client.connected && client.state?.at).toBe(ann.state.at));
    return { ann, client, texts, updates, settled };
  }

  const play = tally.rules.play;
  const older: Record<string, { rules: object; fails: 'at once' | 'with the first move' | 'with the first turn' }> = {
    'it knew no such move then': {
      rules: { parse: () => fail('bad-move', 'There was no such move then.') },
      fails: 'with the first move',
    },
    'it breaks over a move': {
      rules: {
        play: () => {
          throw new Error('There was no such place then.');
        },
      },
      fails: 'with the first move',
    },
    'a turn was longer then': {
      rules: {
        play: (s: Parameters<typeof play>[0], move: number) => {
          play(s, move);
          if (move > 100) s.left = 3;
        },
      },
      fails: 'with the first turn',
    },
    'it breaks over a position': {
      rules: {
        fromJSON: () => {
          throw new Error('There was no such place then.');
        },
      },
      fails: 'at once',
    },
    'it leaves out what there was not then': {
      rules: {
        fromJSON: (json: object) => ok({ ...json, left: undefined }),
      },
      fails: 'at once',
    },
    'it counted otherwise then': {
      rules: {
        result: (s: Parameters<typeof play>[0]) => ({ ...tally.rules.result(s), winners: [1] }),
      },
      fails: 'at once',
    },
  };

  it.each(Object.keys(older))('asks for everything in full once it can not follow: %s', async (name) => {
    const { rules, fails } = older[name];
    // a server that doesn't tell the fingerprint of its rules
    const { ann, client, texts, updates, settled } = await withRules(rules, (text) =>
      text.replace(/,"rules":-?\d+/, ''),
    );
    expect(client.follows).toBe(fails !== 'at once');
    for (let n = 0; n < (fails === 'with the first turn' ? 3 : 1); n++) {
      await ann.act();
      await settled();
    }
    expect(client.follows).toBe(false);
    // what the page made of the moves itself is told again, as it truly was
    if (fails !== 'at once') expect(updates.at(-1)).toMatchObject({ kept: 0, steps: { length: ann.state.moves } });
    expect(client.state?.view).toEqual(ann.state.view);
    expect(client.state?.seat).toBe(ann.state.seat);
    if (ann.state.seat === 1) await ann.act();
    else await client.request({ type: 'roll' });
    expect(texts.at(-1)).toMatch(/^\{"type":"update"/);
    expect(client.state?.view).toEqual(ann.state.view);
    client.close();
  });

  it('knows rules that differ in anything by their fingerprint, before it has gone wrong', async () => {
    const older = (s: Parameters<typeof play>[0], move: number) => {
      play(s, move);
      if (move === 2) s.sums[s.turn] += 1;
    };
    const { ann, client, texts } = await withRules({ play: older });
    expect([client.follows, client.outdated]).toEqual([false, true]);
    for (let n = 0; n < 3; n++) await ann.act(1);
    expect(texts.at(-1)).toMatch(/^\{"type":"update"/);
    expect(client.state?.view).toEqual(ann.state.view);
    client.close();
  });

  it('goes on following where the rules are the same', async () => {
    const { ann, client, texts, settled } = await withRules({});
    for (let n = 0; n < 3; n++) await ann.act();
    await settled();
    expect([client.follows, client.outdated]).toEqual([true, false]);
    expect(texts.filter((text) => text.startsWith('{"id":0'))).toHaveLength(1);
    client.close();
  });
});

it('a lean page at a table with secrets is never told moves alone, and hears what its seats may know', async () => {
  const seats = ['Ann', 'Bo'].map((name) => ({ kind: 'human' as const, name, colour: 'amber' }));
  const settings = { confirmTurn: false, autoRoll: true };
  const { online, page } = await serve(hoard as Game, {
    game: 'hoard',
    seats,
    scenario: 'plain',
    options: {},
    settings,
  });
  const places = [[1], [2], []];
  const full = await Promise.all(places.map((own) => page(own)));
  const lean = await Promise.all(places.map((own) => page(own, { lean: true })));
  await online.begin();
  for (let n = 0; n < 30 && full[0].state.waiting !== 'over'; n++) await full[seatOf(full[0].state.seat)].act();
  for (const [index, { texts, updates, state }] of lean.entries()) {
    expect(texts.filter((text) => JSON.parse(text).type === 'moved')).toEqual([]);
    const told = (all: typeof updates) => all.map(({ steps }) => steps.map(({ move, events }) => ({ move, events })));
    expect(told(updates)).toEqual(told(full[index].updates));
    expect(state.view).toEqual(full[index].state.view);
  }
  expect(lean[2].updates.flatMap(({ steps }) => steps.map(({ move }) => move))).toContain('draw a card');
});
