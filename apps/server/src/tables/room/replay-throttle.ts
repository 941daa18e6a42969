import { TokenBucket } from '../../sockets/token-bucket.ts';

/** Fewer steps than this are told at once: as many as are missed while a connection is broken for a moment. */
const FEW = 20;
/** About as long as it takes to put a step of the largest game into words: so everybody else has two thirds of the time. */
const REST_MS_A_STEP = 0.5;
/** What is in words already only has to be sent. */
const REST_MS_A_STEP_TOLD = 0.05;
const MOST_WAITING = 60;
/** A table that can't be read for so long doesn't keep the readers of others waiting. */
const PATIENCE_MS = 1_000;
/** Work that takes longer rests for as long as it took. */
const SLICE_MS = 4;
/** Of one network, whatever they read: a long game some 25 times at once, and then again every twelve seconds. */
const STEPS_PER_SECOND = 100;
const STEPS_AT_ONCE = 30_000;
const FORGET_MS = (STEPS_AT_ONCE / STEPS_PER_SECOND) * 1000;

/** How many steps are told, and how many of them nobody has put into words yet. */
interface Cost {
  readonly steps: number;
  readonly missing: number;
}

type Rest = () => Promise<void>;

interface Reading {
  readonly restMs: number;
  readonly begin: () => Promise<void>;
}

/**
 * To put a game into words from its beginning costs as much as hundreds of moves. So whoever wants that waits for the others who do,
 * one network after another, and everybody who plays has their turn in between. What is in words already is soon told, as far as the
 * network has not been told too much lately.
 */
export class ReplayThrottle {
  /** By network, in the order of their turns. */
  private readonly queues = new Map<string, Reading[]>();
  private readonly now: () => number;
  private budgets = new Map<string, TokenBucket>();
  private forgotten: number;
  private busy = false;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
    this.forgotten = now();
  }

  /** False where too many of this network wait already, or it has been told too much. Returns when it is done, well or not. */
  take(network: string, { steps, missing }: Cost, read: (rest: Rest) => Promise<void>): Promise<void> | false {
    if (steps <= FEW) return read(slices());
    const queue = this.queues.get(network) ?? [];
    if (queue.length >= MOST_WAITING || !this.mayBeTold(network, steps)) return false;
    const restMs = missing * REST_MS_A_STEP + steps * REST_MS_A_STEP_TOLD;
    const done = new Promise<void>((ended, failed) => {
      queue.push({ restMs, begin: () => read(slices()).then(ended, failed) });
    });
    this.queues.set(network, queue);
    if (!this.busy) void this.work();
    return done;
  }

  private mayBeTold(network: string, steps: number): boolean {
    const now = this.now();
    // by then each of them may be told as much as at first
    if (now - this.forgotten > FORGET_MS) {
      this.budgets = new Map([...this.budgets].filter(([, { usedAt }]) => now - usedAt < FORGET_MS));
      this.forgotten = now;
    }
    const budget = this.budgets.get(network) ?? new TokenBucket(STEPS_PER_SECOND, STEPS_AT_ONCE, now);
    this.budgets.set(network, budget);
    return budget.take(now, steps);
  }

  private async work(): Promise<void> {
    this.busy = true;
    for (let next = this.next(); next; next = this.next()) {
      await Promise.race([next.begin(), pause(PATIENCE_MS)]);
      await pause(next.restMs);
    }
    this.busy = false;
  }

  /** Who had their turn goes to the end. */
  private next(): Reading | undefined {
    for (const [network, queue] of this.queues) {
      this.queues.delete(network);
      const first = queue.shift();
      if (queue.length > 0) this.queues.set(network, queue);
      if (first) return first;
    }
    return undefined;
  }
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });

/** A rest after each slice of work that was long enough. */
function slices(): Rest {
  let begun = performance.now();
  return async () => {
    const took = performance.now() - begun;
    if (took < SLICE_MS) return;
    await pause(took);
    begun = performance.now();
  };
}
