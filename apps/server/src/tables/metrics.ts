import { Counter, Gauge, type Registry } from 'prom-client';
import { PlainCounter } from '../metrics/plain-counter.ts';

/** What Prometheus is told of tables. */
export class TableMetrics {
  readonly live: Gauge;
  readonly started: Counter;
  readonly ended: Counter;
  readonly acts: PlainCounter;

  constructor(registry: Registry) {
    const registers = [registry];
    this.live = new Gauge({ name: 'tessera_tables_live', help: 'Tables in memory now.', registers });
    this.started = new Counter({
      name: 'tessera_tables_started_total',
      help: 'Games begun.',
      labelNames: ['game'],
      registers,
    });
    this.ended = new Counter({
      name: 'tessera_tables_ended_total',
      help: 'Games that came to an end.',
      labelNames: ['game'],
      registers,
    });
    this.acts = new PlainCounter('tessera_acts_total', 'Acts at tables that were told.', registry);
  }
}
