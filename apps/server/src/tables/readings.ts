/** Fewer steps than this are told at once: as many as are missed while a line is broken for a moment. */
const FEW = 20;
/** About twice as long as it takes to tell a step of the largest game: so everybody else has two thirds of the time. */
const REST_MS_A_STEP = 0.5;
const MOST_WAITING = 60;
/** A table that can't be read for so long doesn't keep the readers of others waiting. */
const PATIENCE_MS = 1_000;

interface Reading {
  readonly steps: number;
  readonly begin: () => Promise<void>;
}

/**
 * To tell a game from its beginning costs as much as hundreds of moves. So whoever wants that waits for the others who do, one
 * household after another, and between two of them everybody who plays has their turn.
 */
export class Readings {
  /** By household, in the order of their turns. */
  private readonly lines = new Map<string, Reading[]>();
  private busy = false;

  /** False where too many of this household wait already. Returns when it is done, well or not. */
  take(home: string, steps: number, read: () => Promise<void>): Promise<void> | false {
    if (steps <= FEW) return read();
    const line = this.lines.get(home) ?? [];
    if (line.length >= MOST_WAITING) return false;
    const done = new Promise<void>((ended, failed) => {
      line.push({ steps, begin: () => read().then(ended, failed) });
    });
    this.lines.set(home, line);
    if (!this.busy) void this.work();
    return done;
  }

  private async work(): Promise<void> {
    this.busy = true;
    for (let next = this.next(); next; next = this.next()) {
      await Promise.race([next.begin(), pause(PATIENCE_MS)]);
      await pause(next.steps * REST_MS_A_STEP);
    }
    this.busy = false;
  }

  /** Who had their turn goes to the end. */
  private next(): Reading | undefined {
    for (const [home, line] of this.lines) {
      this.lines.delete(home);
      const first = line.shift();
      if (line.length > 0) this.lines.set(home, line);
      if (first) return first;
    }
    return undefined;
  }
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
