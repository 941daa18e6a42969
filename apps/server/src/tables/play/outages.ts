import type { Database } from '../../store/index.ts';
import { OutageStore } from '../store/outage-store.ts';
import type { Stops } from './clock.ts';

/** As long as a page may wait before it dials again: nobody's time runs before they can be back. */
const COMING_BACK_MS = 10_000;

/** When the server was not there: time that nobody's clock counts. */
export class Outages {
  private readonly store: OutageStore;
  private list: (readonly [from: number, to: number])[] = [];

  private constructor(database: Database) {
    this.store = new OutageStore(database);
  }

  /**
   * Notes the time since the last heartbeat, of any server on this database, as one: a server that starts was not there
   * before, however short that was. While it runs nothing is noted, so that one that is busy gives no time away.
   */
  static async open(database: Database, now: number): Promise<Outages> {
    const outages = new Outages(database);
    await outages.store.end(now, COMING_BACK_MS);
    await outages.beat(now);
    outages.list = await outages.store.all();
    return outages;
  }

  /** We are there. To be said every few seconds while a clock runs, now and then otherwise, and at the end. */
  beat(now: number): Promise<void> {
    return this.store.beat(now);
  }

  since(start: number): Stops {
    return this.list.filter(([, to]) => to > start);
  }
}
