import { DONE, ROUTES } from '@tessera/protocol';
import { LONGEST_REPORT } from '@tessera/protocol/lists';
import type { FastifyInstance } from 'fastify';
import { checked, demand, mustBeAtPage, perAddress, Refusal } from '../../accounts/index.ts';
import { addRoute } from '../../http/add-route.ts';
import { readText } from '../moderation/chat.ts';
import { MuteStore } from '../store/mute-store.ts';
import { ReportStore } from '../store/report-store.ts';
import { noSuchTable } from '../store/table-rows.ts';
import type { TableRouteParts } from './index.ts';

const HOUR = 60 * 60 * 1000;
const MOST_MUTED = 500;

/** Whom one doesn't want to hear, and what whoever runs the server should know. */
export function addTalkRoutes(api: FastifyInstance, { tables, caller }: TableRouteParts): void {
  const { database } = tables.rows;

  addRoute(api, ROUTES.report, perAddress(10, HOUR), async (request) => {
    const { person } = await caller(request);
    const { id } = checked(ROUTES.report.params, request.params);
    const { message } = checked(ROUTES.report.body, request.body);
    const text = demand(readText(message, LONGEST_REPORT));
    if (!(await tables.rows.get(id))) throw noSuchTable();
    const report = await database.transaction((queries) =>
      new ReportStore(queries).add(id, person.id, text, tables.now()),
    );
    request.log.warn({ report }, 'somebody has reported something at a table: see it at /host');
    return DONE;
  });

  addRoute(api, ROUTES.muted, perAddress(120), async (request) => {
    const { person } = mustBeAtPage(await caller(request));
    return { muted: await new MuteStore(database).of(person.id) };
  });

  addRoute(api, ROUTES.mute, perAddress(60), async (request) => {
    const { person } = mustBeAtPage(await caller(request));
    const { person: other, muted = true } = checked(ROUTES.mute.body, request.body);
    const mutes = new MuteStore(database);
    if (other === person.id) throw new Refusal(400, 'yourself', 'You can not mute yourself.');
    if (muted && (await mutes.of(person.id)).length >= MOST_MUTED)
      throw new Refusal(409, 'too-many', `You have muted ${MOST_MUTED} people already.`);
    await mutes.set(person.id, other, muted);
    const list = await mutes.of(person.id);
    tables.mute(person.id, list);
    return { muted: list };
  });
}
