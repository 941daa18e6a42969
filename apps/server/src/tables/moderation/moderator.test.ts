import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { heldToContract } from '../../http/contract.fixture.ts';
import { type Guest, type Page, seated, TableServer } from '../testing/table-server.fixture.ts';

const TOKEN = 'a token for whoever runs this';

interface Told {
  id: string;
  message: string;
  by: { name: string };
  chat: { text?: string; person: { id: string; name: string } }[];
  chatClosed: boolean;
  silenced: string[];
}

describe('whoever runs the server', () => {
  let site: TableServer;
  let anna: Guest;
  let boris: Guest;
  let pages: Page[];
  let table: string;
  beforeEach(async () => {
    site = await TableServer.open(undefined, { hostToken: TOKEN });
    anna = await site.person('Anna');
    boris = await site.person('Rude Boris');
    ({ id: table, pages } = await seated('cambria', [anna, boris]));
    await pages[1].say({ type: 'chat', text: 'something rude' });
    await anna.post(`/api/tables/${table}/report`, { message: 'He is rude.' });
  });
  afterEach(async () => {
    for (const page of pages) page.close();
    await site.close();
  });

  const ask = async (token: string, id?: string, body?: object) => {
    const method = id ? 'POST' : 'GET';
    const url = `/api/host/reports${id ? `/${id}` : ''}`;
    const answer = await site.server.inject({
      method,
      url,
      headers: {
        host: 'localhost:8080',
        origin: 'http://localhost:8080',
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { payload: JSON.stringify(body) }),
    });
    return heldToContract(method, url, answer);
  };
  const reports = async (id?: string, body?: object): Promise<Told[]> => (await ask(TOKEN, id, body)).json().reports;
  const refusedTo = async (page: Page, message: object) => {
    const before = page.others.length;
    await page.say(message);
    return page.others.slice(before).find(({ type }) => type === 'error')?.error?.code;
  };

  it('alone reads what was reported, with what was said', async () => {
    expect((await ask('a token that somebody guessed')).json().error.code).toBe('wrong-token');
    expect((await anna.send('GET', '/api/host/reports')).statusCode).toBe(401);
    expect(await reports()).toMatchObject([
      {
        message: 'He is rude.',
        by: { name: 'Anna' },
        chat: [{ text: 'something rude', person: { name: 'Rude Boris' } }],
      },
    ]);
    for (let guess = 0; guess < 20; guess++) await ask(`a token like number ${guess}`);
    expect((await ask(TOKEN)).statusCode).toBe(429);
  });

  it('settles a report, and it is gone', async () => {
    const [{ id }] = await reports();
    expect(await reports(id, { do: 'settle' })).toEqual([]);
    expect((await ask(TOKEN, 'nothing', { do: 'settle' })).json().error.code).toBe('no-such-report');
  });

  it('lets somebody write no more, and again', async () => {
    const [{ id }] = await reports();
    expect((await ask(TOKEN, id, { do: 'silence' })).json().error.code).toBe('bad-request');
    expect(await reports(id, { do: 'silence', person: boris.id })).toMatchObject([{ silenced: [boris.id] }]);
    expect(await refusedTo(pages[1], { type: 'chat', text: 'more of it' })).toBe('silenced');
    expect(await refusedTo(pages[1], { type: 'phrase', id: 'thanks' })).toBeUndefined();
    expect(await refusedTo(pages[0], { type: 'chat', text: 'quiet at last' })).toBeUndefined();
    await reports(id, { do: 'silence', person: boris.id, off: true });
    expect(await refusedTo(pages[1], { type: 'chat', text: 'sorry' })).toBeUndefined();
  });

  it('closes the chat of a table', async () => {
    const [{ id }] = await reports();
    expect(await reports(id, { do: 'close-chat' })).toMatchObject([{ chatClosed: true }]);
    expect(await refusedTo(pages[0], { type: 'chat', text: 'but I did nothing' })).toBe('chat-closed');
    expect(await reports(id, { do: 'close-chat', off: true })).toMatchObject([{ chatClosed: false }]);
  });

  it('takes a name away, at the table too, and nobody can have it again', async () => {
    const [{ id }] = await reports();
    await reports(id, { do: 'ban-name', person: boris.id });
    expect((await anna.get(`/api/tables/${table}`)).seats[1]).toMatchObject({ name: '—', person: { name: '—' } });
    const guest = await site.server.inject({
      method: 'POST',
      url: '/api/people/guest',
      headers: { host: 'localhost:8080', origin: 'http://localhost:8080', 'content-type': 'application/json' },
      payload: JSON.stringify({ name: 'RUDE  boris' }),
    });
    expect(guest.json().error.code).toBe('banned-name');
    await pages[1].say({ type: 'phrase', id: 'hello' });
    expect(pages[0].others.at(-1)).toMatchObject({ type: 'chat', line: { phrase: 'hello', person: { name: '—' } } });
  });

  it('sees nothing more of somebody who is gone', async () => {
    await site.accounts.forget(boris.id);
    expect(await reports()).toMatchObject([{ message: 'He is rude.', chat: [] }]);
  });

  it('has nothing to see without a token of their own', async () => {
    const without = await TableServer.open();
    const answer = await without.server.inject({
      url: '/api/host/reports',
      headers: { authorization: 'Bearer undefined' },
    });
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'no-host']);
    await without.close();
  });
});
