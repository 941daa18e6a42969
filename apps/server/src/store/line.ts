/** Work that is done one after another, in the order it came. */
export class Line {
  private last: Promise<unknown> = Promise.resolve();
  private closed = false;

  take<T>(work: () => Promise<T>): Promise<T> {
    if (this.closed) return Promise.reject(new Error('The database is closed.'));
    const done = this.last.then(work);
    this.last = done.catch(() => undefined);
    return done;
  }

  /** Takes nothing more, and waits for what is in line. */
  async close(): Promise<void> {
    this.closed = true;
    await this.last;
  }
}
