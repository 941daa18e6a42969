import { unwrap } from '@tessera/kernel';
import { describe, expect, it, vi } from 'vitest';
import { net } from './net.fixture.ts';
import { OnlineClient } from './online-client.ts';

const PATIENCE = 10_000;
const PATIENCE_AWAKE = 4_000;
const PULSE = 25_000;

/** A device that sleeps and wakes up when the test says so. */
function device() {
  const waking = new Set<() => void>();
  return {
    awake: true,
    waking,
    isAwake() {
      return this.awake;
    },
    onWake(wake: () => void) {
      waking.add(wake);
      return () => waking.delete(wake);
    },
    wakeUp() {
      this.awake = true;
      for (const wake of waking) wake();
    },
  };
}

describe('a line that never comes about', () => {
  it('is dialled again', async () => {
    const { options, line, pass } = await net();
    line.stuck = true;
    const opening = OnlineClient.open(options);
    expect(pass(PATIENCE)).toBe(1);
    expect([line.dials, line.hungUp]).toEqual([1, 1]);
    line.stuck = false;
    expect(pass(300)).toBe(1);
    expect((await opening).ok).toBe(true);
  });

  it('is dialled again at once by a device that wakes up, also while the table is opened for the first time', async () => {
    const { options, line, timers } = await net();
    const phone = device();
    line.stuck = true;
    const opening = OnlineClient.open({ ...options, device: phone });
    line.stuck = false;
    phone.wakeUp();
    expect((await opening).ok).toBe(true);
    expect([line.dials, line.hungUp]).toEqual([2, 1]);
    expect([...timers.values()].map(({ ms }) => ms)).toEqual([PULSE]);
  });

  it('has all its time again for the first answer', async () => {
    const { options, line, timers } = await net();
    line.deaf = true;
    void OnlineClient.open(options);
    const [dialling] = timers.keys();
    expect(dialling).toBeDefined();
    await vi.waitFor(() => expect([...timers.keys()]).not.toContain(dialling));
    expect([...timers.values()].map(({ ms }) => ms)).toEqual([PATIENCE]);
  });
});

it('a line that broke is dialled at once by a device that wakes up', async () => {
  const { options, cut, line, timers } = await net();
  const phone = device();
  const client = unwrap(await OnlineClient.open({ ...options, device: phone }));
  cut();
  phone.wakeUp();
  await vi.waitFor(() => expect(client.connected).toBe(true));
  expect(line.dials).toBe(2);
  expect([...timers.values()].map(({ ms }) => ms)).toEqual([PULSE]);
});

describe('a line that dies without a word', () => {
  it('is found out by a ping while one only waits', async () => {
    const { options, line, pass, sent } = await net();
    const client = unwrap(await OnlineClient.open(options));
    line.mute = true;
    expect(pass(PULSE)).toBe(1);
    expect(sent.at(-1)).toEqual({ type: 'ping' });
    expect(client.connected).toBe(true);
    expect(pass(PATIENCE)).toBe(1);
    expect(client.connected).toBe(false);
    line.mute = false;
    pass(300);
    await vi.waitFor(() => expect(client.connected).toBe(true));
  });

  it('is found out soon by a device that wakes up', async () => {
    const { options, line, pass } = await net();
    const phone = device();
    const client = unwrap(await OnlineClient.open({ ...options, device: phone }));
    line.mute = true;
    phone.wakeUp();
    expect(pass(PATIENCE_AWAKE)).toBe(1);
    expect(client.connected).toBe(false);
    client.close();
    expect(phone.waking.size).toBe(0);
  });

  it('is not doubted while it answers; its pongs are nobody else’s business', async () => {
    const { options, line, pass, timers, other, sent } = await net();
    const phone = device();
    const client = unwrap(await OnlineClient.open({ ...options, device: phone }));
    for (let n = 0; n < 3; n++) expect(pass(PULSE)).toBe(1);
    phone.wakeUp();
    expect(sent.filter(({ type }) => type === 'ping')).toHaveLength(4);
    expect([...timers.values()].map(({ ms }) => ms)).toEqual([PULSE]);
    expect([client.connected, line.dials, other]).toEqual([true, 1, []]);
    client.close();
    expect(timers.size).toBe(0);
  });

  it('is found out by whoever says something that need not be answered', async () => {
    const { options, line, pass, sent } = await net();
    const client = unwrap(await OnlineClient.open(options));
    line.mute = true;
    expect(client.say({ type: 'phrase', id: 'hello' })).toBe(true);
    expect(sent.slice(-2)).toEqual([{ type: 'phrase', id: 'hello' }, { type: 'ping' }]);
    expect(pass(PATIENCE)).toBe(1);
    expect([client.connected, client.say({ type: 'phrase', id: 'hello' })]).toEqual([false, false]);
  });

  it('is left in peace while nobody looks', async () => {
    const { options, pass, sent } = await net();
    const phone = device();
    unwrap(await OnlineClient.open({ ...options, device: phone }));
    phone.awake = false;
    for (let n = 0; n < 3; n++) expect(pass(PULSE)).toBe(1);
    expect(sent.filter(({ type }) => type === 'ping')).toEqual([]);
    phone.awake = true;
    pass(PULSE);
    expect(sent.filter(({ type }) => type === 'ping')).toHaveLength(1);
  });

  it('a server that knows no pings is there all the same, and its complaint answers nothing else', async () => {
    const { options, line, pass, timers } = await net();
    line.older = true;
    const client = unwrap(await OnlineClient.open(options));
    pass(PULSE);
    await vi.waitFor(() => expect([...timers.values()].map(({ ms }) => ms)).toEqual([PULSE]));
    expect(client.connected).toBe(true);
    expect(await client.request({ type: 'roll' })).toMatchObject({ ok: true });
    expect(line.dials).toBe(1);
  });

  it('whatever comes over it shows that it is there', async () => {
    const { options, line, say, timers } = await net();
    const client = unwrap(await OnlineClient.open(options));
    line.deaf = true;
    void client.request({ type: 'roll' });
    const [, patience] = timers.keys();
    say('{"type":"chat","text":"hello"}');
    expect(timers.has(patience)).toBe(false);
    expect([...timers.values()].map(({ ms }) => ms)).toEqual([PULSE, PATIENCE]);
  });
});
