import type { Refused } from '@tessera/protocol';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import { networkOf } from '../sockets/index.ts';
import { checkRead, checkWrite, type Database } from '../store/index.ts';
import { constantTimeEqual } from './constant-time-equal.ts';
import { GuessDelay } from './guess-delay.ts';

const PATIENCE_MS = 2_000;
/** What could be written is not asked again for so long: each time is a commit, and anybody may ask. */
const WRITE_EVERY_MS = 5_000;
/** Of METRICS_TOKEN, from one address. */
const GUESSES = { free: 10, longestMs: 60_000 };

interface Watched {
  readonly database: Database | undefined;
  readonly metrics: Metrics;
  readonly metricsToken: string | undefined;
  /** True once the server has begun to stop. */
  readonly stopping: () => boolean;
}

/** `/healthz` for whoever restarts or routes, `/metrics` for Prometheus. */
export function addHealth(server: FastifyInstance, { database, metrics, metricsToken, stopping }: Watched): void {
  const canWrite = database && writing(database);
  const guesses = new GuessDelay(GUESSES);

  server.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (stopping()) return reply.code(503).send({ ok: false, message: 'The server is stopping.' });
    if (database && !(await inTime(checkRead(database))))
      return reply.code(503).send({ ok: false, message: 'The database does not answer.' });
    if (canWrite && !(await canWrite()))
      return reply.code(503).send({ ok: false, message: 'Nothing can be written to the database.' });
    return { ok: true };
  });

  server.get('/metrics', async (request, reply) => {
    if (metricsToken) {
      const from = networkOf(request.ip);
      const wait = Math.ceil(guesses.wait(from) / 1000);
      if (wait > 0)
        return reply
          .code(429)
          .header('retry-after', wait)
          .send({ error: { code: 'too-many-requests', message: `Too many wrong tokens; try again in ${wait} s.` } });
      guesses.made(from);
      if (!constantTimeEqual(request.headers.authorization ?? '', `Bearer ${metricsToken}`))
        return reply
          .code(401)
          .header('www-authenticate', 'Bearer')
          .send({
            error: { code: 'no-token', message: 'The metrics are for whoever has METRICS_TOKEN.' },
          } satisfies Refused);
      guesses.right(from);
    }
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });

  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const seconds = reply.elapsedTime / 1000;
    metrics.requests.observe({ method: request.method, route, status: reply.statusCode }, seconds);
    request.log.debug({ method: request.method, route, status: reply.statusCode, seconds }, 'answered');
  });
}

/** Whether something can be written. Where a write hangs, no more of them wait in front of the moves. */
function writing(database: Database): () => Promise<boolean> {
  let underWay: Promise<unknown> | undefined;
  let knownUntil = 0;
  return async () => {
    if (performance.now() < knownUntil) return true;
    underWay ??= checkWrite(database).finally(() => {
      underWay = undefined;
    });
    const done = await inTime(underWay);
    if (done) knownUntil = performance.now() + WRITE_EVERY_MS;
    return done;
  };
}

/** Whether it is done, and soon. */
async function inTime(work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, false);
  });
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
