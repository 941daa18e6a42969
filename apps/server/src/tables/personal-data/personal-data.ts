import { seatNumber, seatOf } from '@tessera/kernel';
import type { PersonalDataHolder } from '../../accounts/index.ts';
import type { Queries } from '../../store/index.ts';
import { type SeatData, seatsOf, type TableRow, withData } from '../room/table-row.ts';
import { BOT_INSTEAD, EMPTY, passHost } from '../seating/seating.ts';
import { ChatStore } from '../store/chat-store.ts';
import { MuteStore } from '../store/mute-store.ts';
import { PlanRows } from '../store/plan-rows.ts';
import { ReportStore } from '../store/report-store.ts';
import { keepSecret, secretOf } from '../store/secret-store.ts';
import { changeWithin, within } from '../store/table-rows.ts';
import type { Tables } from '../tables.ts';

/** What tables keep about somebody: where they sat, and what they said. */
export const tablePersonalData = (tables: Tables): PersonalDataHolder => ({
  name: 'tables',
  about: async (person) => {
    const { database } = tables.rows;
    const at: object[] = [];
    for (const id of await tables.rows.naming(person)) {
      const row = await tables.rows.get(id);
      if (row) at.push(placesOf(row, person));
    }
    const [plans, said, muted, reports] = await Promise.all([
      new PlanRows(database).of(person),
      new ChatStore(database).of(person),
      new MuteStore(database).of(person),
      new ReportStore(database).of(person),
    ]);
    return { at, plans, said, muted, reports };
  },
  leave: async (person) => {
    for (const id of await tables.rows.naming(person, 'playing')) {
      const room = await tables.room(id);
      await room.replaceByBot(seatsOf(room.row, person), 'left');
      await room.settle();
    }
  },
  forget: async (person, queries) => {
    for (const id of await within(queries).naming(person)) {
      const row = await changeWithin(queries, id, (before) => without(before, person));
      if (row.status === 'gathering') await dropSeeds(queries, row);
    }
    await new PlanRows(queries).forget(person);
    // reports quote what was said, and are found by it
    await new ReportStore(queries).forget(person);
    await new ChatStore(queries).forget(person);
    await new MuteStore(queries).forget(person);
  },
  forgotten: (person) => tables.readAnew(person),
  renamed: (person) => tables.rename(person),
});

/** What a table says of somebody: that they set it up, and what each seat has to do with them. */
function placesOf({ id, game, status, createdAt, data }: TableRow, person: string): object {
  const seats = data.seats.flatMap(({ name, ...seat }, index) => {
    const as = (['person', 'invited', 'left', 'declined'] as const).filter((role) => seat[role] === person);
    const sits = as.includes('person') && { name, program: seat.program ?? false };
    return as.length > 0
      ? [{ seat: seatNumber(index), as: as.map((role) => (role === 'person' ? 'sits' : role)), ...sits }]
      : [];
  });
  const asked = data.offers.filter(({ by, yes }) => by === person || yes.includes(person)).map(({ kind }) => kind);
  return { table: id, game, status, createdAt, host: data.host === person, seats, asked };
}

/** The game stays for those who played it, without the name. */
function without(row: TableRow, person: string): TableRow {
  const { data, status } = row;
  const seat = (one: SeatData): SeatData => {
    const rest = {
      ...one,
      ...(one.invited === person && { invited: null }),
      ...(one.left === person && { left: null, sat: null }),
      ...(one.declined === person && { declined: null }),
    };
    if (one.person !== person) return rest;
    if (status === 'gathering') return { ...EMPTY, colour: one.colour };
    // they may have come back to the game after all had been told that they leave it
    return status === 'playing' ? { ...rest, ...BOT_INSTEAD } : { ...rest, person: null, name: '—' };
  };
  const host = data.host === person ? null : data.host;
  const left = withData(row, { host, seats: data.seats.map(seat), offers: [], turnedDown: null });
  return status === 'gathering' ? passHost(left, person) : left;
}

/** What they added to the dice goes with them, so that whoever sits down there can add their own. */
async function dropSeeds(queries: Queries, { id, data }: TableRow): Promise<void> {
  const secret = await secretOf(queries, id);
  const clientSeeds = secret.clientSeeds.filter(({ seat }) => data.seats[seatOf(seat)].person !== null);
  if (clientSeeds.length < secret.clientSeeds.length) await keepSecret(queries, { ...secret, clientSeeds });
}
