/** Work that is done one after another, in the order it came. */
export class Line {
  private last: Promise<unknown> = Promise.resolve();
  private closed = false;

  async take<T>(work: () => Promise<T>): Promise<T> {
    this.mustBeOpen();
    const done = this.last.then(work);
    this.last = done.catch(() => undefined);
    return done;
  }

  mustBeOpen(): void {
    if (this.closed) throw new Error('The database is closed.');
  }

  /** Takes nothing more, and waits for what is in line. */
  async close(): Promise<void> {
    this.closed = true;
    await this.last;
  }
}
