import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../../../../scripts/bundle.mjs';
import { CLOSE } from '../../sockets/index.ts';
import { COLOURS, NewTableFields, OfferFields, SeatFields, SitFields } from '../routes/fields.ts';
import { TableServer } from './table-server.fixture.ts';

interface Described {
  readonly paths: Record<string, Record<string, { requestBody?: unknown }>>;
  readonly components: {
    readonly schemas: Record<string, { properties: Record<string, unknown>; required: string[] }>;
  };
}

describe('what docs/openapi.json says', () => {
  const api: Described = JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8'));
  let site: TableServer;
  beforeAll(async () => {
    site = await TableServer.open();
  });
  afterAll(() => site.close());

  it('is there, address by address', () => {
    for (const [path, methods] of Object.entries(api.paths))
      for (const method of Object.keys(methods).filter((key) => key !== 'parameters')) {
        const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
        expect([url, site.server.hasRoute({ method: method.toUpperCase() as 'GET' | 'POST', url })]).toEqual([
          url,
          true,
        ]);
      }
  });

  it('and what the page draws are the colours that a seat can have', async () => {
    const { Seat } = api.components.schemas;
    expect(Seat.properties['colour']).toMatchObject({ enum: COLOURS });
    const drawn = readFileSync(join(root, 'apps/web/src/colours.ts'), 'utf8');
    expect(drawn).toContain(`COLOURS = ['${COLOURS.join("', '")}']`);
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

  it('is what is taken and given', async () => {
    const { NewTable, TableInfo, Seat } = api.components.schemas;
    expect(Object.keys(NewTable.properties).sort()).toEqual(Object.keys(NewTableFields.properties).sort());
    const bodies = JSON.stringify(api.paths);
    for (const { properties } of [SitFields, SeatFields, OfferFields])
      for (const field of Object.keys(properties)) expect(bodies).toContain(`"${field}"`);
    const anna = await site.person('Anna');
    const seats = [
      { kind: 'me', colour: 'amber' },
      { kind: 'open', colour: 'sky' },
    ];
    const table = await anna.post('/api/tables', { game: 'cambria', seats });
    expect(Object.keys(table).sort()).toEqual(Object.keys(TableInfo.properties).sort());
    for (const seat of table.seats)
      for (const field of Object.keys(seat)) expect(Object.keys(Seat.properties)).toContain(field);
  });
});

it('docs/bot-api.md has every code with which a socket is closed', () => {
  const docs = readFileSync(join(root, 'docs/bot-api.md'), 'utf8');
  const table = docs.slice(docs.indexOf('## Close codes'));
  // those of the protocol that the library closes with, and our own
  for (const code of [1002, 1007, 1008, 1009, ...Object.values(CLOSE).map((reason) => reason.code)])
    expect([code, new RegExp(`^\\| [\\d, ]*${code}`, 'm').test(table)]).toEqual([code, true]);
});
