import { SeededRng } from '@tessera/kernel';
import { newSeed } from '@tessera/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Socket } from '../../sockets/index.ts';
import { readStamped } from '../play/stamped-log.ts';
import { enter } from '../room/socket-handler.ts';
import { mutated, RawSocket, rawBytes } from './fuzz.fixture.ts';
import { type Guest, type Page, playOn, seated, TableServer } from './table-server.fixture.ts';

const MESSAGES = 98_000;
const REQUESTS = 2_000;
const PATIENCE_MS = 5_000;
const limits = { messagesPerSecond: 1e9, burst: 1e9, sendBuffer: 1e9 };

describe('100,000 bad messages', () => {
  let site: TableServer;
  let anna: Guest;
  let boris: Guest;
  let id: string;
  let pages: Page[];
  beforeAll(async () => {
    site = await TableServer.open();
    anna = await site.person('Anna');
    boris = await site.person('Boris');
    ({ id, pages } = await seated('cambria', [anna, boris]));
    await playOn(pages, { most: 12 });
  });
  afterAll(async () => {
    for (const page of pages) page.close();
    await site.close();
  });

  /** Every message there is, as a page would send it. */
  const messages = (rng: SeededRng): Record<string, unknown>[] => {
    const { at, legal } = pages[0].state;
    const head = { v: 3, id: rng.below(1_000) };
    return [
      { ...head, type: 'move', move: legal[0]?.text ?? 'pass', at },
      { ...head, type: 'move', move: 'roll 1-6', at: rng.below(at + 3) },
      { ...head, type: 'roll', at: at - 1 - rng.below(3) },
      { ...head, type: 'confirm', at },
      { ...head, type: 'undo', at: at - 2 },
      { ...head, type: 'redo', at },
      { ...head, type: 'settings', settings: { confirmTurn: false, autoRoll: false } },
      { ...head, type: 'record', extra: 1 },
      { ...head, type: 'create', table: { game: 'cambria' } },
      { type: 'chat', text: 'hello' },
      { type: 'phrase', id: 'thanks' },
      { type: 'seed', seed: newSeed() },
      ...(rng.below(100) === 0
        ? [
            { ...head, type: 'open', table: id, from: 2 },
            { ...head, type: 'steps', from: 0, as: 1 },
          ]
        : []),
    ];
  };

  it('over a socket: each is answered or the socket closed with a reason, and the table is as it was', async () => {
    const rng = new SeededRng('fuzz');
    const { log } = site.server;
    let line = new RawSocket();
    const dial = () => {
      line = new RawSocket();
      const { metrics } = site;
      const socket = new Socket(line.ws, { stream: line, limits, metrics, log, gone: () => undefined });
      enter(site.tables, socket, { table: id, caller: rng.below(3) === 0 ? undefined : boris.caller });
    };
    dial();
    let unanswered = 0;
    let closed = 0;
    for (let n = 0; n < MESSAGES; n++) {
      const list = messages(rng);
      const message = list[rng.below(list.length)];
      const bytes = rng.below(4) === 0 ? rawBytes(rng, message) : Buffer.from(JSON.stringify(mutated(rng, message)));
      const before = line.texts.length;
      line.emit('message', bytes, rng.below(2_000) === 0);
      const late = performance.now() + PATIENCE_MS;
      while (line.texts.length === before && line.readyState === 1 && performance.now() < late)
        await new Promise((resolve) => setImmediate(resolve));
      if (line.readyState !== 1) closed++;
      else if (line.texts.length === before) unanswered++;
      if (line.readyState !== 1 || rng.below(500) === 0) {
        line.terminate();
        dial();
      }
      if (line.texts.length > 100) line.texts.length = 0;
    }
    line.terminate();
    expect(unanswered).toBe(0);
    expect(closed).toBeLessThan(MESSAGES / 500);
    expect(site.troubles).toEqual([]);
    await sameAfterRestart();
  }, 300_000);

  it('over HTTP: each is answered with a sentence, and none is our fault', async () => {
    const rng = new SeededRng('http');
    const bodies: [string, Record<string, unknown>][] = [
      ['', { game: 'cambria', seats: [{ kind: 'me', colour: 'amber' }], clock: { kind: 'none' }, rated: false }],
      [`/${id}/sit`, { seat: 1, colour: 'teal' }],
      [`/${id}/stand`, { seat: 2 }],
      [`/${id}/seat`, { seat: 1, kind: 'bot', level: 'easy' }],
      [`/${id}/invite`, { seat: 1, person: boris.id }],
      [`/${id}/start`, { now: true }],
      [`/${id}/decline`, { why: 'no time' }],
      [`/${id}/offer`, { kind: 'undo', to: 3 }],
      [`/${id}/offer`, { kind: 'replace', seat: 2, person: boris.id }],
      [`/${id}/answer`, { offer: 'nothing', yes: true }],
      [`/${id}/report`, { message: 'x' }],
      [`/${id}/rematch`, { again: true }],
    ];
    let guest = await site.person('Fuzz');
    const ours: string[] = [];
    for (let n = 0; n < REQUESTS; n++) {
      if (n % 100 === 0) guest = await site.person('Fuzz');
      const [path, body] = bodies[rng.below(bodies.length)];
      const json = JSON.stringify(mutated(rng, body));
      const payload = rng.below(4) === 0 ? rawBytes(rng, body) : json;
      const answer = await guest.raw(`/api/tables${path}`, payload, `10.${n % 200}.${(n / 200) | 0}.1`);
      const told = answer.statusCode < 300 || typeof answer.json().error?.message === 'string';
      if (answer.statusCode >= 500 || !told) ours.push(`${path} ${json.slice(0, 200)}: ${answer.body}`);
    }
    expect(ours).toEqual([]);
    expect(site.troubles).toEqual([]);
    await sameAfterRestart();
  }, 300_000);

  /** What is in the log is a game, and everybody is at the same place in it. */
  async function sameAfterRestart(): Promise<void> {
    const { entries } = await readStamped(site.log, id);
    expect(pages.map(({ state }) => state.at)).toEqual([entries.length, entries.length]);
    const later = await site.afterKill();
    const page = anna.page(id, later);
    await page.play();
    expect(page.state).toEqual(pages[0].state);
    page.close();
    expect(await playOn(pages, { most: 3 })).toBe(3);
  }
});
