/** A sentence, and how often in a row it was true. */
export interface Told {
  readonly sentence: string;
  readonly times: number;
}

/** A line that ends with dice has no full stop: without one a reader runs on into the next sentence. */
export const closed = (sentence: string): string => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);

/** Longer than a card drawn by another is looked at: what happens five times in a row is told once, with its number. */
export const TOGETHER = 400;

/** Tells a screen reader what happened, politely and in order; sentences that come together are told together. */
export class Announcements {
  private told: Told[] = [];
  private readonly listeners = new Set<(told: readonly Told[]) => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly say = (sentence: string): void => {
    if (sentence === '') return;
    const last = this.told.at(-1);
    const again = last?.sentence === sentence;
    if (again) this.told.splice(-1, 1, { sentence, times: last.times + 1 });
    else this.told.push({ sentence, times: 1 });
    // there may be one more of the same
    if (again) this.stop();
    this.timer ??= setTimeout(this.tell, TOGETHER);
  };

  readonly listen = (listener: (told: readonly Told[]) => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private readonly tell = (): void => {
    const { told } = this;
    this.told = [];
    this.stop();
    for (const listener of this.listeners) listener(told);
  };

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
