import { TokenBucket } from './token-bucket.ts';

const LEAST_AT_ONCE = 60;
/** So long after the last one, a network may come as often as at first. */
const REFILL_S = 40;
const FORGET_MS = 2 * REFILL_S * 1000;

/**
 * How often one network may come: to let somebody in, and to tell everybody at a table of it, costs far more than a message, and
 * what a socket may do at once begins anew with each.
 */
export class ConnectionLimit {
  private readonly atOnce: number;
  private lately = new Map<string, TokenBucket>();
  /** Whoever has not come since these were counted can be forgotten. */
  private before = new Map<string, TokenBucket>();
  private turned: number;

  constructor(socketsPerAddress: number, now: number) {
    this.atOnce = Math.max(LEAST_AT_ONCE, 2 * socketsPerAddress);
    this.turned = now;
  }

  /** False when it was too often. */
  take(home: string, now: number): boolean {
    if (now - this.turned > FORGET_MS) {
      this.before = this.lately;
      this.lately = new Map();
      this.turned = now;
    }
    const known = this.lately.get(home) ?? this.before.get(home);
    const bucket = known ?? new TokenBucket(this.atOnce / REFILL_S, this.atOnce, now);
    this.lately.set(home, bucket);
    return bucket.take(now);
  }
}
