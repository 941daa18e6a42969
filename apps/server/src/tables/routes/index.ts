import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerRefusals, type Caller, Limit, Refusal } from '../../accounts/index.ts';
import { TableLimit } from '../seating/table-limit.ts';
import type { Tables } from '../tables.ts';
import { addHostRoutes } from './host.ts';
import { addLobbyRoutes } from './lobby.ts';
import { addPlayRoutes } from './play.ts';
import { addSeatRoutes } from './seats.ts';
import { addTalkRoutes } from './talk.ts';

const CHANGES_PER_MINUTE = 120;
const HOUR = 60 * 60 * 1000;
const INVITATIONS_PER_HOUR = 40;

export interface TableRouteParts {
  readonly tables: Tables;
  /** Whoever is known, at a page or by a token, or a refusal. */
  readonly caller: (request: FastifyRequest) => Promise<Caller>;
  /** Whoever invites somebody, wherever that is: `invite` and their id. */
  readonly invitations: Limit;
  readonly fewTables: TableLimit;
}

/** Everything about tables under /api, for pages and for programs with a token. */
export async function addTableRoutes(server: FastifyInstance, tables: Tables): Promise<void> {
  tables.onError = (what, error, table) =>
    server.log.error({ err: error, ...(table !== undefined && { table }) }, what);
  await server.register(async (api) => {
    answerRefusals(api);
    const changes = new Limit(api, CHANGES_PER_MINUTE);
    const caller = async (request: FastifyRequest): Promise<Caller> => {
      const known = await tables.accounts.callerOf(request);
      if (!known) throw new Refusal(401, 'sign-in', 'Sign in first, or start as a guest.');
      if (request.method !== 'GET') await changes.take(request, `tables ${known.person.id}`);
      return known;
    };
    const invitations = new Limit(api, INVITATIONS_PER_HOUR, HOUR);
    const parts = { tables, caller, invitations, fewTables: new TableLimit(tables.rows.database) };
    addLobbyRoutes(api, parts);
    addSeatRoutes(api, parts);
    addPlayRoutes(api, parts);
    addTalkRoutes(api, parts);
    addHostRoutes(api, tables, tables.accounts.config.hostToken);
  });
}
