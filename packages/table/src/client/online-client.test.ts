import { type Game, unwrap } from '@tessera/kernel';
import { describe, expect, it, vi } from 'vitest';
import type { Update } from '../core/protocol.ts';
import { hoard } from '../core/testing/hoard.fixture.ts';
import { tally } from '../core/testing/tally.fixture.ts';
import { net } from './net.fixture.ts';
import { OnlineClient } from './online-client.ts';

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

  it.each(['not-started', 'not-kept', 'too-many'])(
    'an opening refused for now is asked for again: %s',
    async (code) => {
      const { options, line, pass, timers } = await net();
      line.refusals = [1, 2, 3].map(() => ({ code, message: 'Not now.' }));
      const opening = OnlineClient.open(options);
      for (const wait of [300, 600, 1200]) await vi.waitFor(() => expect(pass(wait)).toBe(1));
      expect((await opening).ok).toBe(true);
      expect([line.dials, line.hungUp]).toEqual([4, 3]);
      expect([...timers.values()].filter(({ ms }) => ms === 10_000)).toEqual([]);
    },
  );

  it('a reopening refused for now shows as a connection that is being made', async () => {
    const { options, line, cut, pass } = await net();
    const client = unwrap(await OnlineClient.open(options));
    const seen: boolean[] = [];
    client.watch((connected) => seen.push(connected));
    line.refusals = [{ code: 'not-kept', message: 'Not now.' }];
    cut();
    pass(300);
    await vi.waitFor(() => expect(pass(600)).toBe(1));
    await vi.waitFor(() => expect(client.connected).toBe(true));
    expect(seen).toEqual([false, true]);
  });

  it.each(['wrong-version', 'wrong-table', 'bad-request'])('an opening refused for good is: %s', async (code) => {
    const { options, line, timers } = await net();
    line.refusals = [{ code, message: 'Never.' }];
    expect(await OnlineClient.open(options)).toEqual({ ok: false, error: { code, message: 'Never.' } });
    expect([line.dials, timers.size]).toEqual([1, 0]);
  });

  it('is told what the server says when it hangs up for good', async () => {
    const { options, end, timers } = await net();
    const client = unwrap(await OnlineClient.open(options));
    const rolling = client.request({ type: 'roll' });
    end({ code: 'closed-by-server', message: 'Signed out.' });
    expect(await client.lost).toMatchObject({ code: 'closed-by-server' });
    await rolling;
    expect(timers.size).toBe(0);
  });

  it('tells a server that forgot what people like, before anything else', async () => {
    const { options, restart, cut, pass, sent } = await net();
    const client = unwrap(await OnlineClient.open(options));
    const settings = { confirmTurn: true, autoRoll: false };
    await client.request({ type: 'settings', settings });
    await client.request({ type: 'roll' });
    await client.request({ type: 'move', move: 'add 1' });
    cut();
    const deciding = client.request({ type: 'move', move: 'add 1' });
    const before = sent.length;
    await restart();
    pass(300);
    expect(await deciding).toMatchObject({ ok: true });
    expect(sent.slice(before).map(({ type }) => type)).toEqual(['open', 'settings', 'move']);
    expect(client.state).toMatchObject({ waiting: 'confirm', seat: 1 });
  });

  it('says what people like again neither where the table says the same, nor for who looks on', async () => {
    const settings = { confirmTurn: true, autoRoll: false };
    const reopened = async (seats: number[], said: (typeof settings)[]) => {
      const { options, restart, pass, sent } = await net(tally as Game, seats);
      const client = unwrap(await OnlineClient.open(options));
      for (const each of said) await client.request({ type: 'settings', settings: each });
      const before = sent.length;
      await restart();
      pass(300);
      await vi.waitFor(() => expect(client.connected).toBe(true));
      return sent.slice(before).map(({ type }) => type);
    };
    expect(await reopened([1], [settings])).toEqual(['open', 'settings']);
    expect(await reopened([1], [settings, { ...settings, confirmTurn: false }])).toEqual(['open']);
    expect(await reopened([], [settings])).toEqual(['open']);
  });

  it('sends once what somebody asks for as soon as they hear what they missed', async () => {
    const { options, cut, pass, sent } = await net();
    const client = unwrap(await OnlineClient.open(options));
    let asked: Promise<unknown> | undefined;
    client.subscribe(() => {
      asked ??= client.request({ type: 'steps', from: 0 });
    });
    cut();
    pass(300);
    await vi.waitFor(() => expect(client.connected).toBe(true));
    expect(await asked).toMatchObject({ ok: true });
    expect(sent.filter(({ type }) => type === 'steps')).toHaveLength(1);
  });

  it('lets go of a table that nobody wants any more, open or not', async () => {
    const { options, line, timers, cut, pass } = await net();
    const early = new AbortController();
    early.abort();
    expect(await OnlineClient.open({ ...options, signal: early.signal })).toMatchObject({ error: { code: 'closed' } });
    expect(line.dials).toBe(0);

    line.stuck = true;
    const meanwhile = new AbortController();
    const opening = OnlineClient.open({ ...options, signal: meanwhile.signal });
    meanwhile.abort();
    expect(await opening).toMatchObject({ ok: false, error: { code: 'closed' } });
    expect([line.dials, line.hungUp, timers.size]).toEqual([1, 1, 0]);
    line.stuck = false;

    const late = new AbortController();
    const client = unwrap(await OnlineClient.open({ ...options, signal: late.signal }));
    cut();
    late.abort();
    expect([pass(300), timers.size]).toEqual([0, 0]);
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
