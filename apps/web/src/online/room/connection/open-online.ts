import type { Outcome } from '@tessera/kernel';
import { ok } from '@tessera/kernel';
import { gameEntry } from '../../../games.ts';
import { type OnlineTableConnection, openOnlineTable } from '../../../host/online.ts';
import { recordOf } from '../../server/tables.ts';
import { socketUrl, whyClosed } from './socket.ts';

interface OnlineWish {
  readonly table: string;
  readonly game: string;
  readonly onOther: (message: unknown) => void;
  /** The table is let go, whether it is open by then or not. */
  readonly signal: AbortSignal;
}

/**
 * A table of the server for the page. Its record is asked for where the proof of the dice is; moves whose outcome the
 * rules tell for certain are foreseen.
 */
export async function openOnline(wish: OnlineWish): Promise<Outcome<OnlineTableConnection>> {
  const { table, onOther, signal } = wish;
  const game = await gameEntry(wish.game)?.load();
  const opened = await openOnlineTable({ table, url: socketUrl(table), whyClosed, onOther, game, signal });
  if (!opened.ok) return opened;
  const connection = opened.value;
  const request: OnlineTableConnection['request'] = async (body) => {
    if (body.type !== 'record') {
      const answer = await connection.request(body);
      // it is the server that has no room, not this device
      if (answer.ok || answer.error.code !== 'not-kept') return answer;
      return { ok: false, error: { ...answer.error, code: 'not-kept-there' } };
    }
    const record = await recordOf(table);
    return record.ok ? ok({ type: 'record', record: record.value }) : record;
  };
  return ok({
    get state() {
      return connection.state;
    },
    get connected() {
      return connection.connected;
    },
    get outdated() {
      return connection.outdated;
    },
    lost: connection.lost,
    subscribe: connection.subscribe,
    watch: connection.watch,
    say: connection.say,
    close: connection.close,
    request,
    predict: connection.predict,
    settingsPerSeat: true,
  });
}
