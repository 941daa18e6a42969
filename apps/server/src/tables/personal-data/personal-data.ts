import type { PersonalDataHolder } from '../../accounts/index.ts';
import type { Queries } from '../../store/index.ts';
import type { StoredChatMessage } from '../moderation/chat.ts';
import { plansOf } from '../play/plans.ts';
import { type SeatData, seatsOf, type TableRow, withData } from '../room/table-row.ts';
import { changeWithin, keepSecret, secretOf } from '../room/table-rows.ts';
import { BOT_INSTEAD, EMPTY, passHost } from '../seating/seating.ts';
import type { Tables } from '../tables.ts';

/** What tables keep about somebody: where they sat, and what they said. */
export const tablePersonalData = (tables: Tables): PersonalDataHolder => ({
  name: 'tables',
  about: async (person) => {
    const { database } = tables.rows;
    const at: object[] = [];
    for (const id of await tablesOf(database, person, '1 = 1')) {
      const row = await tables.rows.get(id);
      if (row) at.push(placesOf(row, person));
    }
    const said = await database.all<object>(
      'SELECT table_id AS "table", at, text, phrase FROM chat_lines WHERE person = ? ORDER BY at, id',
      [person],
    );
    const muted = await database.all<{ muted: string }>('SELECT muted FROM mutes WHERE person = ?', [person]);
    const reports = await database.all<object>(
      'SELECT table_id AS "table", at, message FROM reports WHERE person = ? ORDER BY at, id',
      [person],
    );
    return { at, plans: await plansOf(database, person), said, muted: muted.map((row) => row.muted), reports };
  },
  leave: async (person) => {
    for (const id of await tablesOf(tables.rows.database, person, "t.status = 'playing'")) {
      const room = await tables.room(id);
      await room.replaceByBot(seatsOf(room.row, person), 'left');
      await room.settle();
    }
  },
  forget: async (person, queries) => {
    for (const id of await tablesOf(queries, person, '1 = 1')) {
      const row = await changeWithin(queries, id, (before) => without(before, person));
      if (row.status === 'gathering') await dropSeeds(queries, row);
    }
    await queries.run('DELETE FROM plans WHERE person = ?', [person]);
    await queries.run('DELETE FROM chat_lines WHERE person = ?', [person]);
    const reports = await queries.all<{ id: string; chat: string }>('SELECT id, chat FROM reports WHERE chat LIKE ?', [
      `%"${person}"%`,
    ]);
    for (const { id, chat } of reports) {
      const kept = (JSON.parse(chat) as StoredChatMessage[]).filter((line) => line.person !== person);
      await queries.run('UPDATE reports SET chat = ? WHERE id = ?', [JSON.stringify(kept), id]);
    }
    await queries.run('UPDATE reports SET person = NULL WHERE person = ?', [person]);
    await queries.run('DELETE FROM mutes WHERE muted = ?', [person]);
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
      ? [{ seat: index + 1, as: as.map((role) => (role === 'person' ? 'sits' : role)), ...sits }]
      : [];
  });
  const asked = data.offers.filter(({ by, yes }) => by === person || yes.includes(person)).map(({ kind }) => kind);
  return { table: id, game, status, createdAt, host: data.host === person, seats, asked };
}

/** Where they sit, where they are invited, where they sat before a bot did, and what they have set up. */
async function tablesOf(queries: Queries, person: string, where: string): Promise<string[]> {
  const rows = await queries.all<{ id: string }>(
    `SELECT t.id FROM tables t WHERE ${where} AND (t.data LIKE ? OR EXISTS
       (SELECT 1 FROM table_seats s WHERE s.table_id = t.id AND s.person = ?))
     ORDER BY t.created_at, t.id`,
    [`%"${person}"%`, person],
  );
  return rows.map(({ id }) => id);
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
  const clientSeeds = secret.clientSeeds.filter(({ seat }) => data.seats[seat - 1].person !== null);
  if (clientSeeds.length < secret.clientSeeds.length) await keepSecret(queries, { ...secret, clientSeeds });
}
