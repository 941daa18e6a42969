import { Queue } from '@tessera/table';

/** Work that is done one after another, in the order it came, until it is closed. */
export class ClosableQueue {
  private readonly turns = new Queue();
  private closed = false;

  async take<T>(work: () => Promise<T>): Promise<T> {
    this.mustBeOpen();
    return this.turns.run(work);
  }

  mustBeOpen(): void {
    if (this.closed) throw new Error('The database is closed.');
  }

  /** Takes nothing more, and waits for what is in line. */
  close(): Promise<void> {
    this.closed = true;
    return this.turns.run(async () => undefined);
  }
}
