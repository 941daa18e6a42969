import { type Game, unwrap } from '@tessera/kernel';
import { describe, expect, it, vi } from 'vitest';
import { hoard } from './hoard.fixture.ts';
import { person, serve, tableOf } from './online.fixture.ts';
import { OnlineClient, type OnlineClientOptions, type WireEvents } from './online-client.ts';
import type { Update } from './protocol.ts';
import { tally } from './tally.fixture.ts';
import { encode } from './wire.ts';

const two = [person('Ann'), person('Bob')];

/** A server that can go away, lose what is sent to it, and come back; a clock that stands still. */
async function net(game = tally as Game, seats = [1]) {
  const { online, page } = await serve(game, tableOf(game.id, two, { confirmTurn: false, autoRoll: false }));
  await online.begin();
  const line = { up: true, deaf: false, mute: false, dials: 0 };
  let events: WireEvents | undefined;
  let connection: ReturnType<typeof online.connect> | undefined;
  const timers = new Map<number, { ms: number; then: () => void }>();
  const other: string[] = [];
  const options: OnlineClientOptions = {
    table: 't1',
    dial: (mine) => {
      line.dials++;
      const joined = online.connect({
        seats,
        send: (message) => {
          if (!line.mute) mine.heard(encode(message));
        },
      });
      events = mine;
      connection = joined;
      queueMicrotask(() => (line.up ? mine.opened() : mine.gone()));
      return {
        send: (text) => {
          if (!line.deaf) void joined.receive(JSON.parse(text));
        },
        close: () => joined.close(),
      };
    },
    other: (text) => other.push(text),
    after: (ms, then) => {
      const key = Math.max(0, ...timers.keys()) + 1;
      timers.set(key, { ms, then });
      return () => timers.delete(key);
    },
    random: () => 1,
  };
  const cut = () => {
    connection?.close();
    events?.gone();
  };
  /** The timers of that length go off. */
  const pass = (ms: number) => {
    const due = [...timers].filter(([, timer]) => timer.ms === ms);
    for (const [key, { then }] of due) {
      timers.delete(key);
      then();
    }
    return due.length;
  };
  return { online, page, line, options, cut, pass, timers, other, say: (text: string) => events?.heard(text) };
}

describe('the client of an online table', () => {
  it('opens, acts, and is told; the update answers the act', async () => {
    const { options } = await net();
    const client = unwrap(await OnlineClient.open(options));
    const updates: Update[] = [];
    client.subscribe((update) => updates.push(update));
    expect(client.state).toMatchObject({ at: 0, waiting: 'roll' });
    expect(await client.request({ type: 'roll' })).toMatchObject({ ok: true, value: { type: 'done' } });
    expect(updates).toMatchObject([{ kept: 0, steps: [{ index: 0 }], state: { at: 1, table: { game: 'tally' } } }]);
    expect(updates[0].state.view).toEqual(updates[0].steps[0].view);
    expect(await client.request({ type: 'steps', from: 0 })).toMatchObject({ value: { steps: { length: 1 } } });
  });

  it('dials again, waits longer each time, and is told what it missed', async () => {
    const { options, line, cut, pass, page } = await net();
    const client = unwrap(await OnlineClient.open(options));
    const seen: boolean[] = [];
    const updates: Update[] = [];
    client.watch((connected) => seen.push(connected));
    client.subscribe((update) => updates.push(update));
    line.up = false;
    cut();
    const elsewhere = await page([1]);
    await elsewhere.act();
    await elsewhere.act();
    for (const wait of [300, 600, 1200]) {
      await vi.waitFor(() => expect(pass(wait)).toBe(1));
      expect(client.connected).toBe(false);
    }
    line.up = true;
    await vi.waitFor(() => expect(pass(2400)).toBe(1));
    await vi.waitFor(() => expect(client.connected).toBe(true));
    expect(seen).toEqual([false, true]);
    expect(updates).toMatchObject([{ kept: 0, steps: { length: 2 }, state: { at: 2 } }]);
    cut();
    // it worked in between: no long wait
    expect(pass(300)).toBe(1);
    expect(line.dials).toBe(6);
  });

  it('sends again what was not answered, and it is done once', async () => {
    const { options, line, cut, pass, online } = await net();
    const client = unwrap(await OnlineClient.open(options));
    line.mute = true;
    const rolling = client.request({ type: 'roll' });
    await vi.waitFor(() => expect(online.entries).toHaveLength(1));
    line.mute = false;
    cut();
    pass(300);
    expect(await rolling).toMatchObject({ ok: true });
    expect(online.entries).toHaveLength(1);
    expect(client.state?.at).toBe(1);
  });

  it('what was asked for while the line was down is done when it is up', async () => {
    const { options, cut, pass, online } = await net();
    const client = unwrap(await OnlineClient.open(options));
    cut();
    const rolling = client.request({ type: 'roll' });
    pass(300);
    expect(await rolling).toMatchObject({ ok: true });
    expect(online.entries).toHaveLength(1);
  });

  it('tries at once when it is told that it may work again', async () => {
    const { options, cut, timers, line } = await net();
    const client = unwrap(await OnlineClient.open(options));
    client.retryNow();
    expect(line.dials).toBe(1);
    cut();
    client.retryNow();
    await vi.waitFor(() => expect(client.connected).toBe(true));
    expect([line.dials, timers.size]).toEqual([2, 0]);
  });

  it('a line that says nothing is given up', async () => {
    const { options, line, pass } = await net();
    const client = unwrap(await OnlineClient.open(options));
    line.deaf = true;
    const rolling = client.request({ type: 'roll' });
    expect(pass(10_000)).toBe(1);
    expect(client.connected).toBe(false);
    line.deaf = false;
    pass(300);
    expect(await rolling).toMatchObject({ ok: true });
  });

  it('is told when it came too late, with what is so instead', async () => {
    const { options, page } = await net();
    const client = unwrap(await OnlineClient.open(options));
    await (await page([1])).act();
    expect(await client.request({ type: 'move', move: 'add 1', at: 0 })).toMatchObject({ error: { code: 'too-late' } });
    expect(client.state?.at).toBe(1);
  });

  it('gives up where there is nothing to come back to, and says why', async () => {
    const { options, cut } = await net();
    const refused = await OnlineClient.open({ ...options, table: 'other' });
    expect(refused).toMatchObject({ ok: false, error: { code: 'wrong-table' } });
    const client = unwrap(await OnlineClient.open(options));
    client.close();
    cut();
    expect(await client.request({ type: 'roll' })).toMatchObject({ error: { code: 'closed' } });
  });

  it('leaves what is not about the table to others', async () => {
    const { options, other, say } = await net();
    unwrap(await OnlineClient.open(options));
    say('{"type":"chat","text":"hello"}');
    say('no JSON');
    expect(other).toEqual(['{"type":"chat","text":"hello"}', 'no JSON']);
  });

  it('comes back to a table with secrets as whom it was', async () => {
    const { options, cut, pass } = await net(hoard as Game, [2]);
    const client = unwrap(await OnlineClient.open(options));
    const updates: Update[] = [];
    client.subscribe((update) => updates.push(update));
    cut();
    pass(300);
    await vi.waitFor(() => expect(updates).toHaveLength(1));
    expect(updates[0]).toMatchObject({ kept: 6, steps: [], state: { viewer: 2 } });
  });
});
