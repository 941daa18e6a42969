const MOST = 500;

/** Made once for each text and kept, up to a number: prepared statements by their SQL. */
export class Remembered<T> {
  private readonly made = new Map<string, T>();
  private readonly make: (text: string) => T;

  constructor(make: (text: string) => T) {
    this.make = make;
  }

  get(text: string): T {
    const known = this.made.get(text);
    if (known !== undefined) return known;
    const value = this.make(text);
    if (this.made.size >= MOST) this.made.clear();
    this.made.set(text, value);
    return value;
  }

  forget(text: string): void {
    this.made.delete(text);
  }

  clear(): void {
    this.made.clear();
  }
}
