import { NO_SEAT, type SeatNumber } from '@tessera/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Appended, type Database, TakenError } from './database.ts';
import { type Json, MoveLog } from './move-log.ts';
import { type ReadTable, type StoredTable, TableStore } from './table-store.ts';

const FIRST = 1 as SeatNumber;

export interface StorePlace {
  /** Opens the same store once more, as another server or the same one after a restart would. */
  readonly open: () => Promise<Database>;
  readonly cleanUp: () => Promise<void>;
}

let made = 0;

export function someTable(part: Partial<StoredTable> = {}): StoredTable {
  made++;
  return {
    id: `table-${made}`,
    game: 'cambria',
    status: 'playing',
    visibility: 'public',
    seats: [
      { kind: 'person', person: 'anna' },
      { kind: 'bot', person: null },
    ],
    waitingSeat: FIRST,
    host: 'anna',
    clock: 'none',
    autostart: false,
    offers: 0,
    people: ['anna'],
    createdAt: 1_700_000_000_000,
    updatedAt: 1_700_000_000_000 + made,
    data: { scenario: 'wales', names: ['Änna', 'Бот'] },
    ...part,
  };
}

/** What every store does, whatever it is made of. */
export function storeConformance(name: string, prepare: () => Promise<StorePlace>): void {
  describe(`a store in ${name}`, () => {
    let place: StorePlace;
    let database: Database;
    let tables: TableStore;
    let log: MoveLog;

    beforeAll(async () => {
      place = await prepare();
      database = await place.open();
      tables = new TableStore(database);
      log = new MoveLog(database);
    }, 120_000);
    afterAll(async () => {
      await database?.close();
      await place?.cleanUp();
    });

    async function newTable(part: Partial<StoredTable> = {}): Promise<string> {
      const table = someTable(part);
      await tables.create(table);
      return table.id;
    }

    /** Another server on the same store. */
    async function elsewhere<T>(
      work: (log: MoveLog, tables: TableStore, database: Database) => Promise<T>,
    ): Promise<T> {
      const other = await place.open();
      try {
        return await work(new MoveLog(other), new TableStore(other), other);
      } finally {
        await other.close();
      }
    }

    describe('the log', () => {
      it('keeps what was appended, in order, for whoever opens it next', async () => {
        const id = await newTable();
        expect(await log.append(id, 0, ['roll 3 4'])).toEqual({ ok: true });
        expect(await log.append(id, 1, ['move A to B', { undo: 1 }])).toEqual({ ok: true });
        expect(await log.read(id)).toEqual(['roll 3 4', 'move A to B', { undo: 1 }]);
        expect(await log.read(id, 2)).toEqual([{ undo: 1 }]);
        expect(await log.read(id, 3)).toEqual([]);
        expect(await log.length(id)).toBe(3);
        await elsewhere(async (other) => expect(await other.read(id, 1)).toEqual(['move A to B', { undo: 1 }]));
      });

      it('gives each number to its first writer and refuses the second', async () => {
        const id = await newTable();
        await log.append(id, 0, ['a', 'b']);
        expect(await log.append(id, 0, ['x'])).toEqual({ ok: false, reason: 'taken' });
        expect(await log.append(id, 1, ['x'])).toEqual({ ok: false, reason: 'taken' });
        expect(await log.read(id)).toEqual(['a', 'b']);
      });

      it('writes all entries of an append or none, where some of its numbers are taken', async () => {
        const id = await newTable();
        await log.append(id, 0, ['a', 'b']);
        expect(await log.append(id, 1, ['x', 'y', 'z'])).toEqual({ ok: false, reason: 'taken' });
        await elsewhere(async (other) =>
          expect(await other.append(id, 0, ['x', 'y', 'z'])).toEqual({ ok: false, reason: 'taken' }),
        );
        expect(await log.read(id)).toEqual(['a', 'b']);
        expect(await log.append(id, 2, ['c'])).toEqual({ ok: true });
      });

      it('refuses a number whose predecessors are not there, and a table that is not there', async () => {
        const id = await newTable();
        expect(await log.append(id, 1, ['x'])).toEqual({ ok: false, reason: 'gap' });
        await log.append(id, 0, ['a']);
        expect(await log.append(id, 2, ['x'])).toEqual({ ok: false, reason: 'gap' });
        expect(await log.append('no-such-table', 0, ['x'])).toEqual({ ok: false, reason: 'unknown-table' });
        await expect(log.append(id, -1, ['x'])).rejects.toThrow('-1 is not the number of a move.');
        expect(await log.read(id)).toEqual(['a']);
      });

      it('tells everybody, also after somebody who can not bear it', async () => {
        const ids = await Promise.all(Array.from({ length: 3 }, () => newTable()));
        const told = ids.map(
          (table, index) =>
            new Promise<unknown>((resolve) => {
              const done = (appended: Appended) => {
                if (index === 1) throw new Error('That was too much.');
                resolve(appended);
              };
              log.appendTexts({ table, number: 0, entries: ['"a"'] }, { done, failed: resolve });
            }),
        );
        expect(await Promise.all(told)).toEqual([{ ok: true }, new Error('That was too much.'), { ok: true }]);
      });

      it('writes what is appended by whoever is just told', async () => {
        const id = await newTable();
        const next = await new Promise<Appended>((done, failed) => {
          const then = () => log.appendTexts({ table: id, number: 1, entries: ['"b"'] }, { done, failed });
          log.appendTexts({ table: id, number: 0, entries: ['"a"'] }, { done: then, failed });
        });
        expect(next).toEqual({ ok: true });
        expect(await log.read(id)).toEqual(['a', 'b']);
      });

      it('answers each of many appends at once for itself', async () => {
        const ids = await Promise.all(Array.from({ length: 40 }, () => newTable()));
        const answers = await Promise.all(
          ids.flatMap((id, index) => [
            log.append(id, 0, [`first of ${index}`]),
            log.append(id, 0, ['second']),
            log.append(id, 1, ['next']),
            log.append(id, 7, ['far']),
          ]),
        );
        for (const [index, id] of ids.entries()) {
          expect(answers.slice(index * 4, index * 4 + 4)).toEqual([
            { ok: true },
            { ok: false, reason: 'taken' },
            { ok: true },
            { ok: false, reason: 'gap' },
          ]);
          expect(await log.read(id)).toEqual([`first of ${index}`, 'next']);
        }
      });

      it('commits together what comes together', async () => {
        const commits: number[] = [];
        const counted = new MoveLog(database, ({ appends }) => commits.push(appends));
        const ids = await Promise.all(Array.from({ length: 50 }, () => newTable()));
        await Promise.all(ids.map((id) => counted.append(id, 0, ['a'])));
        expect(commits).toEqual([50]);
        const all = ids.map((id) => counted.append(id, 1, ['b']));
        await counted.flush();
        expect(commits.reduce((sum, count) => sum + count)).toBe(100);
        await Promise.all(all);
      });

      it('has one winner for each number when two servers write at once', async () => {
        const ids = await Promise.all(Array.from({ length: 8 }, () => newTable()));
        await elsewhere(async (other) => {
          const play = async (server: string, mine: MoveLog, id: string): Promise<number> => {
            let won = 0;
            for (let number = 0; number < 30; ) {
              const entries = [`${server} ${number}`, `${server} ${number + 1}`].slice(0, 1 + (number % 2));
              const appended = await mine.append(id, number, entries);
              if (appended.ok) won += entries.length;
              number = await mine.length(id);
            }
            return won;
          };
          for (const won of await Promise.all(
            ids.map(async (id) =>
              (await Promise.all([play('here', log, id), play('there', other, id)])).reduce((a, b) => a + b),
            ),
          ))
            expect(won).toBeGreaterThanOrEqual(30);
        });
        for (const id of ids) {
          const entries = await log.read(id);
          expect(entries.map((entry) => Number(String(entry).split(' ')[1]))).toEqual(entries.map((_, index) => index));
        }
      }, 60_000);

      it('keeps any text that JSON can say', async () => {
        const id = await newTable();
        const entries: Json[] = [
          '',
          '"\\',
          'Ünï 🎲 \u0000 \ud800',
          '\n\t\u2028',
          { ключ: [1, 2.5, null, true] },
          'x'.repeat(20_000),
        ];
        expect(await log.append(id, 0, entries)).toEqual({ ok: true });
        expect(await log.read(id)).toEqual(entries);
      });

      it('reads a long log', async () => {
        const id = await newTable();
        const entries = Array.from({ length: 1_234 }, (_, index) => `move ${index}`);
        await log.append(id, 0, entries);
        expect(await log.read(id)).toEqual(entries);
        expect(await log.read(id, 1_134)).toHaveLength(100);
      });
    });

    describe('tables', () => {
      it('come back as they were made, and as they were changed', async () => {
        const table = someTable();
        await tables.create(table);
        const { host: _, clock: __, autostart: ___, offers: ____, people: _____, ...read } = table;
        expect(await tables.get(table.id)).toEqual(read);
        const change = {
          status: 'over' as const,
          waitingSeat: NO_SEAT,
          updatedAt: table.updatedAt + 5,
          seats: [{ kind: 'open' as const, person: null }],
          data: { over: true },
        };
        expect(await tables.update(table.id, change)).toBe(true);
        await elsewhere(async (_log, others) => expect(await others.get(table.id)).toEqual({ ...read, ...change }));
        expect(await tables.update(table.id, {})).toBe(true);
        expect(await tables.update('no-such-table', { status: 'over' })).toBe(false);
        expect(await tables.get('no-such-table')).toBeUndefined();
      });

      it('have an id each', async () => {
        const table = someTable();
        await tables.create(table);
        await expect(tables.create({ ...table, game: 'hibernia' })).rejects.toBeInstanceOf(TakenError);
        expect((await tables.get(table.id))?.game).toBe('cambria');
      });

      it('go with their log', async () => {
        const id = await newTable();
        await log.append(id, 0, ['a']);
        expect(await tables.remove(id)).toBe(true);
        expect(await tables.remove(id)).toBe(false);
        expect(await tables.get(id)).toBeUndefined();
        expect(await log.read(id)).toEqual([]);
      });

      it('are found by game, status, visibility, person, turn and open seat', async () => {
        const game = 'filters';
        const person = (name: string) => ({ kind: 'person' as const, person: name });
        const bot = { kind: 'bot' as const, person: null };
        const open = { kind: 'open' as const, person: null };
        const [a, b, c] = [
          await newTable({ game, seats: [person('olga'), person('pia')], waitingSeat: 2 as SeatNumber }),
          await newTable({ game, seats: [bot, person('olga'), open], waitingSeat: NO_SEAT, status: 'gathering' }),
          await newTable({ game, seats: [bot, person('pia')], visibility: 'private', waitingSeat: FIRST }),
        ];
        const ids = async (filter: Parameters<TableStore['list']>[0]) =>
          (await tables.list({ game, ...filter })).map((table) => table.id);
        expect(await ids({})).toEqual([c, b, a]);
        expect(await ids({ status: 'gathering' })).toEqual([b]);
        expect(await ids({ visibility: 'public' })).toEqual([b, a]);
        expect(await ids({ person: 'pia' })).toEqual([c, a]);
        expect(await ids({ turnOf: 'pia' })).toEqual([a]);
        expect(await ids({ turnOf: 'olga' })).toEqual([]);
        expect(await ids({ openSeat: true })).toEqual([b]);
        expect(await ids({ openSeat: false, status: 'playing' })).toEqual([c, a]);
        expect((await tables.list({ game: 'none' })).length).toBe(0);
        expect((await tables.list({ game }))[1].seats).toEqual([bot, person('olga'), open]);
      });

      it('are listed page by page', async () => {
        const game = 'pages';
        for (let index = 0; index < 7; index++) await newTable({ game, updatedAt: 1_000 + (index >> 1) });
        const seen: string[] = [];
        for (let after: ReadTable | undefined; ; ) {
          const page = await tables.list({ game, limit: 2, ...(after && { after }) });
          seen.push(...page.map((table) => table.id));
          after = page.at(-1);
          if (!after) break;
        }
        expect(seen).toEqual((await tables.list({ game })).map((table) => table.id));
        expect(new Set(seen).size).toBe(7);
      });
    });

    describe('its database', () => {
      beforeAll(async () => {
        await database.run('CREATE TABLE purses (owner TEXT PRIMARY KEY, coins BIGINT NOT NULL)');
      });

      it('gives values back as they were given', async () => {
        await database.run('INSERT INTO purses (owner, coins) VALUES (?, ?)', ['it’s 🪙', 9_007_199_254_740_991]);
        expect(await database.all('SELECT * FROM purses WHERE owner = ?', ['it’s 🪙'])).toEqual([
          { owner: 'it’s 🪙', coins: 9_007_199_254_740_991 },
        ]);
        expect(await database.get('SELECT coins FROM purses WHERE owner = ?', ['nobody'])).toBeUndefined();
        expect(await database.get('SELECT count(*) AS n FROM purses WHERE coins > ?', [5])).toEqual({ n: 1 });
      });

      it('counts the rows it touched, and answers what a statement returns', async () => {
        await database.run('INSERT INTO purses (owner, coins) VALUES (?, ?), (?, ?)', ['u', 1, 'v', 1]);
        expect(await database.run('UPDATE purses SET coins = 2 WHERE coins = 1')).toBe(2);
        expect(await database.run('DELETE FROM purses WHERE owner = ?', ['nobody'])).toBe(0);
        expect(await database.get('DELETE FROM purses WHERE owner = ? RETURNING coins', ['u'])).toEqual({ coins: 2 });
      });

      it('refuses a second row of one key with TakenError and leaves everybody else’s writes alone', async () => {
        const insert = (owner: string) => database.run('INSERT INTO purses (owner, coins) VALUES (?, 0)', [owner]);
        await insert('w');
        const settled = await Promise.allSettled([insert('w'), insert('x'), database.run('nonsense')]);
        expect(settled.map((one) => one.status)).toEqual(['rejected', 'fulfilled', 'rejected']);
        expect(settled[0]).toMatchObject({ reason: expect.any(TakenError) });
        expect(await database.all("SELECT owner FROM purses WHERE owner IN ('w', 'x') ORDER BY owner")).toHaveLength(2);
      });

      it('undoes a transaction that fails, whole', async () => {
        const failing = database.transaction(async (queries) => {
          await queries.run('INSERT INTO purses (owner, coins) VALUES (?, ?)', ['failing', 1]);
          expect(await queries.get('SELECT coins FROM purses WHERE owner = ?', ['failing'])).toEqual({ coins: 1 });
          throw new Error('on purpose');
        });
        await expect(failing).rejects.toThrow('on purpose');
        expect(await database.get('SELECT 1 AS one FROM purses WHERE owner = ?', ['failing'])).toBeUndefined();
      });

      it('loses no coin when two servers move coins at once', async () => {
        await database.run('INSERT INTO purses (owner, coins) VALUES (?, ?), (?, ?)', ['from', 100, 'to', 0]);
        await elsewhere(async (_log, _tables, other) => {
          const pay = (server: Database) =>
            server.transaction(async (queries) => {
              const from = await queries.get<{ coins: number }>("SELECT coins FROM purses WHERE owner = 'from'");
              const to = await queries.get<{ coins: number }>("SELECT coins FROM purses WHERE owner = 'to'");
              await queries.run("UPDATE purses SET coins = ? WHERE owner = 'from'", [(from?.coins ?? 0) - 1]);
              await queries.run("UPDATE purses SET coins = ? WHERE owner = 'to'", [(to?.coins ?? 0) + 1]);
            });
          const payAll = async (server: Database) => {
            for (let coin = 0; coin < 20; coin++) await pay(server);
          };
          await Promise.all([payAll(database), payAll(other)]);
        });
        expect(await database.all("SELECT coins FROM purses WHERE owner IN ('from', 'to') ORDER BY owner")).toEqual([
          { coins: 60 },
          { coins: 40 },
        ]);
      }, 60_000);

      it('runs queries of one transaction asked for at once', async () => {
        const answers = await database.transaction((queries) =>
          Promise.all([1, 2, 3].map((n) => queries.get<{ n: number }>('SELECT ? + 0 AS n', [n]))),
        );
        expect(answers.map((answer) => Number(answer?.n))).toEqual([1, 2, 3]);
      });
    });
  });
}
