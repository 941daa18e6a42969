import { fail, ok } from '@tessera/kernel';
import { type Caller, Refusal } from '../people/index.ts';
import { CLOSE, type Door } from '../sockets/index.ts';
import type { Member, RoomSocket } from './member.ts';
import type { Room } from './room.ts';
import type { Tables } from './tables.ts';

export interface TableVisitor {
  readonly table: string;
  /** Nobody who is known, for somebody who only looks on. */
  readonly caller: Caller | undefined;
}

/** `/ws?table=ID`: whoever has a table's address may look on, and plays if they sit there. */
export function tableDoor(tables: Tables): Door<TableVisitor> {
  return {
    admit: async (arrival) => {
      const table = arrival.url.searchParams.get('table') ?? '';
      if (!/^[\w-]{1,64}$/.test(table) || !(await tables.rows.get(table)))
        return fail('no-such-table', 'There is no table at this address; it may have been given up.');
      const caller = await tables.people.callerOf(arrival);
      if (!caller && arrival.authorization)
        return fail('bad-token', 'This token is not known here; it may have been revoked.');
      return ok({ table, caller });
    },
    enter: (socket, visitor) => enter(tables, socket, visitor),
  };
}

/** Messages that come before the table is open wait for it. */
export function enter(tables: Tables, socket: RoomSocket, { table, caller }: TableVisitor): void {
  let gone = false;
  const joined = join().catch((error: unknown) => {
    if (!(error instanceof Refusal)) tables.onTrouble('a table could not be opened', error);
    socket.close(error instanceof Refusal ? CLOSE.noTable : CLOSE.failed);
    return undefined;
  });

  async function join(): Promise<{ room: Room; member: Member } | undefined> {
    const room = await tables.room(table);
    if (gone) return undefined;
    const member = await room.join(socket, caller);
    if (!member) return undefined;
    if (gone) room.leave(member);
    return { room, member };
  }

  socket.onMessage = async (message) => {
    const place = await joined;
    if (!place || gone) return;
    const { room, member } = place;
    socket.onMessage = (next) => (gone ? undefined : room.hear(member, next));
    await room.hear(member, message);
  };
  socket.onClose = () => {
    gone = true;
    void joined.then((place) => place?.room.leave(place.member));
  };
}
