import { fail, type Game, ok, SeededRng } from '@tessera/kernel';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { TableClient } from '../../client/table-client.ts';
import type { Answer, NewTable, TableSave, Update } from '../../core/protocol.ts';
import { tally } from '../../core/testing/tally.fixture.ts';
import { LocalConnection } from './local-connection.ts';

const TABLE: NewTable = {
  game: 'tally',
  seats: [
    { kind: 'human', name: 'Ann', colour: 'amber' },
    { kind: 'bot', name: 'Slate', colour: 'sky', level: 'easy' },
  ],
  scenario: 'plain',
  options: {},
  settings: { confirmTurn: false, autoRoll: true },
};

function room() {
  const tables = new Map<string, TableSave>();
  const sent: (Answer | Update)[] = [];
  const disk = { full: false };
  let receive: (message: Answer | Update) => void = () => undefined;
  const session = new LocalConnection({
    gameById: (id) => (id === 'tally' ? ok(tally as Game) : fail('unknown-game', `No game ${id}.`)),
    rng: new SeededRng(1),
    now: () => 1,
    newId: () => `t${tables.size + 1}`,
    think: () => Promise.resolve('add 2'),
    store: {
      load: async (id) => tables.get(id),
      save: async (save) => {
        if (disk.full) throw new Error('QuotaExceededError');
        tables.set(save.id, structuredClone(save));
      },
    },
    send: (message) => {
      sent.push(message);
      receive(message);
    },
  });
  const client = new TableClient({
    send: (request) => void session.receive(structuredClone(request)),
    listen: (listener) => {
      receive = listener;
    },
    close: () => session.close(),
  });
  return { tables, sent, session, client, disk };
}

describe('a session', () => {
  it('creates a table, plays it, saves it, and opens it again where it was', async () => {
    const { client, tables, session } = room();
    expect(await client.request({ type: 'create', table: TABLE })).toMatchObject({
      ok: true,
      value: { type: 'opened' },
    });
    await vi.waitFor(() => expect(client.state).toMatchObject({ waiting: 'move', seat: 1 }));
    await client.request({ type: 'move', move: 'add 2' });
    expect([...tables.values()][0].moves.length).toBe(2);
    expect(await client.request({ type: 'open', table: 't1' })).toMatchObject({ ok: true });
    await vi.waitFor(() => expect(client.state).toMatchObject({ moves: 2, canUndo: true }));
    expect(await client.request({ type: 'steps', from: 1 })).toMatchObject({ value: { steps: [{ index: 1 }] } });
    expect(await client.request({ type: 'record' })).toMatchObject({ value: { record: { game: 'tally' } } });
    session.close();
  });

  it('refuses another version of the protocol with a sentence', async () => {
    const { session, sent } = room();
    await session.receive({ v: 99, id: 4, type: 'roll' });
    expect(sent).toEqual([{ id: 4, ok: false, error: expect.objectContaining({ code: 'wrong-version' }) }]);
  });

  it('says what is missing: no table yet, no such table, no such game, wrong number of seats', async () => {
    const { client } = room();
    expect(await client.request({ type: 'roll' })).toMatchObject({ error: { code: 'no-table' } });
    expect(await client.request({ type: 'open', table: 'gone' })).toMatchObject({ error: { code: 'unknown-table' } });
    const strange = { ...TABLE, game: 'chess' };
    expect(await client.request({ type: 'create', table: strange })).toMatchObject({ error: { code: 'unknown-game' } });
    const crowd = { ...TABLE, seats: Array(5).fill(TABLE.seats[0]) };
    expect(await client.request({ type: 'create', table: crowd })).toMatchObject({ error: { code: 'bad-seats' } });
  });

  it('a damaged save is refused, not opened', async () => {
    const { client, tables } = room();
    await client.request({ type: 'create', table: TABLE });
    const save = await vi.waitFor(() => {
      const [first] = tables.values();
      expect(first).toBeDefined();
      return first;
    });
    tables.set('t9', { ...save, id: 't9', moves: ['die 1', 'add 7'] });
    expect(await client.request({ type: 'open', table: 't9' })).toMatchObject({ error: { code: 'illegal-move' } });
    tables.set('t8', { ...save, id: 't8', moves: [3] } as unknown as TableSave);
    expect(await client.request({ type: 'open', table: 't8' })).toMatchObject({ error: { code: 'bad-saved-table' } });
  });

  it('says so when a move could not be saved, and takes it once there is room', async () => {
    const { client, disk, session } = room();
    await client.request({ type: 'create', table: TABLE });
    await vi.waitFor(() => expect(client.state).toMatchObject({ waiting: 'move' }));
    disk.full = true;
    expect(await client.request({ type: 'move', move: 'add 2' })).toMatchObject({ error: { code: 'not-kept' } });
    disk.full = false;
    expect(await client.request({ type: 'move', move: 'add 2' })).toMatchObject({ ok: true });
    expect(client.state).toMatchObject({ moves: 2 });
    session.close();
  });

  it('answers every message once, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.anything(),
          fc.record({
            v: fc.constant(2),
            id: fc.nat(),
            type: fc.constantFrom('move', 'open', 'steps', 'create', 'x'),
            move: fc.anything(),
          }),
        ),
        async (message) => {
          const { session, sent } = room();
          await session.receive(message);
          expect(sent.length).toBe(1);
          expect(sent[0]).toMatchObject({ ok: false });
        },
      ),
      { numRuns: 200, seed: 1 },
    );
  });
});
