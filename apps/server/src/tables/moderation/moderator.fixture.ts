import type { Guest, TableServer } from '../testing/table-server.fixture.ts';

/** For `TableServer.open`: of whoever runs the server. */
export const HOST_TOKEN = 'a token of whoever runs it';

/** As whoever runs the server does it, about a report. */
export async function takeName(site: TableServer, of: Guest, at: string): Promise<void> {
  const headers = { host: 'localhost:8080', authorization: `Bearer ${HOST_TOKEN}`, 'content-type': 'application/json' };
  await of.post(`/api/tables/${at}/report`, { message: 'What a name!' });
  const [report] = (await site.server.inject({ url: '/api/host/reports', headers })).json().reports;
  const payload = JSON.stringify({ do: 'ban-name', person: of.id });
  await site.server.inject({ method: 'POST', url: `/api/host/reports/${report.id}`, headers, payload });
}
