/** Things are done one after another, each when the one before has ended, well or not; at once if there is none. */
export class Queue {
  private readonly waiting: (() => void)[] = [];
  private busy = false;

  /** `failed`: what is to be done about an error before anything else has its turn. */
  run<T>(act: () => Promise<T>, failed?: (error: unknown) => void): Promise<T> {
    if (this.busy) return new Promise<void>((mine) => this.waiting.push(mine)).then(() => this.begin(act, failed));
    this.busy = true;
    return this.begin(act, failed);
  }

  private begin<T>(act: () => Promise<T>, failed: ((error: unknown) => void) | undefined): Promise<T> {
    let done: Promise<T>;
    try {
      done = act();
    } catch (error) {
      done = Promise.reject(error);
    }
    const end = failed
      ? (error: unknown) => {
          try {
            failed(error);
          } catch {
            // whoever asked hears of the first error; a second one that nobody hears of would end the process
          }
          this.next();
        }
      : this.next;
    done.then(this.next, end);
    return done;
  }

  private readonly next = (): void => {
    const next = this.waiting.shift();
    if (next) next();
    else this.busy = false;
  };
}
