/** Things are done one after another, each when the one before has ended, well or not; at once if there is none. */
export class InTurn {
  private readonly waiting: (() => void)[] = [];
  private busy = false;

  run<T>(act: () => Promise<T>): Promise<T> {
    if (this.busy) return new Promise<void>((mine) => this.waiting.push(mine)).then(() => this.begin(act));
    this.busy = true;
    return this.begin(act);
  }

  private begin<T>(act: () => Promise<T>): Promise<T> {
    try {
      const done = act();
      done.then(this.next, this.next);
      return done;
    } catch (error) {
      this.next();
      return Promise.reject(error);
    }
  }

  private readonly next = (): void => {
    const next = this.waiting.shift();
    if (next) next();
    else this.busy = false;
  };
}
