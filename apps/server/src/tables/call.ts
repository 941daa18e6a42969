import { MuteStore } from './chat.ts';
import type { Sitter } from './gathering.ts';
import type { House } from './house.ts';
import type { TableRow } from './row.ts';

/** Word to somebody for whom a seat is kept. Whom they don't want to hear doesn't call them either. */
export async function call(
  { rows, people }: Pick<House, 'rows' | 'people'>,
  invited: string,
  { id, game }: Pick<TableRow, 'id' | 'game'>,
  by: Pick<Sitter, 'id' | 'name'>,
): Promise<void> {
  const muted = await new MuteStore(rows.database).of(invited);
  if (!muted.includes(by.id)) people.notifier.yourTurn(invited, { id, game, invitedBy: by.name });
}
