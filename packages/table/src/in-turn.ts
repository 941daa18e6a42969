/** Things are done one after another, each when the one before has ended, well or not. */
export class InTurn {
  private line: Promise<unknown> = Promise.resolve();

  run<T>(act: () => Promise<T>): Promise<T> {
    const done = this.line.then(act);
    this.line = done.catch(() => undefined);
    return done;
  }
}
