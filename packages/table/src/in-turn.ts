/** Things are done one after another, each when the one before has ended, well or not; at once if there is none. */
export class InTurn {
  private readonly waiting: (() => void)[] = [];
  private busy = false;

  run<T>(act: () => Promise<T>): Promise<T> {
    if (this.busy) return new Promise<void>((mine) => this.waiting.push(mine)).then(() => this.begin(act));
    this.busy = true;
    return this.begin(act);
  }

  private async begin<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.busy = false;
    }
  }
}
