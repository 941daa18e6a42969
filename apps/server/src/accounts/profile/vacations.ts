import { fail, type Outcome, ok } from '@tessera/kernel';
import type { ProblemCode } from '@tessera/protocol/lists';
import type { Database } from '../../store/index.ts';
import { type Vacation, VacationStore } from '../store/vacation-store.ts';

export const DAYS_A_YEAR = 30;
const DAY = 24 * 60 * 60 * 1000;
const SHORTEST = 60 * 60 * 1000;
/** No turn is older than the longest clock and the longest vacation. */
const REMEMBERED = 400 * DAY;

/** Who is away, and until when. Small enough to be kept in memory: clocks ask at every turn. */
export class Vacations {
  private readonly store: VacationStore;
  private readonly known = new Map<string, readonly Vacation[]>();
  private readonly listeners = new Set<(person: string) => void>();

  private constructor(database: Database) {
    this.store = new VacationStore(database);
  }

  static async open(database: Database, now: number): Promise<Vacations> {
    const vacations = new Vacations(database);
    for (const person of await vacations.store.people(now - REMEMBERED)) await vacations.readAgain(person);
    return vacations;
  }

  /** The oldest first. */
  of(person: string): readonly Vacation[] {
    return this.known.get(person) ?? [];
  }

  /** Until when they are away; undefined for somebody who is there. */
  awayUntil(person: string, now: number): number | undefined {
    return this.of(person).find(([from, until]) => from <= now && now < until)?.[1];
  }

  /** Whole days that they may still be away in this year. */
  daysLeft(person: string, now: number): number {
    return Math.max(0, DAYS_A_YEAR - spentIn(yearOf(now), this.of(person)));
  }

  /** From now on, or until another day than was said before. */
  async go(person: string, until: number, now: number): Promise<Outcome<null, ProblemCode>> {
    if (until < now + SHORTEST) return fail('bad-vacation', 'A vacation ends on a later day than it begins.');
    const current = this.of(person).find(([from, to]) => from <= now && now < to);
    const vacation: Vacation = [current?.[0] ?? now, until];
    const all = [...this.of(person).filter((one) => one !== current), vacation];
    const years = [yearOf(vacation[0]), yearOf(vacation[0]) + 1];
    if (until > vacation[0] + 2 * DAYS_A_YEAR * DAY || years.some((year) => spentIn(year, all) > DAYS_A_YEAR))
      return fail('vacation-spent', `There are ${DAYS_A_YEAR} days of vacation in a year, and these are more.`);
    await this.store.add(person, vacation);
    await this.changed(person);
    return ok(null);
  }

  /** They are back before they had to be. */
  async comeBack(person: string, now: number): Promise<void> {
    await this.store.end(person, now);
    await this.changed(person);
  }

  /** Another server may have been told. */
  async readAgain(person: string): Promise<void> {
    const vacations = await this.store.of(person);
    if (vacations.length === 0) this.known.delete(person);
    else this.known.set(person, vacations);
  }

  forget(person: string): void {
    this.known.delete(person);
  }

  /** Whoever runs clocks hears when somebody goes or comes back. */
  onChange(listener: (person: string) => void): void {
    this.listeners.add(listener);
  }

  private async changed(person: string): Promise<void> {
    await this.readAgain(person);
    for (const listener of this.listeners) listener(person);
  }
}

const yearOf = (at: number): number => new Date(at).getUTCFullYear();

/**
 * The days of that year, from the oldest vacation on. A day that has begun is spent, so that nobody stops a clock by a vacation
 * of minutes, again and again; but once, however often they come back in it and go again. It lasts from when they went: nobody
 * here knows when it is midnight where they are.
 */
function spentIn(year: number, vacations: readonly Vacation[]): number {
  let days = 0;
  let spentUntil = Number.NEGATIVE_INFINITY;
  for (const [from, until] of vacations)
    for (let day = Math.max(from, spentUntil); day < Math.max(until, from + 1); day += DAY) {
      if (yearOf(day) === year) days++;
      spentUntil = day + DAY;
    }
  return days;
}
