import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTES, type Route } from '@tessera/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../../../../scripts/bundle/bundle.mjs';
import { CLOSE } from '../../sockets/index.ts';
import { TableServer } from './table-server.fixture.ts';

describe('the routes of the contract', () => {
  let site: TableServer;
  beforeAll(async () => {
    site = await TableServer.open();
  });
  afterAll(() => site.close());

  it('are all served', () => {
    for (const { method, path: url } of Object.values(ROUTES) as Route[])
      expect([url, site.server.hasRoute({ method, url })]).toEqual([url, true]);
  });

  it('take no colour that a page can not draw', async () => {
    const anna = await site.person('Anna');
    const table = (colour: string) => ({
      game: 'cambria',
      seats: [
        { kind: 'me', colour },
        { kind: 'open', colour: 'sky' },
      ],
    });
    for (const colour of ['x', 'neutral', 'constructor'])
      expect(await anna.refused('/api/tables', table(colour))).toBe('bad-request');
    const { id } = await anna.post('/api/tables', table('amber'));
    expect(await anna.refused(`/api/tables/${id}/sit`, { seat: 2, colour: 'x' })).toBe('bad-request');
  });
});

it('docs/bot-api.md has every code with which a socket is closed', () => {
  const docs = readFileSync(join(root, 'docs/bot-api.md'), 'utf8');
  const table = docs.slice(docs.indexOf('## Close codes'));
  // those of the protocol that the library closes with, and our own
  for (const code of [1002, 1007, 1008, 1009, ...Object.values(CLOSE).map((reason) => reason.code)])
    expect([code, new RegExp(`^\\| [\\d, ]*${code}`, 'm').test(table)]).toEqual([code, true]);
});
