/** So many a second in the long run, a few more at once. */
export class TokenBucket {
  private readonly perSecond: number;
  private readonly burst: number;
  private tokens: number;
  private at: number;

  constructor(perSecond: number, burst: number, now: number) {
    this.perSecond = perSecond;
    this.burst = burst;
    this.tokens = burst;
    this.at = now;
  }

  /** False when there is none left at this moment, in milliseconds. */
  take(now: number): boolean {
    // a clock that is set back takes nothing away
    const seconds = Math.max(0, now - this.at) / 1000;
    this.tokens = Math.min(this.burst, this.tokens + seconds * this.perSecond);
    this.at = now;
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }
}
