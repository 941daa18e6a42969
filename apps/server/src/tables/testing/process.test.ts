import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { cambria } from '@tessera/cambria';
import { SeededRng } from '@tessera/kernel';
import { newSeed } from '@tessera/table';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../../../../scripts/bundle/bundle.mjs';
import { act, ServerProcess, Visitor } from './process.fixture.ts';

const TABLES = 24;
const KILLS = 5;
/** Moves until the next kill, and how far it may go on before the one after that: no machine is so fast that the games end first. */
const MOVES_TO_KILL = 300;
const MOVES_A_LIFE = 500;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

describe('a server as a process', () => {
  let server: ServerProcess;
  const children: ChildProcess[] = [];
  beforeEach(async () => {
    server = await ServerProcess.start();
  }, 60_000);
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    await server.end();
  });

  it('is killed in the middle of a game, and everybody goes on where they were', async () => {
    const anna = new Visitor(server.base);
    const boris = new Visitor(server.base);
    await anna.post('/api/people/guest', { name: 'Anna' });
    await boris.post('/api/people/guest', { name: 'Boris' });
    const seats = [
      { kind: 'me', colour: 'amber' },
      { kind: 'open', colour: 'sky' },
      { kind: 'bot', colour: 'teal', level: 'medium' },
    ];
    const { id } = await anna.post('/api/tables', { game: 'cambria', seats, seed: newSeed() });
    expect((await boris.post(`/api/tables/${id}/sit`, { seat: 2, seed: newSeed() })).status).toBe('playing');
    const clients = [await anna.sitDown(id), await boris.sitDown(id)];
    const rng = new SeededRng('process');
    const play = async (most: number) => {
      for (let n = 0; n < most && clients[0].state?.waiting !== 'over'; )
        if (await act(clients[rng.below(2)], rng)) n++;
        else await new Promise((resolve) => setTimeout(resolve, 5));
    };
    for (let time = 0; time < 3; time++) {
      await play(20);
      const known = clients.map(({ state }) => state?.moves ?? 0);
      await server.kill();
      await server.start();
      await expect.poll(() => clients.every(({ connected }) => connected), { timeout: 15_000 }).toBe(true);
      for (const [index, { state }] of clients.entries()) expect(state?.moves).toBeGreaterThanOrEqual(known[index]);
    }
    await play(20);
    const record = await anna.get<{ moves: string[]; proof: { clientSeeds: object[] } }>(`/api/tables/${id}/record`);
    expect(record.moves.length).toBeGreaterThan(80);
    // the dice may have brought the game to its end by now
    expect(Object.hasOwn(record.proof, 'serverSeed')).toBe(clients[0].state?.waiting === 'over');
    expect(clients[0].state?.ended).toBeUndefined();
    for (const client of clients) client.close();
  });

  it('is played by a bot with a token, as in the example', async () => {
    const anna = new Visitor(server.base);
    const owner = new Visitor(server.base);
    await anna.post('/api/people/guest', { name: 'Anna' });
    await owner.post('/api/people/guest', { name: 'Otto' });
    const { secret } = await owner.post<{ secret: string }>('/api/me/tokens', { name: 'my bot' });
    const seats = [
      { kind: 'me', colour: 'amber' },
      { kind: 'open', colour: 'sky' },
    ];
    const { id } = await anna.post('/api/tables', { game: 'cambria', seats, seed: newSeed() });
    const example = join(root, 'apps/server/examples/bot.mjs');
    const bot = spawn(process.execPath, [example, server.base(), secret, id, '0'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(bot);
    let said = '';
    for (const stream of [bot.stdout, bot.stderr])
      stream.on('data', (chunk) => {
        said += chunk;
      });
    await expect.poll(async () => (await anna.get(`/api/tables/${id}`)).status, { timeout: 15_000 }).toBe('playing');
    const client = await anna.sitDown(id);
    const rng = new SeededRng('bot');
    const bored = performance.now() + 40_000;
    while (client.state?.waiting !== 'over' && performance.now() < bored)
      if (!(await act(client, rng))) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(client.state?.waiting).toBe('over');
    await once(bot, 'close');
    expect(said.trim()).toMatch(/^1000|^1005/);
    client.close();
  });

  it('is killed again and again under load, and no move that anybody has heard of is lost', async () => {
    const accounts = [new Visitor(server.base), new Visitor(server.base)];
    for (const [index, person] of accounts.entries()) await person.post('/api/people/guest', { name: `P${index}` });
    const seats = [
      { kind: 'me', colour: 'amber' },
      { kind: 'open', colour: 'sky' },
    ];
    const settings = { confirmTurn: false, autoRoll: true };
    const tables = await Promise.all(
      Array.from({ length: TABLES }, async (_, index) => {
        const { id } = await accounts[0].post('/api/tables', { game: 'cambria', seats, settings, seed: newSeed() });
        await accounts[1].post(`/api/tables/${id}/sit`, { seat: 2, seed: newSeed() });
        // one of them knows the rules, and is told the moves alone
        const clients = [await accounts[0].sitDown(id, cambria), await accounts[1].sitDown(id)];
        const heard: string[] = [];
        for (const client of clients)
          client.subscribe(({ steps }) => {
            for (const { index: number, move } of steps) heard[number] = move;
          });
        return { id, clients, heard, rng: new SeededRng(`load ${index}`) };
      }),
    );
    let stopped = false;
    let known = 0;
    const played = () => tables.reduce((sum, { heard }) => sum + heard.length, 0);
    const playing = tables.map(async ({ clients, rng }) => {
      while (!stopped && clients[0].state?.waiting !== 'over') {
        const acted = played() < known + MOVES_A_LIFE && ((await act(clients[0], rng)) || (await act(clients[1], rng)));
        if (!acted) await sleep(5);
      }
    });
    const rng = new SeededRng('kill');
    for (let time = 0; time < KILLS; time++) {
      const enough = known + 1 + rng.below(MOVES_TO_KILL);
      while (played() < enough) await sleep(1);
      await server.kill();
      const heard = tables.map((table) => [...table.heard]);
      await server.start();
      for (const [index, { id }] of tables.entries()) {
        const { moves } = await accounts[0].get<{ moves: string[] }>(`/api/tables/${id}/record`);
        expect(moves.slice(0, heard[index].length)).toEqual(heard[index].map((move, at) => move ?? moves[at]));
      }
      const connected = () => tables.every(({ clients }) => clients.every((client) => client.connected));
      await expect.poll(connected, { timeout: 15_000 }).toBe(true);
      known = played();
    }
    stopped = true;
    for (const { clients } of tables) for (const client of clients) client.close();
    await Promise.all(playing);
  }, 90_000);
});
