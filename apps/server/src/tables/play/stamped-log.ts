import type { SeatNumber } from '@tessera/kernel';
import { type Entry, quoted, type TableLog, type Told } from '@tessera/table';
import type { Appended, MoveLog } from '../../store/index.ts';
import type { Stamp } from './clock.ts';

/** An entry as it is written: the last one of those written together says when that was, who was waited for then, and whether a bot has moved. */
type Stamped = Entry & { readonly t?: number; readonly w?: SeatNumber; readonly b?: 1 };

export interface StampSource {
  readonly now: () => number;
  readonly waitedFor: () => SeatNumber;
  /** Whether a bot plays there. */
  readonly isBot: (seat: SeatNumber) => boolean;
  /** What has been written, once it is safe. */
  readonly written: (stamp: Stamp) => void;
  /** Somebody else has written, too: these are all the moments there are. */
  readonly readAgain: (stamps: readonly Stamp[]) => void;
}

/** The log of one table, with the time of each entry, so that clocks need nothing written besides. */
export class StampedLog implements TableLog {
  private readonly log: MoveLog;
  private readonly source: StampSource;

  constructor(log: MoveLog, source: StampSource) {
    this.log = log;
    this.source = source;
  }

  append(table: string, number: number, entries: readonly Entry[], told: Told): void {
    const { now, waitedFor, isBot, written } = this.source;
    const byBot = isBot(entries[0].by);
    const stamp = { at: now(), seat: waitedFor(), undone: undoneIn(entries), byBot };
    const stampText = `,"t":${stamp.at},"w":${stamp.seat}${byBot ? ',"b":1' : ''}`;
    const texts = entries.map((entry, index) => textOf(entry, index === entries.length - 1 ? stampText : ''));
    const done = (appended: Appended) => {
      if (appended.ok) written(stamp);
      else if (appended.reason !== 'taken') throw new Error(`The log of a table can't be written: ${appended.reason}.`);
      told.done(appended.ok);
    };
    this.log.appendTexts({ table, number, entries: texts }, { done, failed: told.failed });
  }

  async read(table: string): Promise<readonly Entry[]> {
    const { entries, stamps } = await readStamped(this.log, table);
    this.source.readAgain(stamps);
    return entries;
  }
}

function undoneIn(entries: readonly Entry[]): Stamp['undone'] {
  for (const entry of entries) if ('undo' in entry) return undoneBy(entry);
  return undefined;
}

function undoneBy(entry: Entry): Stamp['undone'] {
  if (!('undo' in entry)) return undefined;
  return entry.by === 0 ? 'agreed' : 'alone';
}

/** As JSON, with the stamp at its end. A plain move, which nearly all are, is put together by hand. */
function textOf(entry: Entry, stamp: string): string {
  if ('move' in entry && !entry.held && !entry.again && !entry.thrown)
    return `{"by":${entry.by},"move":${quoted(entry.move)}${stamp}}`;
  return `${JSON.stringify(entry).slice(0, -1)}${stamp}}`;
}

/** The journal of a table, and the moments at which it was written. */
export async function readStamped(log: MoveLog, table: string): Promise<{ entries: Entry[]; stamps: Stamp[] }> {
  const entries: Entry[] = [];
  const stamps: Stamp[] = [];
  let undone: Stamp['undone'];
  for (const row of await log.read(table)) {
    const { t, w, b, ...entry } = row as unknown as Stamped;
    undone ??= undoneBy(entry as Entry);
    entries.push(entry as Entry);
    if (t === undefined || w === undefined) continue;
    stamps.push({ at: t, seat: w, undone, byBot: b === 1 });
    undone = undefined;
  }
  return { entries, stamps };
}

/** Since when whoever is waited for at that table is; from its log alone, without playing it. Undefined if nothing has happened there. */
export async function waitedSince(log: MoveLog, table: string): Promise<number | undefined> {
  const { stamps } = await readStamped(log, table);
  const before = stamps.findLastIndex(({ seat }) => seat !== stamps.at(-1)?.seat);
  return stamps[before + 1]?.at;
}
