import type { RoomContext } from '../room/room-context.ts';
import type { TableRow } from '../room/table-row.ts';
import { MuteStore } from '../store/mute-store.ts';
import type { Sitter } from './seating.ts';

/** Word to somebody for whom a seat is kept. Whom they don't want to hear doesn't call them either. */
export async function sendInviteNotice(
  { rows, accounts }: Pick<RoomContext, 'rows' | 'accounts'>,
  invited: string,
  { id, game }: Pick<TableRow, 'id' | 'game'>,
  by: Pick<Sitter, 'id' | 'name'>,
): Promise<void> {
  const muted = await new MuteStore(rows.database).of(invited);
  if (!muted.includes(by.id)) accounts.notifier.yourTurn(invited, { id, game, invitedBy: by.name });
}
