interface Guesses {
  /** How many were wrong in a row. */
  wrong: number;
  /** No other guess is looked at before. */
  notBefore: number;
}

export interface GuessLimits {
  /** So many wrong guesses cost nothing: people mistype. */
  readonly free: number;
  /** Each wrong guess after those doubles the wait, from one second up to this. */
  readonly longestMs: number;
}

const SECOND = 1_000;
/** After so long without a guess all is forgotten. */
const FORGET_MS = 60 * 60 * SECOND;
/** Whoever fills the memory with keys of their own loses the oldest of them first. */
const MOST_KEYS = 50_000;

/**
 * Slows down guessing at a secret, by a key: an account, a network address. The wait grows and has an end, so nobody is locked out for
 * long. A guess counts as wrong from the moment it is made, so that many at the same time are no way around.
 */
export class GuessDelay {
  private readonly limits: GuessLimits;
  private readonly now: () => number;
  /** In the order of the last guess. */
  private readonly guesses = new Map<string, Guesses>();

  constructor(limits: GuessLimits, now: () => number = Date.now) {
    this.limits = limits;
    this.now = now;
  }

  /** How many milliseconds there are to wait for the next guess; 0 when there is no need to. */
  wait(key: string): number {
    const known = this.guesses.get(key);
    if (!known || known.notBefore + FORGET_MS < this.now()) return 0;
    return Math.max(0, known.notBefore - this.now());
  }

  /** A guess is made; it is wrong until `right` is called. */
  made(key: string): void {
    const known = this.guesses.get(key);
    const stale = known === undefined || known.notBefore + FORGET_MS < this.now();
    const wrong = stale ? 1 : known.wrong + 1;
    const over = wrong - this.limits.free;
    const delay = over < 0 ? 0 : Math.min(this.limits.longestMs, SECOND * 2 ** Math.min(over, 20));
    this.guesses.delete(key);
    this.guesses.set(key, { wrong, notBefore: this.now() + delay });
    for (const oldest of this.guesses.keys()) {
      if (this.guesses.size <= MOST_KEYS) break;
      this.guesses.delete(oldest);
    }
  }

  /** The last guess was right, but those before it still count. */
  unmade(key: string): void {
    const known = this.guesses.get(key);
    if (known) this.guesses.set(key, { wrong: known.wrong - 1, notBefore: this.now() });
  }

  /** Whoever guesses at that key knows the secret. */
  right(key: string): void {
    this.guesses.delete(key);
  }
}
