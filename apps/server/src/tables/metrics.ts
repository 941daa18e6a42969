import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { Tally } from '../tally.ts';

/** What Prometheus is told of tables. */
export class TableMetrics {
  readonly live: Gauge;
  readonly started: Counter;
  readonly ended: Counter;
  readonly acts: Tally;
  readonly appends: Histogram;

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
    this.acts = new Tally('tessera_acts_total', 'Acts at tables that were told.', registry);
    this.appends = new Histogram({
      name: 'tessera_append_seconds',
      help: 'Time from an act to its being safe in the log.',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
      registers,
    });
  }
}
