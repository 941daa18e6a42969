import type { TurnTable } from './turn.ts';

export interface Pace {
  /** Who moves within this time needn't be told. */
  readonly delayMs: number;
  /** After somebody was told, they are left alone for so long. */
  readonly quietMs: number;
}

interface Waiting {
  readonly table: TurnTable;
  since: number;
  tries: number;
  beingTold: boolean;
}

/** Somebody to be told, of all their tables at once. */
export class Due {
  readonly person: string;
  readonly waiting: readonly Waiting[];

  constructor(person: string, waiting: readonly Waiting[]) {
    this.person = person;
    this.waiting = waiting;
  }

  get tables(): readonly TurnTable[] {
    return this.waiting.map(({ table }) => table);
  }
}

const MOST_TRIES = 5;

/** Who is to be told of which turns, and when: not at once, not too often, and not once the turn is over. */
export class TurnQueue {
  private readonly pace: Pace;
  private readonly accounts = new Map<string, Map<string, Waiting>>();
  private readonly quietUntil = new Map<string, number>();

  constructor(pace: Pace) {
    this.pace = pace;
  }

  /** Said again of a turn that is not over, it is the same word: it comes neither later nor twice. */
  add(person: string, table: TurnTable, now: number): void {
    const tables = this.accounts.get(person) ?? new Map<string, Waiting>();
    const known = tables.get(table.id);
    if (known && known.table.invitedBy === table.invitedBy) return;
    this.accounts.set(person, tables.set(table.id, { table, since: now, tries: 0, beingTold: false }));
  }

  remove(person: string, table: string): void {
    const tables = this.accounts.get(person);
    if (tables?.delete(table) && tables.size === 0) this.accounts.delete(person);
  }

  /** What is to be said at this moment. Who looks at the table needs no word, for the time being. */
  take(now: number, isHere: (person: string, table: string) => boolean): Due[] {
    for (const [person, until] of this.quietUntil) if (until <= now) this.quietUntil.delete(person);
    const due: Due[] = [];
    for (const [person, tables] of this.accounts) {
      if (this.quietUntil.has(person)) continue;
      const isAway = ({ beingTold, table }: Waiting) => !beingTold && !isHere(person, table.id);
      // when is asked before who is where: there may be thousands who have just begun to wait
      if (!some(tables, (waiting) => waiting.since + this.pace.delayMs <= now && isAway(waiting))) continue;
      const away = [...tables.values()].filter(isAway);
      for (const waiting of away) waiting.beingTold = true;
      this.quietUntil.set(person, now + this.pace.quietMs);
      due.push(new Due(person, away));
    }
    return due;
  }

  /** They have been told, or can't be in this way. */
  done({ person, waiting }: Due): void {
    for (const one of waiting) if (this.isStill(person, one)) this.remove(person, one.table.id);
  }

  /** It could not be said: it is tried again later, a few times, unless the turn is over by then. */
  failed({ person, waiting }: Due, now: number): void {
    for (const one of waiting) {
      one.tries++;
      one.since = now;
      one.beingTold = false;
      if (one.tries >= MOST_TRIES && this.isStill(person, one)) this.remove(person, one.table.id);
    }
  }

  /** And not their next turn at the same table. */
  private isStill(person: string, waiting: Waiting): boolean {
    return this.accounts.get(person)?.get(waiting.table.id) === waiting;
  }
}

function some(tables: ReadonlyMap<string, Waiting>, holds: (waiting: Waiting) => boolean): boolean {
  for (const waiting of tables.values()) if (holds(waiting)) return true;
  return false;
}
