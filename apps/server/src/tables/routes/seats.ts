import { ROUTES } from '@tessera/protocol';
import type { FastifyInstance } from 'fastify';
import { checked, demand, mustBeAtPage, perAddress } from '../../accounts/index.ts';
import { mustNotBeBanned } from '../../accounts/profile/banned-names.ts';
import { readName } from '../../accounts/profile/name.ts';
import { addRoute } from '../../http/add-route.ts';
import { sendInviteNotice } from '../seating/invite-notice.ts';
import { decline, invite, setSeat, sit, sitterOf, stand } from '../seating/seating.ts';
import { companionsOf } from '../store/companions.ts';
import { noSuchPerson } from '../store/table-rows.ts';
import { described } from './described.ts';
import type { TableRouteParts } from './index.ts';

/** Who sits where, until the game begins. */
export function addSeatRoutes(api: FastifyInstance, { tables, caller, invitations }: TableRouteParts): void {
  const at = (params: unknown) => tables.room(checked(ROUTES.table.params, params).id);
  const { notifier } = tables.accounts;

  async function called(given: string | undefined): Promise<{ name?: string }> {
    if (given === undefined) return {};
    const name = demand(readName(given));
    await mustNotBeBanned(tables.rows.database, name);
    return { name };
  }

  addRoute(api, ROUTES.sit, perAddress(120), async (request) => {
    const sitter = sitterOf(await caller(request));
    const { seed, name, ...wanted } = checked(ROUTES.sit.body, request.body);
    const sitting = { ...wanted, ...(await called(name)) };
    const room = await at(request.params);
    if (room.row.status === 'playing') await room.comeBack(wanted.seat, sitter);
    else {
      notifier.turnOver(sitter.id, room.id);
      await room.beginning.gather((row) => sit(row, sitter, sitting));
    }
    if (seed !== undefined && room.row.status === 'gathering') await room.beginning.addSeed(sitter, seed);
    return (await described(tables, [room.current], sitter.id))[0];
  });

  addRoute(api, ROUTES.stand, perAddress(120), async (request) => {
    const known = await caller(request);
    const { seat } = checked(ROUTES.stand.body, request.body);
    const room = await at(request.params);
    const row = await room.beginning.gather((before) => stand(before, sitterOf(known), seat));
    const info = (await described(tables, [row], known.person.id))[0];
    // who still looks at it may only want another seat
    if (room.members.size === 0 && (await room.giveUp(known))) await tables.forget(row.id);
    return info;
  });

  addRoute(api, ROUTES.setSeat, perAddress(120), async (request) => {
    const host = sitterOf(await caller(request));
    const { name, ...wanted } = checked(ROUTES.setSeat.body, request.body);
    const filled = { ...wanted, ...(await called(name)) };
    const room = await at(request.params);
    const row = await room.beginning.gather((before) => setSeat(before, host, filled));
    return (await described(tables, [row], host.id))[0];
  });

  addRoute(api, ROUTES.invite, perAddress(60), async (request) => {
    const host = sitterOf(await caller(request));
    const { seat, person: invited } = checked(ROUTES.invite.body, request.body);
    if (invited && !(await tables.accounts.names([invited])).has(invited)) throw noSuchPerson();
    const room = await at(request.params);
    if (invited) await invitations.take(request, `invite ${host.id}`);
    const row = await room.change((before) => invite(before, host, seat, invited));
    if (invited) await sendInviteNotice(tables, invited, row, host);
    return (await described(tables, [row], host.id))[0];
  });

  addRoute(api, ROUTES.decline, perAddress(60), async (request) => {
    const { person } = await caller(request);
    checked(ROUTES.decline.body, request.body ?? {});
    const room = await at(request.params);
    const row = await room.change((before) => decline(before, person.id));
    return (await described(tables, [row], person.id))[0];
  });

  addRoute(api, ROUTES.companions, perAddress(120), async (request) => {
    const { person } = mustBeAtPage(await caller(request));
    return { people: await companionsOf(tables.rows.database, person.id) };
  });

  addRoute(api, ROUTES.start, perAddress(60), async (request) => {
    const host = sitterOf(await caller(request));
    checked(ROUTES.start.body, request.body ?? {});
    const room = await at(request.params);
    await room.beginning.start(host);
    return (await described(tables, [room.current], host.id))[0];
  });
}
