import { Counter, type Registry } from 'prom-client';

/** A counter for what happens thousands of times a second: a plain number, which Prometheus reads when it asks. */
export class PlainCounter {
  count = 0;

  constructor(name: string, help: string, registry: Registry) {
    const tally = this;
    new Counter({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(tally.count);
      },
    });
  }
}
