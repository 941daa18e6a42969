import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';
import { same } from './same.ts';
import type { Database } from './store/index.ts';

const PATIENCE_MS = 2_000;

interface Watched {
  readonly database: Database | undefined;
  readonly metrics: Metrics;
  readonly metricsToken: string | undefined;
  /** True once the server has begun to stop. */
  readonly stopping: () => boolean;
}

/** `/healthz` for whoever restarts or routes, `/metrics` for Prometheus. */
export function addHealth(server: FastifyInstance, { database, metrics, metricsToken, stopping }: Watched): void {
  server.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (stopping()) return reply.code(503).send({ ok: false, message: 'The server is stopping.' });
    if (database && !(await answers(database)))
      return reply.code(503).send({ ok: false, message: 'The database does not answer.' });
    return { ok: true };
  });

  server.get('/metrics', async (request, reply) => {
    if (metricsToken && !same(request.headers.authorization ?? '', `Bearer ${metricsToken}`))
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send({ error: { code: 'no-token', message: 'The metrics are for whoever has METRICS_TOKEN.' } });
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });

  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const seconds = reply.elapsedTime / 1000;
    metrics.requests.observe({ method: request.method, route, status: reply.statusCode }, seconds);
    request.log.debug({ method: request.method, route, status: reply.statusCode, seconds }, 'answered');
  });
}

async function answers(database: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, false);
  });
  const asked = database.get('SELECT 1').then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
