import type { Step } from '@tessera/table';

export interface ReplayShown {
  /** How many steps have been played: 0 is the empty board. */
  readonly at: number;
  readonly playing: boolean;
}

type After = (ms: number, then: () => void) => () => void;

const afterTimeout: After = (ms, then) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};

/** A finished or shared game, walked through forwards and backwards. */
export class ReplayController {
  readonly steps: readonly Step[];
  private readonly pace: (step: Step) => number;
  private readonly after: After;
  private readonly listeners = new Set<() => void>();
  private shown: ReplayShown;
  private cancelTimer: (() => void) | undefined;

  /** Starts at that moment, as when the same game is looked at with other eyes. */
  constructor(steps: readonly Step[], pace: (step: Step) => number, at = 0, after: After = afterTimeout) {
    this.steps = steps;
    this.shown = { at: Math.min(at, steps.length), playing: false };
    this.pace = pace;
    this.after = after;
  }

  readonly snapshot = (): ReplayShown => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Goes to a moment, and stays there. */
  readonly jump = (at: number): void => {
    this.stop();
    this.change({ at: Math.max(0, Math.min(this.steps.length, at)), playing: false });
  };

  readonly forward = (): void => this.jump(this.shown.at + 1);
  readonly back = (): void => this.jump(this.shown.at - 1);

  /** From the end it starts over. */
  readonly play = (): void => {
    const at = this.shown.at === this.steps.length ? 0 : this.shown.at;
    this.change({ at, playing: true });
    this.next();
  };

  readonly pause = (): void => {
    this.stop();
    this.change({ playing: false });
  };

  readonly toggle = (): void => (this.shown.playing ? this.pause() : this.play());

  readonly close = (): void => {
    this.stop();
    this.listeners.clear();
  };

  private next(): void {
    const step = this.steps[this.shown.at];
    if (!step) {
      this.change({ playing: false });
      return;
    }
    this.change({ at: this.shown.at + 1 });
    this.cancelTimer = this.after(this.pace(step), () => this.next());
  }

  private stop(): void {
    this.cancelTimer?.();
    this.cancelTimer = undefined;
  }

  private change(part: Partial<ReplayShown>): void {
    this.shown = { ...this.shown, ...part };
    for (const listener of this.listeners) listener();
  }
}
