import { ROUTES, type TableInfo } from '@tessera/protocol';
import type { FastifyInstance } from 'fastify';
import { checked, demand, perAddress, Refusal } from '../../accounts/index.ts';
import { mustNotBeBanned } from '../../accounts/profile/banned-names.ts';
import { readName } from '../../accounts/profile/name.ts';
import { addRoute } from '../../http/add-route.ts';
import type { TableFilter } from '../../store/index.ts';
import { seatsOf } from '../room/table-row.ts';
import { newTable } from '../seating/new-table.ts';
import { isFull, sitterOf } from '../seating/seating.ts';
import { noSuchTable } from '../store/table-rows.ts';
import { described } from './described.ts';
import type { TableRouteParts } from './index.ts';

const PAGE = 50;

/** Tables are set up and found. */
export function addLobbyRoutes(api: FastifyInstance, { tables, caller, fewTables }: TableRouteParts): void {
  addRoute(api, ROUTES.createTable, perAddress(60), async (request) => {
    const host = sitterOf(await caller(request));
    const { seed, ...wanted } = checked(ROUTES.createTable.body, request.body);
    for (const { name } of wanted.seats)
      if (name !== undefined) await mustNotBeBanned(tables.rows.database, demand(readName(name)));
    const row = await fewTables.add(host.id, async () => {
      const { row, secret } = newTable(wanted, host, tables.now());
      if (seed !== undefined && seatsOf(row, host.id).length === 0)
        throw new Refusal(400, 'not-your-seat', 'Only those who sit at the table add to its dice.');
      await tables.rows.create(row, secret);
      return row;
    });
    if (seed !== undefined) await (await tables.room(row.id)).beginning.addSeed(host, seed);
    // nobody has to sit down any more: its room has it begin
    else if (isFull(row)) await tables.room(row.id);
    return (await described(tables, [row], host.id))[0];
  });

  addRoute(api, ROUTES.listTables, perAddress(300), async (request) => {
    const { game, status, open, mine, turn, waiting, after } = checked(ROUTES.listTables.query, request.query);
    const viewer = (await tables.accounts.personOf(request))?.id;
    const ofMine = mine === '1' || turn === '1' || waiting === '1';
    if (ofMine && !viewer) throw new Refusal(401, 'sign-in', 'Sign in first, or start as a guest.');
    await tables.flush();
    const [updatedAt, id] = after?.split('.') ?? [];
    const filter: TableFilter = {
      ...(game !== undefined && { game }),
      ...(status !== undefined && { status }),
      ...(open === '1' && { openSeat: true }),
      ...(mine === '1' && viewer && { person: viewer }),
      ...(turn === '1' && viewer && { turnOf: viewer, status: 'playing' as const }),
      ...(waiting === '1' && viewer && { waitsFor: viewer }),
      ...(!ofMine && { visibility: 'public' as const }),
      ...(id !== undefined && { after: { updatedAt: Number(updatedAt), id } }),
      limit: PAGE,
    };
    const rows = await tables.rows.list(filter);
    const last = rows.length === PAGE ? rows[PAGE - 1] : undefined;
    const found = await described(tables, rows, viewer);
    const isInvited = ({ seats }: TableInfo) => seats.some(({ invited }) => invited?.id === viewer);
    const listed = found.filter(
      (table) => (turn !== '1' || table.yourTurn) && (waiting !== '1' || table.yourTurn || isInvited(table)),
    );
    return { tables: listed, next: last ? `${last.updatedAt}.${last.id}` : null };
  });

  addRoute(api, ROUTES.table, perAddress(600), async (request) => {
    const { id } = checked(ROUTES.table.params, request.params);
    const row = await tables.rows.get(id);
    if (!row) throw noSuchTable();
    return (await described(tables, [row], (await tables.accounts.personOf(request))?.id))[0];
  });
}
