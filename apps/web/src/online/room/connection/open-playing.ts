import { fail, type Outcome, ok } from '@tessera/kernel';
import { failed } from '../../../controls/failed.ts';

/**
 * The connection to a table, and what shows it. Where one of them can't be had the other is of no use: then what is open,
 * or is being opened, is let go.
 */
export async function openPlaying<C, U>(
  connect: (signal: AbortSignal) => Promise<Outcome<C>>,
  load: () => Promise<U | undefined>,
  leaving: AbortController,
): Promise<Outcome<{ readonly connection: C; readonly ui: U }>> {
  const both = await Promise.all([connect(leaving.signal), load()]).catch((error: unknown) => ({
    ok: false as const,
    error: failed(error),
  }));
  if (!Array.isArray(both)) {
    leaving.abort();
    return both;
  }
  const [connection, ui] = both;
  if (!connection.ok) return connection;
  if (ui !== undefined) return ok({ connection: connection.value, ui });
  leaving.abort();
  return fail('unknown-game', 'This table is of a game that is not here.');
}
