import { NO_SEAT, seatNumber } from '@tessera/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { someTable } from '../../store/conformance.ts';
import { TableStore } from '../../store/index.ts';
import { dropRows, rowsOf, tablesIn } from '../../store/rows.fixture.ts';
import { AccountServer } from '../account-server.fixture.ts';
import { PersonStore, SESSION_MS } from '../store/index.ts';

let site: AccountServer;
afterEach(() => site.close());

const PASSWORD = 'correct horse battery';

/** Every table of the store that says something of this person, by its name. */
async function tracesOf(...words: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const name of await tablesIn(site.database)) {
    const rows = JSON.stringify(await rowsOf(site.database, name));
    if (words.some((word) => rows.includes(word))) found.push(name);
  }
  return found.sort();
}

async function playedBy(...people: string[]): Promise<void> {
  const seats = people.map((person) => ({ kind: 'person' as const, person }));
  await new TableStore(site.database).create(
    someTable({
      id: 'table-1',
      status: 'over',
      visibility: 'private',
      seats,
      waitingSeat: NO_SEAT,
      people,
      host: null,
    }),
  );
  await site.accounts.results.record({
    table: 'table-1',
    game: 'cambria',
    rated: true,
    endedAt: site.time,
    seats: people.map((person, index) => ({
      seat: seatNumber(index),
      person,
      bot: false,
      place: index + 1,
      points: 9 - index,
    })),
  });
}

/** Somebody with everything one can have here. */
async function settled() {
  const anna = await site.member('anna@example.org', PASSWORD);
  const { id } = await anna.me();
  const { secret } = (await anna.post('/api/me/tokens', { name: 'Bot of Anna' })).json();
  await anna.patch('/api/me/notify', { webhook: 'https://hooks.example/anna' });
  return { anna, id, secret };
}

describe('to go for good', () => {
  it('takes everything along, and leaves the games without the name', async () => {
    site = await AccountServer.open({ emails: true, publicUrl: 'https://tessera.example' });
    const { anna, id, secret } = await settled();
    const boris = await site.guest('Boris');
    const { id: other } = await boris.me();
    await playedBy(id, other);
    await anna.post('/api/me/email', { email: 'anna@example.com', password: PASSWORD });
    await site.accounts.settle();
    expect(await tracesOf(id, 'anna')).toEqual(
      [
        'bot_tokens',
        'known_devices',
        'email_links',
        'people',
        'rating_history',
        'ratings',
        'results',
        'sessions',
        'table_people',
        'table_seats',
      ].sort(),
    );
    const gone = await anna.delete('/api/me');
    expect(gone.json()).toEqual({ me: null });
    expect(anna.cookies.size).toBe(0);
    expect(await tracesOf(id, 'anna', 'Anna')).toEqual([]);
    const signIn = await site.browser().post('/api/sign-in', { email: 'anna@example.org', password: PASSWORD });
    expect(signIn.statusCode).toBe(401);
    const bot = await site.server.inject({ url: '/api/me', headers: { authorization: `Bearer ${secret}` } });
    expect(bot.json().me).toBeNull();
    expect((await boris.get(`/api/people/${id}`)).json().error.code).toBe('no-such-person');
    const profile = (await boris.get(`/api/people/${other}`)).json();
    expect(profile.statistics).toEqual([expect.objectContaining({ game: 'cambria', played: 1, won: 0 })]);
    expect((await new TableStore(site.database).get('table-1'))?.seats).toEqual([
      { kind: 'person', person: null },
      { kind: 'person', person: other },
    ]);
  });

  it('asks whoever keeps something to let go of it, all or nothing', async () => {
    site = await AccountServer.open();
    const anna = await site.guest();
    const { id } = await anna.me();
    const heard: string[] = [];
    let broken = true;
    site.accounts.addPersonalData({
      name: 'chat',
      about: async (person) => [`said by ${person}`],
      leave: async (person) => void heard.push(`leave ${person}`),
      forget: async (person, queries) => {
        await dropRows(queries, 'sessions', { person });
        if (broken) throw new Error('on purpose');
        heard.push(`forget ${person}`);
      },
      forgotten: (person) =>
        void rowsOf(site.database, 'people', { id: person }).then(([row]) =>
          heard.push(row ? 'too early' : 'forgotten'),
        ),
    });
    expect((await anna.get('/api/me/export')).json().chat).toEqual([`said by ${id}`]);
    expect((await anna.delete('/api/me')).statusCode).toBe(500);
    expect(await anna.me()).toMatchObject({ id });
    broken = false;
    expect((await anna.delete('/api/me')).statusCode).toBe(200);
    expect(heard).toEqual([`leave ${id}`, `leave ${id}`, `forget ${id}`, 'forgotten']);
  });

  it('forgets other guests who can not come back although one of them could not be forgotten', async () => {
    site = await AccountServer.open();
    const ids: string[] = [];
    for (const name of ['Anna', 'Boris', 'Clara']) ids.push((await (await site.guest(name)).me()).id);
    const troubles: string[] = [];
    site.accounts.onError = (what) => troubles.push(what);
    let first: string | undefined;
    site.accounts.addPersonalData({
      name: 'torn',
      about: async () => null,
      forget: async () => undefined,
      leave: async (person) => {
        first ??= person;
        if (person === first) throw new Error('The log of a table can not be played.');
      },
    });
    site.time += SESSION_MS + 1;
    site.accounts.sweepNow();
    await site.accounts.settle();
    expect([...(await site.accounts.names(ids)).keys()]).toHaveLength(1);
    expect(troubles).toHaveLength(1);
  });

  it('happens by itself to guests who can not come back, and to nobody else', async () => {
    site = await AccountServer.open();
    await site.guest('Gone');
    const member = await site.member('anna@example.org', PASSWORD);
    site.time += SESSION_MS + 1;
    const newcomer = await site.guest('New');
    site.accounts.sweepNow();
    await site.accounts.settle();
    const names = (await rowsOf(site.database, 'people', {}, 'name')).map(({ name }) => name);
    expect(names).toEqual(['Anna', 'New']);
    expect(await rowsOf(site.database, 'sessions')).toHaveLength(1);
    expect(await newcomer.me()).not.toBeNull();
    expect(await member.me()).toBeNull();
    expect((await member.post('/api/sign-in', { email: 'anna@example.org', password: PASSWORD })).statusCode).toBe(200);
  });
});

