import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ReportStore } from '../store/report-store.ts';
import { TableServer } from '../testing/table-server.fixture.ts';

let site: TableServer;
beforeEach(async () => {
  site = await TableServer.open();
});
afterEach(() => site.close());

describe('a report', () => {
  it('is a text that every database takes', async () => {
    const anna = await site.person('Anna');
    const seats = ['me', 'open'].map((kind, index) => ({ kind, colour: ['amber', 'sky'][index] }));
    const { id } = await anna.post('/api/tables', { game: 'cambria', seats });
    expect(await anna.refused(`/api/tables/${id}/report`, { message: '\u0000' })).toBe('empty');
    expect(await anna.refused(`/api/tables/${id}/report`, { message: 'He is\u0000 rude.' })).toBe('done');
    site.time++;
    expect(await anna.refused(`/api/tables/${id}/report`, { message: 'x'.repeat(1_000) })).toBe('done');
    const [first] = await new ReportStore(site.database).open();
    expect(first.message).toBe('He is rude.');
  });
});
