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

  /** When it was last asked. */
  get usedAt(): number {
    return this.at;
  }

  /** False when there are not so many left at this moment, in milliseconds. What is more than all of them is given once they are all there. */
  take(now: number, count = 1): boolean {
    // a clock that is set back takes nothing away
    const seconds = Math.max(0, now - this.at) / 1000;
    this.tokens = Math.min(this.burst, this.tokens + seconds * this.perSecond);
    this.at = now;
    if (this.tokens < Math.min(count, this.burst)) return false;
    this.tokens -= count;
    return true;
  }
}
