import { seatNumber } from '@tessera/kernel';
import { DONE, ROUTES } from '@tessera/protocol';
import type { FastifyInstance } from 'fastify';
import { checked, perAddress, Refusal } from '../../accounts/index.ts';
import { addRoute } from '../../http/add-route.ts';
import { answer, newOffer, offer } from '../agreements/offers.ts';
import { mustSpeakForAll, speaksFor } from '../agreements/speaks-for.ts';
import { invitedTo, seatsOf, withData } from '../room/table-row.ts';
import { sendInviteNotice } from '../seating/invite-notice.ts';
import { rematchOf } from '../seating/rematch.ts';
import { type Sitter, sit, sitterOf, stand } from '../seating/seating.ts';
import { noSuchPerson } from '../store/table-rows.ts';
import { described } from './described.ts';
import type { TableRouteParts } from './index.ts';

/** What is decided about a game besides its moves. */
export function addPlayRoutes(api: FastifyInstance, { tables, caller, invitations, fewTables }: TableRouteParts): void {
  const at = (params: unknown) => tables.room(checked(ROUTES.table.params, params).id);

  addRoute(api, ROUTES.leave, perAddress(60), async (request) => {
    const known = await caller(request);
    const { person } = known;
    checked(ROUTES.leave.body, request.body ?? {});
    const room = await at(request.params);
    const seats = speaksFor(room.row, known);
    if (seats.length === 0 && seatsOf(room.row, person.id).length > 0)
      throw new Refusal(403, 'not-your-seat', 'A program leaves the seats that it took itself, and no others.');
    if (seats.length === 0) throw new Refusal(409, 'not-at-table', 'You do not sit at this table.');
    if (room.row.status === 'over') throw new Refusal(409, 'over', 'The game is over; there is nothing to leave.');
    if (room.row.status === 'playing') {
      await room.replaceByBot(seats, 'resigned');
      await room.settle();
      return (await described(tables, [room.current], person.id))[0];
    }
    const row = await room.beginning.gather((before) =>
      speaksFor(before, known).reduce((left, seat) => stand(left, sitterOf(known), seat), before),
    );
    const info = (await described(tables, [row], person.id))[0];
    if (await room.giveUp(known)) await tables.forget(row.id);
    return info;
  });

  addRoute(api, ROUTES.rematch, perAddress(30), async (request, reply) => {
    const sitter = sitterOf(await caller(request));
    checked(ROUTES.rematch.body, request.body ?? {});
    const room = await at(request.params);
    await room.settle();
    const { data, status } = room.row;
    if (status !== 'over') throw new Refusal(409, 'not-over', 'The game is still being played.');
    if (!data.seats.some((seat) => seat.person === sitter.id || seat.left === sitter.id))
      throw new Refusal(403, 'not-at-table', 'Only those who played may play again.');
    const known = data.rematch ? await tables.rows.get(data.rematch) : undefined;
    if (known) {
      reply.code(200);
      return rejoin(known.id, sitter);
    }
    const { row, secret } = rematchOf(room.row, sitter, tables.now());
    // who still looks at the table sees there that they are asked
    const away = invitedTo(row).filter((person) => !room.isHere(person));
    await fewTables.add(sitter.id, async () => {
      if (away.length > 0) await invitations.take(request, `invite ${sitter.id}`);
      await tables.rows.create(row, secret);
    });
    // none was asked for, or that table has been given up
    const after = await room.change((before) =>
      before.data.rematch === data.rematch ? withData(before, { rematch: row.id }) : before,
    );
    if (after.data.rematch === row.id) {
      for (const person of away) await sendInviteNotice(tables, person, row, sitter);
      return (await described(tables, [row], sitter.id))[0];
    }
    // somebody else asked at the same time
    await tables.rows.remove(row.id);
    return rejoin(after.data.rematch ?? row.id, sitter);
  });

  /** Sits down at the seat that is kept for them. */
  async function rejoin(id: string, sitter: Sitter) {
    const room = await tables.room(id);
    const kept = seatNumber(room.row.data.seats.findIndex(({ invited }) => invited === sitter.id));
    if (room.row.status === 'gathering' && kept > 0)
      await room.beginning.gather((row) => sit(row, sitter, { seat: kept }));
    return (await described(tables, [room.current], sitter.id))[0];
  }

  addRoute(api, ROUTES.offer, perAddress(60), async (request) => {
    const known = await caller(request);
    const wanted = checked(ROUTES.offer.body, request.body);
    if (wanted.person && !(await tables.accounts.names([wanted.person])).has(wanted.person)) throw noSuchPerson();
    const room = await at(request.params);
    if (wanted.kind === 'replace' && wanted.person) await invitations.take(request, `invite ${known.person.id}`);
    const made = newOffer(wanted, known.person.id, tables.now());
    await room.decide((row) => {
      mustSpeakForAll(row, known);
      return offer(row, made, room);
    });
    return { offer: made.id };
  });

  addRoute(api, ROUTES.answer, perAddress(60), async (request) => {
    const known = await caller(request);
    const { offer: id, yes } = checked(ROUTES.answer.body, request.body);
    const room = await at(request.params);
    await room.decide((row) => {
      mustSpeakForAll(row, known);
      return answer(row, { id, person: known.person.id, yes }, room);
    });
    return DONE;
  });

  addRoute(api, ROUTES.review, perAddress(60), async (request) => {
    const { person } = await caller(request);
    const room = await at(request.params);
    await room.settle();
    // it looks at every hand
    if (room.row.status !== 'over')
      throw new Refusal(409, 'not-over', 'The game is not over; its review waits for the end.');
    return tables.reviews.of(room.id, person.id, () => room.record());
  });

  addRoute(api, ROUTES.record, perAddress(120), async (request, reply) => {
    const room = await at(request.params);
    reply.header('content-disposition', `attachment; filename="${room.row.game}-${room.id}.json"`);
    return room.record();
  });
}
