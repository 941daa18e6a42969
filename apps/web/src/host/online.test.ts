import { unwrap } from '@tessera/kernel';
import { PING } from '@tessera/table';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openOnlineTable } from './online.ts';

const state = { id: 't', at: 0, moves: 0, viewer: 1, yours: [1], table: { settings: {} } };

/** A socket of a server that opens the table, and says no more unless the test does. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static answers = true;
  readyState = FakeSocket.OPEN;
  readonly sent: string[] = [];
  closed = false;
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number; reason: string }) => void = () => undefined;

  constructor() {
    FakeSocket.all.push(this);
    queueMicrotask(() => this.onopen());
  }

  send(text: string): void {
    this.sent.push(text);
    if (!FakeSocket.answers || !text.includes('"open"')) return;
    this.onmessage({ data: JSON.stringify({ id: 0, ok: true, value: { type: 'opened', state } }) });
  }

  close(): void {
    this.closed = true;
  }
}

let page: EventTarget & { visibilityState: string };
let browser: EventTarget;
beforeEach(() => {
  FakeSocket.all = [];
  FakeSocket.answers = true;
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  browser = new EventTarget();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', browser);
});
afterEach(() => vi.unstubAllGlobals());

const options = { table: 't', url: 'ws://here/ws', whyClosed: () => undefined, onOther: () => undefined };
const pings = () => FakeSocket.all.flatMap(({ sent }) => sent).filter((text) => text === PING).length;

it('a page that comes into sight, or a device that comes online, asks whether the line is still there', async () => {
  const connection = unwrap(await openOnlineTable(options));
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(pings()).toBe(0);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  browser.dispatchEvent(new Event('online'));
  expect(pings()).toBe(2);
  connection.close();
  page.dispatchEvent(new Event('visibilitychange'));
  browser.dispatchEvent(new Event('online'));
  expect([FakeSocket.all.length, pings()]).toEqual([1, 2]);
});

it('a table that is left while it is being opened is let go', async () => {
  FakeSocket.answers = false;
  const leaving = new AbortController();
  const opening = openOnlineTable({ ...options, signal: leaving.signal });
  await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(1));
  leaving.abort();
  expect(await opening).toMatchObject({ ok: false, error: { code: 'closed' } });
  expect(FakeSocket.all[0].closed).toBe(true);
  browser.dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(1);
});

it('says why the server has closed for good', async () => {
  const problem = { code: 'signed-out', message: 'You have signed out.' };
  const whyClosed = (code: number) => (code === 4004 ? problem : undefined);
  const connection = unwrap(await openOnlineTable({ ...options, whyClosed }));
  FakeSocket.all[0].onclose({ code: 4004, reason: '' });
  expect(await connection.lost).toEqual(problem);
  expect(connection.connected).toBe(false);
});
