import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { TokenStore } from '../../accounts/store/index.ts';
import { createServer, defaultConfig } from '../../index.ts';
import { CLOSE } from '../../sockets/index.ts';
import { anna, boris, site, useTableServer } from '../testing/guests.fixture.ts';
import { FakeSocket, Page } from '../testing/table-server.fixture.ts';
import { enter, type TableVisitor, tableSocketHandler } from './socket-handler.ts';

useTableServer();
let id: string;
beforeEach(async () => {
  const seats = [
    { kind: 'me', colour: 'amber' },
    { kind: 'open', colour: 'sky' },
  ];
  id = (await anna.post('/api/tables', { game: 'cambria', seats })).id;
});
afterEach(async () => {
  vi.restoreAllMocks();
});

const upgrade = { address: '203.0.113.1', cookie: '', from: 'program' as const };
const url = (table: string) => new URL(`http://localhost/ws?table=${encodeURIComponent(table)}`);

async function admitted(table: string, authorization = ''): Promise<TableVisitor> {
  const visitor = await tableSocketHandler(site.tables).admit({ ...upgrade, url: url(table), authorization });
  if (!visitor.ok) throw new Error(visitor.error.code);
  return visitor.value;
}

/** Until whoever came in is told of the room, or sent away. */
async function settled(socket: FakeSocket): Promise<void> {
  await expect.poll(() => !socket.isOpen || socket.texts.length > 0).toBe(true);
}

describe('whoever is signed out', () => {
  it('while the table is being opened for them is sent away, and told nothing', async () => {
    await site.tables.putAway(-1);
    const page = new Page(site, id, anna.caller);
    const seed = page.seed();
    site.accounts.tellSignedOut(({ person }) => person.id === anna.id);
    expect(page.socket.closedWith).toBe(CLOSE.signedOut);
    await seed;
    await (await site.tables.room(id)).settle();
    expect(page.texts).toEqual([]);
    expect((await site.tables.room(id)).members.size).toBe(0);
  });

  it('between the question who they are and the open connection is sent away as well', async () => {
    const tokens = new TokenStore(site.database);
    const { secret, token } = await tokens.create(anna.id, 'bot', site.time);
    const find = site.accounts.callerOf.bind(site.accounts);
    site.accounts.callerOf = async (from) => {
      const caller = await find(from);
      await tokens.revoke(anna.id, token.id);
      site.accounts.tellSignedOut((other) => other.by === 'token' && other.token === token.id);
      return caller;
    };
    const visitor = await admitted(id, `Bearer ${secret}`);
    const socket = new FakeSocket();
    enter(site.tables, socket, visitor);
    await settled(socket);
    expect(socket.closedWith).toBe(CLOSE.signedOut);
    site.accounts.callerOf = find;
  });

  it('is somebody else: then they stay', async () => {
    const page = anna.page(id);
    site.accounts.tellSignedOut(({ person }) => person.id !== anna.id);
    await settled(page.socket);
    expect(page.socket.isOpen).toBe(true);
    site.accounts.tellSignedOut(({ person }) => person.id === anna.id);
    expect(page.socket.closedWith).toBe(CLOSE.signedOut);
  });
});

describe('a table that is no more', () => {
  it('is told with the reason for which the connection is closed, at once and without keeping anything', async () => {
    for (const table of ['nothing-here', '', '../me', 'x'.repeat(65), '\u0000']) {
      const socket = new FakeSocket();
      enter(site.tables, socket, await admitted(table));
      await settled(socket);
      expect(socket.closedWith).toBe(CLOSE.noTable);
      expect(socket.texts).toEqual([]);
    }
    expect(site.troubles).toEqual([]);
  });

  it('is told also to whoever came in just as it was given up', async () => {
    const { all } = site.database;
    const read = new Promise<() => void>((begun) => {
      vi.spyOn(site.database, 'all').mockImplementation(async (sql, values) => {
        if (sql.includes('FROM mutes')) await new Promise<void>((done) => begun(done));
        return all.call(site.database, sql, values);
      });
    });
    const page = boris.page(id);
    const goOn = await read;
    await anna.post(`/api/tables/${id}/leave`);
    goOn();
    await expect.poll(() => page.socket.closedWith).toBe(CLOSE.noTable);
  });

  it('is told over a real connection, which keeps no place afterwards', async () => {
    const config = defaultConfig({ logLevel: 'silent', socketsPerAddress: 1 });
    const { database, accounts, tables, metrics } = site;
    const socketHandler = tableSocketHandler(tables);
    const server = await createServer({ page: site.dir, config, database, accounts, metrics, socketHandler });
    const base = (await server.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
    for (let time = 0; time < 3; time++) {
      const socket = new WebSocket(`${base}/ws?table=nothing-here`);
      const [code] = await once(socket, 'close');
      expect(code).toBe(CLOSE.noTable.code);
      await expect
        .poll(async () => (await metrics.registry.getSingleMetric('tessera_sockets')?.get())?.values[0]?.value)
        .toBe(0);
    }
    await server.close();
  });

  it('is no way in with a token that is not known', async () => {
    for (const table of [id, 'nothing-here'])
      await expect(admitted(table, 'Bearer tsr_wrong')).rejects.toThrow('bad-token');
  });
});
