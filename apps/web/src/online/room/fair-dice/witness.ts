import { isObject, type SeatNumber } from '@tessera/kernel';
import { playedHere, type Room } from '../room.ts';

/** What this page noted of a table's dice before they were rolled, so that a proof can be held against it. */
export interface Witness {
  readonly commitment?: string;
  /** What this page offered to add. */
  readonly seed: string;
  /** The server has said that it counts. */
  readonly counts: boolean;
  /** Links of the log that this page was told, every sixteenth and the newest: the log can't be changed behind them. */
  readonly links?: readonly string[];
}

const LINKS_APART = 16;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

const keyOf = (table: string) => `tessera.dice.${table}`;

export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export function readWitness(table: string, storage: Storage = localStorage): Witness | undefined {
  try {
    const json: unknown = JSON.parse(storage.getItem(keyOf(table)) ?? 'null');
    if (!isObject(json) || typeof json['seed'] !== 'string') return undefined;
    const { commitment, seed, counts, links } = json;
    return {
      ...(typeof commitment === 'string' ? { commitment } : {}),
      seed,
      counts: counts === true,
      ...(Array.isArray(links) ? { links: links.filter((link) => typeof link === 'string') } : {}),
    };
  } catch {
    // damaged or forbidden: then the proof is held against itself alone
    return undefined;
  }
}

function write(table: string, witness: Witness, storage: Storage): Witness {
  try {
    storage.setItem(keyOf(table), JSON.stringify(witness));
  } catch {
    // full or forbidden: then the proof is held against itself alone
  }
  return witness;
}

/** The seed of this page for that table: the same one each time it is asked for. */
export const seedFor = (table: string, seed = newSeed(), storage: Storage = localStorage): string =>
  (readWitness(table, storage) ?? write(table, { seed, counts: false }, storage)).seed;

/** For those seats, in that join of the room: what was said before the last one may never have arrived. */
export const seedFrom = (joins: number, seats: readonly SeatNumber[]): string => `${joins} ${seats}`;

/** From where our seed is to be offered, if it has not been; undefined where it counts already, or can't. */
export function seedDue({ table, clientSeeds, joins }: Room): string | undefined {
  const { status, yourSeats } = table;
  const isGiven = clientSeeds.some(({ seat }) => yourSeats.includes(seat));
  return status === 'gathering' && yourSeats.length > 0 && !isGiven ? seedFrom(joins, yourSeats) : undefined;
}

/**
 * Notes the commitment the first time it is seen, and that the seed has arrived. Later words change nothing of it, unless one
 * has stood up before the game: a seed goes with whoever gave it.
 */
export function noteDice(room: Room, me: string | undefined, storage: Storage = localStorage): void {
  const { table, clientSeeds } = room;
  const before = readWitness(table.id, storage);
  if (!before) return;
  const commitment = before.commitment ?? (table.moves === 0 ? table.commitment : null) ?? undefined;
  const isListed = clientSeeds.some(({ seed }) => seed === before.seed);
  const counts = isListed || (before.counts && playedHere(room, me));
  if (commitment === before.commitment && counts === before.counts) return;
  write(table.id, { ...before, counts, ...(commitment ? { commitment } : {}) }, storage);
}

/** Notes the newest link of the log; those that stay are never written over. */
export function noteLink(table: string, link: string | undefined, storage: Storage = localStorage): void {
  const before = link === undefined ? undefined : readWitness(table, storage);
  const { links = [] } = before ?? {};
  if (!before || link === undefined || links.includes(link)) return;
  const number = numberOf(link);
  // what was told first of a number is what counts
  const stay = links.filter((each) => numberOf(each) % LINKS_APART === 0 || numberOf(each) >= number);
  if (stay.some((each) => numberOf(each) >= number)) return;
  write(table, { ...before, links: [...stay, link] }, storage);
}

const numberOf = (link: string): number => Number(link.split(':')[0]);
