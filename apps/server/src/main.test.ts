import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bundle } from '../../../scripts/bundle/bundle.mjs';
import { startPostgres } from './store/postgres/postgres.fixture.ts';
import { addRow } from './store/rows.fixture.ts';
import { SqliteDatabase } from './store/sqlite/sqlite.ts';

interface Run {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  readonly output: () => string;
}

describe('the server as a process', () => {
  let program: string;
  let cwd: string;
  let runs: Run[];
  beforeAll(async () => {
    program = await bundle('apps/server/src/main.ts');
  });
  beforeEach(() => {
    runs = [];
    cwd = mkdtempSync(join(tmpdir(), 'tessera-main-'));
    mkdirSync(join(cwd, 'apps/web/dist'), { recursive: true });
    writeFileSync(join(cwd, 'apps/web/dist/index.html'), '<!doctype html><title>Tessera</title>');
  });
  afterEach(async () => {
    for (const { child, ended } of runs) {
      child.kill('SIGKILL');
      await ended;
    }
    rmSync(cwd, { recursive: true });
  });

  function run(env: Record<string, string>): Run {
    const path = process.env['PATH'] ?? '';
    const child = spawn(process.execPath, [program], {
      cwd,
      env: { PATH: path, PORT: '0', HOST: '127.0.0.1', ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    const started = { child, output: () => output, ended: once(child, 'close').then(([code]) => code) };
    runs.push(started);
    return started;
  }

  async function addressOf({ output }: Run): Promise<string> {
    await expect.poll(output, { timeout: 20_000 }).toContain('Tessera is at');
    return /Tessera is at (\S+)/.exec(output())?.[1] ?? '';
  }

  it('keeps its data in ./data, says where it is, logs in JSON, and ends with 0 on SIGTERM', async () => {
    const server = run({});
    const address = await addressOf(server);
    expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ ok: true });
    expect(
      await (await fetch(`${address}/table/secret-invitation`, { headers: { accept: 'text/html' } })).text(),
    ).toContain('Tessera');
    expect(await (await fetch(`${address}/metrics`)).text()).toContain('nodejs_eventloop_lag_seconds');
    expect(existsSync(join(cwd, 'data/tessera.db'))).toBe(true);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const log = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));
    expect(log.map((line) => line.msg)).toEqual(
      expect.arrayContaining([
        'listening',
        'stopping',
        'stopped',
        expect.stringMatching(/^PUBLIC_URL is not set: webhooks/),
      ]),
    );
    expect(server.output()).not.toContain('secret-invitation');
  });

  it('says which variable is wrong, and ends with 1', async () => {
    const server = run({ PORT: 'eighty' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toBe('PORT is "eighty", but it must be a whole number from 0 to 65535.\n');
  });

  it('says why it can not use its database, without its password, and ends with 1', async () => {
    writeFileSync(join(cwd, 'file'), '');
    const inAFile = run({ DATA_DIR: join(cwd, 'file', 'data') });
    const unreachable = run({ DATABASE_URL: 'postgres://tessera:hunter2@127.0.0.1:1/tessera' });
    expect(await inAFile.ended).toBe(1);
    expect(inAFile.output()).toMatch(/^Tessera can't use the database in .*file\/data \(DATA_DIR\): ENOTDIR.*\n$/);
    expect(await unreachable.ended).toBe(1);
    expect(unreachable.output()).toMatch(/^Tessera can't use the database of DATABASE_URL: .*ECONNREFUSED.*\n$/);
    expect(unreachable.output()).not.toContain('hunter2');
  });

  it('says which file is damaged, and what to do about it', async () => {
    mkdirSync(join(cwd, 'data'));
    writeFileSync(join(cwd, 'data/tessera.db'), 'this was a database once '.repeat(1_000));
    const server = run({});
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(
      /^Tessera can't read .*data\/tessera\.db: the file is damaged, .*Put a backup.*\n$/,
    );
  });

  it('is the only one in its folder, also on another port; once it is killed another can start', async () => {
    const first = run({});
    await addressOf(first);
    const second = run({});
    expect(await second.ended).toBe(1);
    expect(second.output()).toBe(
      `Another Tessera server uses the folder ${realpathSync(cwd)}/data (DATA_DIR). Stop it first, or give this one another folder.\n`,
    );
    const elsewhere = run({ DATA_DIR: 'other-data' });
    await addressOf(elsewhere);
    first.child.kill('SIGKILL');
    await addressOf(run({}));
  });

  it('is the only one of its PostgreSQL database; once it is killed another can start', async () => {
    const postgres = await startPostgres();
    try {
      // an address with a host in it is one that the configuration reads
      const DATABASE_URL = (await postgres.newDatabase()).replace('@/', '@localhost/');
      const first = run({ DATABASE_URL });
      await addressOf(first);
      const second = run({ DATABASE_URL });
      expect(await second.ended).toBe(1);
      expect(second.output()).toMatch(/^Another Tessera server uses the database of DATABASE_URL\. .*\n$/);
      first.child.kill('SIGKILL');
      const third = run({ DATABASE_URL });
      await addressOf(third);
      third.child.kill('SIGTERM');
      expect(await third.ended).toBe(0);
    } finally {
      for (const { child, ended } of runs) {
        child.kill('SIGKILL');
        await ended;
      }
      await postgres.stop();
    }
  }, 60_000);

  it('leaves a newer database alone', async () => {
    const first = run({});
    await addressOf(first);
    first.child.kill('SIGTERM');
    await first.ended;
    const database = await SqliteDatabase.open(join(cwd, 'data/tessera.db'));
    await addRow(database, 'schema_versions', { version: 999, name: 'future', applied_at: 0 });
    await database.close();
    const second = run({});
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('was written by a newer Tessera: it has version 999');
  });
});
