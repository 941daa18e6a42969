import { fail, ok } from '@tessera/kernel';
import { type IsOut, Refusal } from '../../accounts/index.ts';
import { CLOSE, networkOf, type SocketHandler } from '../../sockets/index.ts';
import { noSuchTable } from '../store/table-rows.ts';
import type { Tables } from '../tables.ts';
import type { Member, RoomSocket, Visitor } from './member.ts';
import type { Room } from './room.ts';

export interface TableVisitor extends Visitor {
  readonly table: string;
  /** Who has signed out since they were asked who they are. */
  readonly isOut?: IsOut;
}

/**
 * `/ws?table=ID`: whoever has a table's address may look on, and plays if they sit there. Whoever asks for a table that is no more
 * is let in, too, to be sent away at once: a browser tells its page why a socket was closed, never why it was refused.
 */
export function tableSocketHandler(tables: Tables): SocketHandler<TableVisitor> {
  return {
    admit: async (upgrade) => {
      const table = upgrade.url.searchParams.get('table') ?? '';
      const isOut = tables.accounts.watchSignOuts();
      const caller = await tables.accounts.callerOf(upgrade);
      if (!caller && upgrade.authorization)
        return fail('bad-token', 'This token is not known here; it may have been revoked.');
      return ok({ table, caller, network: networkOf(upgrade.address), isOut });
    },
    enter: (socket, visitor) => enter(tables, socket, visitor),
  };
}

/** Messages that come before the table is open wait for it. */
export function enter(tables: Tables, socket: RoomSocket, visitor: TableVisitor): void {
  const { table, caller, isOut } = visitor;
  if (caller && isOut?.(caller)) {
    socket.close(CLOSE.signedOut);
    return;
  }
  let gone = false;
  const stopListening = tables.accounts.onSignedOut((isOutNow) => {
    if (caller && isOutNow(caller)) socket.close(CLOSE.signedOut);
  });
  const joined = join().catch((error: unknown) => {
    if (!(error instanceof Refusal)) tables.onError('a table could not be opened', error, table);
    socket.close(error instanceof Refusal ? CLOSE.noTable : CLOSE.failed);
    return undefined;
  });

  async function join(): Promise<{ room: Room; member: Member } | undefined> {
    if (!/^[\w-]{1,64}$/.test(table)) throw noSuchTable();
    const room = await tables.room(table);
    if (gone || !socket.isOpen) return undefined;
    const member = await room.join(socket, visitor);
    if (!member) return undefined;
    const place = { room, member };
    if (gone) room.leave(member);
    // it may have been given up while they came in
    if (gone || (await tables.room(table)) === room) return place;
    room.leave(member);
    return join();
  }

  socket.onMessage = async (message) => {
    const place = await joined;
    // a socket that is being closed is not heard any more
    if (!place || gone || !socket.isOpen) return;
    const { room, member } = place;
    socket.onMessage = (next) => (gone ? undefined : room.receive(member, next));
    await room.receive(member, message);
  };
  socket.onClose = () => {
    gone = true;
    stopListening();
    void joined.then((place) => place?.room.leave(place.member));
  };
}
