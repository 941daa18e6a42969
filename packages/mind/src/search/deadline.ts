/** Evaluations between two looks at the clock: a look takes time, too … */
const PACE = 8;
/** … but none to speak of where so much has passed since the last one. */
const SLOW_MS = 2;

/** When a search has to stop, in the middle of a long row of moves if need be. */
export class Deadline {
  passed = false;
  private readonly at: number;
  private readonly now: () => number;
  private paces = 0;
  private pace = PACE;
  private looked = Infinity;

  constructor(at: number, now: () => number) {
    this.at = at;
    this.now = now;
  }

  /** Looks at the clock. */
  look(): boolean {
    if (this.passed || this.at === Infinity) return this.passed;
    const time = this.now();
    if (time - this.looked > SLOW_MS) this.pace = 1;
    this.looked = time;
    this.passed = time >= this.at;
    return this.passed;
  }

  /** Looks at the clock now and then, on a slow machine each time: for what is done once for every move of a position. */
  glance(): boolean {
    return ++this.paces % this.pace === 0 ? this.look() : this.passed;
  }
}
