import { seatNumber, USUAL_LEVEL } from '@tessera/kernel';
import { type Report, ROUTES } from '@tessera/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checked, perAddress, Refusal } from '../../accounts/index.ts';
import { banName, isSameName } from '../../accounts/profile/banned-names.ts';
import { PersonStore } from '../../accounts/store/index.ts';
import { addRoute } from '../../http/add-route.ts';
import { constantTimeEqual } from '../../http/constant-time-equal.ts';
import { NAMELESS, type TableRow, withData, withSeat } from '../room/table-row.ts';
import { botName } from '../seating/seating.ts';
import { ReportStore, type StoredReport } from '../store/report-store.ts';
import type { Tables } from '../tables.ts';

/** For whoever runs the server, known by HOST_TOKEN: what was reported, and what is done about it. */
export function addHostRoutes(api: FastifyInstance, tables: Tables, token: string | undefined): void {
  const { database } = tables.rows;
  const reports = new ReportStore(database);
  const mustRunThis = (request: FastifyRequest): void => {
    if (token === undefined)
      throw new Refusal(404, 'no-host', 'This server has no HOST_TOKEN, so nobody can look at reports here.');
    if (!constantTimeEqual(request.headers.authorization ?? '', `Bearer ${token}`))
      throw new Refusal(401, 'wrong-token', 'This is not the HOST_TOKEN of this server.');
  };

  addRoute(api, ROUTES.reports, perAddress(20), async (request) => {
    mustRunThis(request);
    return { reports: await told(await reports.open()) };
  });

  addRoute(api, ROUTES.settleReport, perAddress(20), async (request) => {
    mustRunThis(request);
    const { id } = checked(ROUTES.settleReport.params, request.params);
    const { do: deed, person, off = false } = checked(ROUTES.settleReport.body, request.body);
    const report = await reports.get(id);
    if (!report) throw new Refusal(404, 'no-such-report', 'There is no such report; its table may have been given up.');
    if (deed === 'settle') await reports.settle(id, tables.now());
    else if (deed === 'close-chat') await closeChat(report.table, !off);
    else if (!person) throw new Refusal(400, 'bad-request', '"person" is missing: who is it about?');
    else if (deed === 'silence') await reports.silence(person, off ? null : tables.now());
    else await takeName(person);
    request.log.warn({ report: id, deed, off }, 'something was done about a report');
    return { reports: await told(await reports.open()) };
  });

  async function closeChat(table: string, chatClosed: boolean): Promise<void> {
    await (await tables.room(table)).change((row) => withData(row, { chatClosed }));
  }

  /** Nobody is called so any more, at no table. */
  async function takeName(person: string): Promise<void> {
    const account = await new PersonStore(database).get(person);
    if (!account) throw new Refusal(404, 'no-such-person', 'They are gone already.');
    if (account.name === NAMELESS) return;
    await banName(database, account.name, tables.now());
    await new PersonStore(database).change(person, { name: NAMELESS });
    for (const id of await tables.rows.naming(person))
      await (await tables.room(id)).change((row) => withoutName(row, person, account.name));
  }

  /** With the names that everybody in them has now. */
  async function told(list: readonly StoredReport[]): Promise<Report[]> {
    const ids = [...new Set(list.flatMap(({ person, chat }) => [person, ...chat.map((line) => line.person)]))];
    const people = ids.filter((id) => id !== null);
    const refs = await tables.accounts.refs(people);
    const silenced = await reports.silenced(people);
    const ref = (id: string | null) => (id && refs.get(id)) || { id: id ?? '', name: NAMELESS };
    return Promise.all(
      list.map(async ({ person, chat, ...report }) => ({
        ...report,
        by: ref(person),
        chat: chat.map((line) => ({ ...line, person: ref(line.person) })),
        chatClosed: (await tables.rows.get(report.table))?.data.chatClosed ?? false,
        silenced: chat.flatMap((line) => (line.person && silenced.has(line.person) ? [line.person] : [])),
      })),
    );
  }
}

/** They themselves, and whoever sits there under their name: at the same device, or a bot. */
function withoutName(row: TableRow, person: string, name: string): TableRow {
  return row.data.seats.reduce((changed, seat, index) => {
    const number = seatNumber(index);
    const isCalledSo =
      seat.name !== null && [name, `${name} ${number}`].some((one) => isSameName(one, seat.name ?? ''));
    if (seat.kind === 'person' ? seat.person === person : seat.kind === 'here' && isCalledSo)
      return withSeat(changed, number, { name: NAMELESS });
    if (seat.sat && (seat.left === person || isSameName(name, seat.sat.name)))
      return withSeat(changed, number, { sat: { ...seat.sat, name: NAMELESS } });
    if (seat.kind === 'bot' && isCalledSo)
      return withSeat(changed, number, { name: botName(seat.level ?? USUAL_LEVEL) });
    return changed;
  }, row);
}
