import { type SeatNumber, seatNumber } from '@tessera/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type GameResult,
  historyOf,
  lastGamesOf,
  leaders,
  placeOf,
  ResultStore,
  ratingsOf,
  statisticsOf,
} from '../../ratings/index.ts';
import { type StorePlace, someTable } from '../../store/conformance.ts';
import { type Database, TableStore, TakenError } from '../../store/index.ts';
import { forgetPerson } from '../personal-data/departure.ts';
import { sweep } from '../personal-data/sweep.ts';
import { banName, mustNotBeBanned } from '../profile/banned-names.ts';
import { Vacations } from '../profile/vacations.ts';
import {
  ChallengeStore,
  DeviceStore,
  EmailLinkStore,
  KeyStore,
  NoticeStore,
  PasskeyStore,
  PersonStore,
  PushStore,
  SESSION_MS,
  SessionStore,
  TokenStore,
} from './index.ts';

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;
let made = 0;

/** What a store does for people, whatever it is made of. */
export function peopleConformance(name: string, prepare: () => Promise<StorePlace>): void {
  describe(`people in ${name}`, () => {
    let place: StorePlace;
    let database: Database;
    let accounts: PersonStore;

    beforeAll(async () => {
      place = await prepare();
      database = await place.open();
      accounts = new PersonStore(database);
    }, 120_000);
    afterAll(async () => {
      await database?.close();
      await place?.cleanUp();
    });

    async function newPerson(name = 'Änna 😀'): Promise<string> {
      const id = `person-${++made}`;
      await accounts.create({ id, name, language: 'de', since: NOW });
      return id;
    }

    const count = async (table: string, person: string): Promise<number> =>
      (await database.get<{ n: number }>(`SELECT count(*) AS n FROM ${table} WHERE person = ?`, [person]))?.n ?? -1;

    it('are found again as they were, and changed in part', async () => {
      const id = await newPerson();
      expect(await accounts.get(id)).toEqual({
        id,
        name: 'Änna 😀',
        language: 'de',
        since: NOW,
        email: null,
        emailConfirmedAt: null,
        pendingEmail: null,
        password: null,
        notify: { push: true, email: false, webhook: null },
      });
      await accounts.change(id, { email: 'a@example.org', password: 'hash', emailConfirmedAt: NOW, language: null });
      await accounts.change(id, { notify: { push: false, email: true, webhook: 'https://hooks.example/' } });
      await accounts.change(id, {});
      expect(await accounts.byEmail('a@example.org')).toMatchObject({
        id,
        name: 'Änna 😀',
        language: null,
        password: 'hash',
        emailConfirmedAt: NOW,
        notify: { push: false, email: true, webhook: 'https://hooks.example/' },
      });
      expect(await accounts.get('nobody')).toBeUndefined();
      const other = await newPerson('Boris');
      expect(await accounts.names([id, other, 'nobody'])).toEqual(
        new Map([
          [id, 'Änna 😀'],
          [other, 'Boris'],
        ]),
      );
      expect(await accounts.names([])).toEqual(new Map());
      expect(await accounts.refs([id, other, 'nobody'])).toEqual(
        new Map([
          [id, { id, name: 'Änna 😀' }],
          [other, { id: other, name: 'Boris', guest: true }],
        ]),
      );
    });

    it('have each an address of their own', async () => {
      const [anna, boris] = [await newPerson(), await newPerson()];
      await accounts.change(anna, { email: 'same@example.org' });
      await expect(accounts.change(boris, { email: 'same@example.org' })).rejects.toThrow(TakenError);
      const inside = database.transaction((queries) =>
        new PersonStore(queries).change(boris, { email: 'same@example.org' }),
      );
      await expect(inside).rejects.toThrow(TakenError);
      await accounts.change(anna, { email: null });
      await accounts.change(boris, { email: 'same@example.org' });
    });

    it('are signed in until their session runs out or is closed', async () => {
      const sessions = new SessionStore(database);
      const person = await newPerson();
      const [first, second, third] = [
        await sessions.open(person, NOW),
        await sessions.open(person, NOW),
        await sessions.open(person, NOW),
      ];
      const found = await sessions.find(first, NOW);
      expect(found).toMatchObject({ person: { id: person, language: 'de', since: NOW }, seenAt: NOW });
      expect(await sessions.find(first, NOW + SESSION_MS)).toBeUndefined();
      await sessions.renew(found?.id ?? '', NOW + 5);
      expect(await sessions.find(first, NOW + SESSION_MS)).toMatchObject({ seenAt: NOW + 5 });
      await sessions.closeAll(person, found?.id);
      expect(await sessions.find(second, NOW)).toBeUndefined();
      expect(await sessions.find(third, NOW)).toBeUndefined();
      expect(await sessions.of(person)).toEqual([{ since: NOW, seenAt: NOW + 5 }]);
      const other = await sessions.changeSecret(found?.id ?? '');
      expect(await sessions.find(first, NOW)).toBeUndefined();
      expect(await sessions.find(other, NOW)).toMatchObject({ id: found?.id, person: { id: person } });
      await sessions.close(found?.id ?? '');
      expect(await sessions.find(other, NOW)).toBeUndefined();
      expect(await sessions.find(first, NOW)).toBeUndefined();
    });

    it('are known in a browser by its secret, each by themselves, until it is forgotten', async () => {
      const devices = new DeviceStore(database);
      const [anna, boris] = [await newPerson(), await newPerson()];
      await devices.remember(anna, 'one', NOW);
      await devices.remember(anna, 'one', NOW + 5);
      await devices.remember(boris, 'one', NOW);
      const known = await devices.find(anna, 'one', NOW);
      expect(known).toBeDefined();
      expect(await devices.find(boris, 'one', NOW)).not.toBe(known);
      expect(await devices.find(anna, 'two', NOW)).toBeUndefined();
      expect(await devices.find(anna, 'one', NOW + SESSION_MS)).toBe(known);
      expect(await devices.find(anna, 'one', NOW + SESSION_MS + 5)).toBeUndefined();
      expect(await devices.of(anna)).toEqual([{ since: NOW, until: NOW + 5 + SESSION_MS }]);
      await devices.forgetAll(anna);
      expect(await devices.find(anna, 'one', NOW)).toBeUndefined();
      expect(await devices.find(boris, 'one', NOW)).toBeDefined();
    });

    it('have passkeys, byte for byte', async () => {
      const passkeys = new PasskeyStore(database);
      const person = await newPerson();
      const key = {
        id: `key-of-${person}`,
        person,
        name: 'Phone',
        publicKey: Uint8Array.from([0, 1, 254, 255]),
        counter: 4_294_967_295,
        transports: ['internal', 'hybrid'],
        createdAt: NOW,
        usedAt: null,
      };
      await passkeys.add(key);
      await expect(passkeys.add(key)).rejects.toThrow(TakenError);
      expect(await passkeys.get(key.id)).toEqual(key);
      expect((await new PersonStore(database).refs([person])).get(person)).not.toHaveProperty('guest');
      await passkeys.used(key.id, 7, NOW + 1);
      expect(await passkeys.of(person)).toEqual([{ ...key, counter: 7, usedAt: NOW + 1 }]);
      expect(await passkeys.remove('somebody-else', key.id)).toBe(false);
      expect(await passkeys.remove(person, key.id)).toBe(true);
    });

    it('answer a challenge once, though two try at once', async () => {
      const challenges = new ChallengeStore(database);
      await challenges.keep('c', 'sign-in', NOW);
      expect(await challenges.take('c', 'register', NOW)).toBe(false);
      const both = await Promise.all([challenges.take('c', 'sign-in', NOW), challenges.take('c', 'sign-in', NOW)]);
      expect(both.sort()).toEqual([false, true]);
      await challenges.keep('d', 'sign-in', NOW);
      expect(await challenges.take('d', 'sign-in', NOW + 10 * 60 * 1000)).toBe(false);
    });

    it('follow the link of an e-mail once, the newest', async () => {
      const links = new EmailLinkStore(database);
      const link = { person: await newPerson(), email: 'a@example.org' };
      const old = await links.write(link, 'reset', NOW);
      const secret = await links.write(link, 'reset', NOW);
      const confirm = await links.write(link, 'confirm', NOW);
      expect(await links.take(old, 'reset', NOW)).toBeUndefined();
      expect(await links.take(secret, 'confirm', NOW)).toBeUndefined();
      expect(await links.take(secret, 'reset', NOW)).toEqual(link);
      expect(await links.take(secret, 'reset', NOW)).toBeUndefined();
      await links.burn(link.person);
      expect(await links.take(confirm, 'confirm', NOW)).toBeUndefined();
    });

    it('have tokens for their bots', async () => {
      const tokens = new TokenStore(database);
      const person = await newPerson();
      const { secret, token } = await tokens.create(person, 'Bot', NOW);
      expect(await tokens.find(secret)).toMatchObject({ id: token.id, usedAt: null, person: { id: person } });
      await tokens.used(token.id, NOW + 1);
      expect(await tokens.of(person)).toEqual([{ ...token, usedAt: NOW + 1 }]);
      expect(await tokens.revoke('somebody-else', token.id)).toBe(false);
      expect(await tokens.revoke(person, token.id)).toBe(true);
      expect(await tokens.find(secret)).toBeUndefined();
    });

    it('are told in the browser they used last', async () => {
      const pushes = new PushStore(database);
      const [anna, boris] = [await newPerson(), await newPerson()];
      const subscription = { endpoint: `https://push.example/${anna}`, p256dh: 'a', auth: 'b' };
      await pushes.add(anna, subscription, NOW);
      await pushes.add(boris, { ...subscription, auth: 'c' }, NOW);
      expect(await pushes.of(anna)).toEqual([]);
      expect(await pushes.of(boris)).toEqual([{ ...subscription, auth: 'c' }]);
      expect(await pushes.remove(anna, subscription.endpoint)).toBe(false);
      expect(await pushes.remove(boris, subscription.endpoint)).toBe(true);
    });

    it('are told of a turn once', async () => {
      const notices = new NoticeStore(database);
      const tables = new TableStore(database);
      const person = await newPerson();
      const table = someTable({ seats: [{ kind: 'person', person }], waitingSeat: 1 as SeatNumber, updatedAt: NOW });
      await tables.create(table);
      const untold = async () => (await notices.untold(NOW - 1)).filter((one) => one.person === person);
      expect(await untold()).toEqual([{ person, table: table.id, game: 'cambria', toldAt: null }]);
      await notices.told(person, [table.id], NOW);
      await notices.told('nobody', [table.id], NOW);
      expect(await untold()).toEqual([]);
      await tables.update(table.id, { updatedAt: NOW + 1 });
      expect(await untold()).toHaveLength(1);
      await notices.told(person, [table.id], NOW + 1);
      expect(await untold()).toEqual([]);
    });

    it('share keys that were made once, though two servers start at once', async () => {
      const other = await place.open();
      const keys = await Promise.all(
        [database, other, database].map((one, index) => new KeyStore(one).get('test', () => ({ key: index }))),
      );
      expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(1);
      expect(await new KeyStore(other).get('test', () => ({ key: 9 }))).toEqual(keys[0]);
      await other.close();
    });

    function result(part: Partial<GameResult> & Pick<GameResult, 'seats'>): GameResult {
      return { table: `result-${++made}`, game: 'cambria', rated: true, endedAt: NOW + made, ...part };
    }
    const seatsOf = (...ids: (string | null)[]) =>
      ids.map((person, index) => ({
        seat: seatNumber(index),
        person,
        bot: person === null,
        place: index + 1,
        points: 10 - index,
      }));

    it('are rated once for each table', async () => {
      const results = new ResultStore(database);
      const [anna, boris, clara] = [await newPerson('Anna'), await newPerson('Boris'), await newPerson('Clara')];
      const played = result({ seats: seatsOf(anna, boris, clara) });
      const changes = await results.record(played);
      expect(changes.map(({ person, before, after }) => [person, Math.sign(after.mu - before.mu)])).toEqual([
        [anna, 1],
        [boris, expect.any(Number)],
        [clara, -1],
      ]);
      const [rating] = await ratingsOf(database, anna);
      expect(rating).toMatchObject({ game: 'cambria', games: 1, wins: 1 });
      expect(await results.record(played)).toEqual([]);
      expect(await ratingsOf(database, anna)).toEqual([rating]);
      await results.record(result({ seats: seatsOf(boris, anna) }));
      const history = await historyOf(database, anna, 'cambria');
      expect(history).toHaveLength(2);
      expect(history[0]).toEqual({ at: played.endedAt, rating: rating.rating, plusMinus: rating.plusMinus });
      expect(history[1].rating).toBeLessThan(history[0].rating);
      expect(await ratingsOf(database, anna)).toMatchObject([{ games: 2, wins: 1, rating: history[1].rating }]);
    });

    it('are rated once though two servers record the end at once', async () => {
      const other = await place.open();
      const [anna, boris] = [await newPerson(), await newPerson()];
      const played = result({ seats: seatsOf(anna, boris) });
      await Promise.all([database, other].map((one) => new ResultStore(one).record(played)));
      expect(await ratingsOf(database, anna)).toMatchObject([{ games: 1 }]);
      expect(await count('results', anna)).toBe(1);
      await other.close();
    });

    it('are all rated, though the same people end many games at once', async () => {
      const people = [await newPerson(), await newPerson(), await newPerson(), await newPerson()];
      const games = Array.from({ length: 6 }, () => result({ seats: seatsOf(...people) }));
      await Promise.all(games.map((game) => new ResultStore(database).record(game)));
      for (const [index, person] of people.entries()) {
        expect(await ratingsOf(database, person)).toMatchObject([{ games: 6, wins: index === 0 ? 6 : 0 }]);
        expect(await historyOf(database, person, 'cambria')).toHaveLength(6);
        expect(await count('results', person)).toBe(6);
      }
    });

    it('are not rated where the table agreed so, against bots alone, or against themselves', async () => {
      const results = new ResultStore(database);
      const [anna, boris, token] = [await newPerson(), await newPerson(), await newPerson()];
      const byToken = seatsOf(anna, token).map((seat) => ({ ...seat, bot: seat.person === token }));
      for (const played of [
        result({ seats: seatsOf(anna, boris), rated: false }),
        result({ seats: seatsOf(anna, null, null) }),
        result({ seats: seatsOf(anna, anna) }),
        result({ seats: seatsOf(anna, boris, anna) }),
        result({ seats: byToken }),
        result({ seats: seatsOf(anna, 'somebody who has gone') }),
      ])
        expect(await results.record(played)).toEqual([]);
      expect(await ratingsOf(database, anna)).toEqual([]);
      const [statistics] = await statisticsOf(database, anna);
      expect(statistics).toMatchObject({ played: 4, won: 4, rated: 0, bestPoints: 10, averagePoints: 10 });
    });

    it('are measured by people, though bots sat at the table too', async () => {
      const [anna, boris] = [await newPerson(), await newPerson()];
      const changes = await new ResultStore(database).record(result({ seats: seatsOf(null, anna, null, boris) }));
      expect(changes.map(({ person }) => person)).toEqual([anna, boris]);
      expect(await ratingsOf(database, anna)).toMatchObject([{ games: 1, wins: 1 }]);
      const [statistics] = await statisticsOf(database, anna);
      expect(statistics).toMatchObject({ played: 1, won: 0 });
    });

    it('lead by what is sure, after enough games', async () => {
      const results = new ResultStore(database);
      const game = 'leading';
      const [anna, boris, clara] = [await newPerson('Anna'), await newPerson('Boris'), await newPerson('Clara')];
      for (let round = 0; round < 6; round++) await results.record(result({ game, seats: seatsOf(anna, boris) }));
      await results.record(result({ game, seats: seatsOf(clara, anna) }));
      const board = await leaders(database, game, { limit: 10 });
      expect(board.map(({ place, name, games, wins }) => [place, name, games, wins])).toEqual([
        [1, 'Anna', 7, 6],
        [2, 'Boris', 6, 0],
      ]);
      expect(await placeOf(database, game, boris)).toEqual(board[1]);
      expect(await placeOf(database, game, clara)).toBeUndefined();
      expect(await leaders(database, game, { limit: 10, offset: 1, atLeastGames: 1 })).toHaveLength(2);
    });

    it('show others their public games alone', async () => {
      const anna = await newPerson();
      const tables = new TableStore(database);
      for (const visibility of ['public', 'private'] as const) {
        const table = someTable({ visibility });
        await tables.create(table);
        await new ResultStore(database).record(result({ table: table.id, seats: seatsOf(anna, null) }));
      }
      expect(await lastGamesOf(database, anna, { limit: 10, of: 'public' })).toHaveLength(1);
      const all = await lastGamesOf(database, anna, { limit: 10, of: 'all' });
      expect(all).toHaveLength(2);
      expect(all[0].endedAt).toBeGreaterThan(all[1].endedAt);
      expect(await lastGamesOf(database, anna, { limit: 1, of: 'all' })).toEqual([all[0]]);
    });

    it('go on vacation, come back, and are known to be away by another server', async () => {
      const [anna, boris] = [await newPerson(), await newPerson()];
      const here = await Vacations.open(database, NOW);
      expect(await here.go(anna, NOW + 5 * DAY, NOW)).toMatchObject({ ok: true });
      expect(await here.go(anna, NOW + 6 * DAY, NOW + DAY)).toMatchObject({ ok: true });
      const there = await Vacations.open(database, NOW + DAY);
      expect(there.of(anna)).toEqual([[NOW, NOW + 6 * DAY]]);
      expect([there.awayUntil(boris, NOW), there.daysLeft(anna, NOW)]).toEqual([undefined, 24]);
      await here.comeBack(anna, NOW + 2 * DAY);
      await there.readAgain(anna);
      expect(there.awayUntil(anna, NOW + 2 * DAY)).toBeUndefined();
      expect(there.of(anna)).toEqual(here.of(anna));
    });

    it('can not have a name that was taken away, however it is written', async () => {
      await mustNotBeBanned(database, 'Ärger');
      await banName(database, 'Ärger', NOW);
      await banName(database, 'ärger', NOW);
      await expect(mustNotBeBanned(database, 'ÄRGER')).rejects.toThrow('not wanted');
    });

    it('go with all that is theirs', async () => {
      const [anna, boris] = [await newPerson(), await newPerson()];
      await new SessionStore(database).open(anna, NOW);
      await new DeviceStore(database).remember(anna, 'browser', NOW);
      await new TokenStore(database).create(anna, 'Bot', NOW);
      await new EmailLinkStore(database).write({ person: anna, email: 'x@example.org' }, 'reset', NOW);
      await new PushStore(database).add(anna, { endpoint: 'https://push.example/gone', p256dh: 'a', auth: 'b' }, NOW);
      await new NoticeStore(database).told(anna, ['table'], NOW);
      await new ResultStore(database).record(result({ seats: seatsOf(anna, boris) }));
      await (await Vacations.open(database, NOW)).go(anna, NOW + DAY, NOW);
      const kept =
        'sessions known_devices bot_tokens email_links push_subscriptions notices results ratings rating_history vacations'.split(
          ' ',
        );
      for (const table of kept) expect(await count(table, anna), table).toBe(1);
      await forgetPerson(database, [], anna);
      for (const table of kept) expect(await count(table, anna), table).toBe(0);
      expect(await accounts.get(anna)).toBeUndefined();
      expect(await ratingsOf(database, boris)).toHaveLength(1);
    });

    it('are swept away when they can not come back', async () => {
      const [guest, member, away] = [await newPerson(), await newPerson(), await newPerson()];
      await accounts.change(member, { email: 'member@example.org', password: 'hash' });
      await new SessionStore(database).open(guest, NOW);
      await new SessionStore(database).open(away, NOW + SESSION_MS);
      const gone: string[] = [];
      await sweep(database, NOW + SESSION_MS + 1, async (person) => void gone.push(person));
      expect(gone).toContain(guest);
      expect(gone).not.toContain(member);
      expect(gone).not.toContain(away);
      expect(await count('sessions', guest)).toBe(0);
      expect(await count('sessions', away)).toBe(1);
    });
  });
}
