/** How many sockets a table has, one for each seat. */
export const SOCKETS = 3;

/** A game that is being played over three sockets. */
export interface Match {
  readonly over: boolean;
  /**
   * One move by whoever is to act. `heard` is called once it is acknowledged and the other two have heard of it, too; with
   * how many numbered moves a log has of it, where a roll that follows is one of its own.
   */
  move(heard: (numbered?: number) => void): void;
  close(): void;
}

/** Where matches come from. A peer's match never ends; one of ours is a real game, and is followed by another. */
export interface Opponents {
  begin(): Promise<Match>;
  /** About how many matches so many tables use up in that time, beyond the first of each. */
  spares(tables: number, seconds: number): number;
}

/** Calls back once all have reported, each time anew. */
export class Gathering {
  private missing = 0;
  private complete: () => void = () => undefined;

  expect(count: number, complete: () => void): void {
    this.missing = count;
    this.complete = complete;
  }

  report(): void {
    if (--this.missing === 0) this.complete();
  }
}
