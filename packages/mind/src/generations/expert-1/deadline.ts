import { PACE } from './settings.ts';

/** When a search has to stop, in the middle of a long row of moves if need be. */
export class Deadline {
  passed = false;
  private readonly at: number;
  private readonly now: () => number;
  private paces = 0;

  constructor(at: number, now: () => number) {
    this.at = at;
    this.now = now;
  }

  /** Looks at the clock. */
  look(): boolean {
    if (!this.passed && this.at < Infinity && this.now() >= this.at) this.passed = true;
    return this.passed;
  }

  /** Looks at the clock now and then: for what is done once for every move of a position. */
  glance(): boolean {
    return ++this.paces % PACE === 0 ? this.look() : this.passed;
  }
}