describe('the export', () => {
  it('has everything about me and nothing that opens anything', async () => {
    site = await AccountServer.open();
    const { anna, id, secret } = await settled();
    const boris = await site.guest('Boris');
    await playedBy(id, (await boris.me()).id);
    const answer = await anna.get('/api/me/export');
    expect(answer.headers['content-disposition']).toContain('tessera-my-data.json');
    expect(answer.json()).toMatchObject({
      me: { id, name: 'Anna', email: 'anna@example.org', notify: { webhook: 'https://hooks.example/anna' } },
      sessions: [{ since: site.time }],
      botTokens: [{ name: 'Bot of Anna' }],
      games: [{ table: 'table-1', place: 1, players: 2, rated: true }],
      ratings: [{ game: 'cambria', games: 1, wins: 1 }],
      ratingHistory: { cambria: [{ at: site.time }] },
    });
    const account = await new PersonStore(site.database).get(id);
    for (const hidden of [secret, account?.password ?? '', anna.cookies.get('tessera') ?? '', 'Boris'])
      expect(answer.body).not.toContain(hidden);
    expect((await site.browser().get('/api/me/export')).statusCode).toBe(401);
  });
});

describe('a profile', () => {
  it('shows name, statistics and ratings to all, private tables to oneself', async () => {
    site = await AccountServer.open();
    const { anna, id } = await settled();
    const boris = await site.guest('Boris');
    await playedBy(id, (await boris.me()).id);
    const others = (await boris.get(`/api/people/${id}`)).json();
    expect(others).toEqual({
      id,
      name: 'Anna',
      awayUntil: null,
      since: site.time,
      statistics: [
        {
          game: 'cambria',
          played: 1,
          won: 1,
          rated: 1,
          bestPoints: 9,
          averagePoints: 9,
          lastAt: site.time,
        },
      ],
      ratings: [expect.objectContaining({ game: 'cambria', games: 1, wins: 1 })],
      games: [],
    });
    expect(others.ratings[0].rating).toBeGreaterThan(1500);
    expect((await anna.get(`/api/people/${id}`)).json().games).toEqual([expect.objectContaining({ table: 'table-1' })]);
    const history = (await boris.get(`/api/people/${id}/ratings/cambria`)).json();
    expect(history.history).toEqual([
      { at: site.time, rating: others.ratings[0].rating, plusMinus: others.ratings[0].plusMinus },
    ]);
    for (const bad of ['%00', 'a%20b', "x'--", 'x'.repeat(90)])
      expect((await boris.get(`/api/people/${bad}`)).statusCode).toBe(400);
  });

  it('leads the board after enough games', async () => {
    site = await AccountServer.open();
    const anna = await site.guest('Anna');
    const boris = await site.guest('Boris');
    const ids = [(await anna.me()).id, (await boris.me()).id];
    for (let game = 0; game < 5; game++)
      await site.accounts.results.record({
        table: `table-${game}`,
        game: 'hibernia',
        rated: true,
        endedAt: site.time + game,
        seats: ids.map((person, index) => ({
          seat: seatNumber(index),
          person,
          bot: false,
          place: index + 1,
          points: 0,
        })),
      });
    const board = (await boris.get('/api/leaderboards/hibernia?limit=1')).json();
    expect(board).toMatchObject({
      game: 'hibernia',
      atLeastGames: 5,
      people: [{ place: 1, name: 'Anna', games: 5, wins: 5 }],
      me: { place: 2, name: 'Boris', games: 5, wins: 0 },
    });
    expect((await boris.get('/api/leaderboards/hibernia?limit=1&offset=1')).json().people[0]).toEqual(board.me);
    expect((await site.browser().get('/api/leaderboards/cambria')).json()).toMatchObject({ people: [], me: null });
    expect((await boris.get('/api/leaderboards/hibernia?limit=-1')).statusCode).toBe(400);
  });
});
