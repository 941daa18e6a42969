import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CommitReport } from '../store/index.ts';
import { PlainCounter } from './plain-counter.ts';

/** What Prometheus is told. Nothing in it names a person or a table. */
export class Metrics {
  readonly registry = new Registry();

  readonly requests = new Histogram({
    name: 'tessera_http_request_seconds',
    help: 'Time to answer an HTTP request.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.01, 0.05, 0.2, 1, 5],
    registers: [this.registry],
  });
  readonly sockets = new Gauge({
    name: 'tessera_sockets',
    help: 'WebSockets open now.',
    registers: [this.registry],
  });
  readonly socketsClosed = new Counter({
    name: 'tessera_sockets_closed_total',
    help: 'WebSockets closed, by close code.',
    labelNames: ['code'],
    registers: [this.registry],
  });
  readonly received = new PlainCounter(
    'tessera_messages_received_total',
    'Messages received over WebSockets.',
    this.registry,
  );
  readonly sent = new PlainCounter('tessera_messages_sent_total', 'Messages sent over WebSockets.', this.registry);
  private readonly moves = new Counter({
    name: 'tessera_moves_total',
    help: 'Entries made durable in the logs of tables.',
    registers: [this.registry],
  });
  private readonly commits = new Histogram({
    name: 'tessera_commit_seconds',
    help: 'Time to make a group of moves durable.',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    registers: [this.registry],
  });

  /** The process's memory, CPU, event loop and collector; once a process. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  readonly commit = ({ entries, seconds }: CommitReport): void => {
    this.moves.inc(entries);
    this.commits.observe(seconds);
  };
}
