import { existsSync } from 'node:fs';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { type Accounts, addAccountRoutes, addGuard } from './accounts/index.ts';
import { type Config, defaultConfig } from './config.ts';
import { addSecurityHeaders } from './http/headers.ts';
import { addHealth } from './http/health.ts';
import { addErrorAnswers, errorLogged } from './http/logged-error.ts';
import { Metrics } from './metrics/metrics.ts';
import { Request, SocketEndpoint, type SocketHandler } from './sockets/index.ts';
import type { Database } from './store/index.ts';
import { addTableRoutes, type Tables } from './tables/index.ts';

export interface ServerParts<Visitor> {
  /** The folder of the built page. */
  readonly page: string;
  readonly config?: Config;
  readonly database?: Database;
  readonly metrics?: Metrics;
  /** Who is known here; without it nobody can sign in. */
  readonly accounts?: Accounts;
  /** The tables at which they play. */
  readonly tables?: Tables;
  /** Who may open a WebSocket, and what it is for; without it there are none. */
  readonly socketHandler?: SocketHandler<Visitor>;
  /** Where log lines go instead of standard output. */
  readonly log?: { readonly stream: { write(line: string): void } };
}

const BODY_LIMIT = 128 * 1024;
const REQUEST_MS = 30_000;

/** Serves the built page and whatever is registered besides. Closing it sends everybody away with a reason. */
export async function createServer<Visitor = never>({
  page,
  config = defaultConfig({ logLevel: 'silent' }),
  database,
  metrics = new Metrics(),
  accounts,
  tables,
  socketHandler,
  log,
}: ServerParts<Visitor>): Promise<FastifyInstance> {
  if (!existsSync(join(page, 'index.html'))) throw new Error('The page is not built yet: run `npm start`.');
  const server = Fastify({
    // what is logged of a request is its route, never its address, headers or body: they carry invitations and cookies
    logger: { level: config.logLevel, ...log, serializers: { err: errorLogged } },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < config.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_MS,
    forceCloseConnections: true,
    http: { IncomingMessage: Request },
  });

  let stopping = false;
  // whoever has hung up needs no answer, and has no address to be counted by
  server.addHook('onRequest', async (request, reply) => (request.ip === undefined ? reply.hijack() : undefined));
  addSecurityHeaders(server, config.publicUrl);
  addGuard(server, config.publicUrl);
  addHealth(server, { database, metrics, metricsToken: config.metricsToken, stopping: () => stopping });
  await server.register(cookie);
  // each route says its own limit in `config.rateLimit`
  await server.register(rateLimit, { global: false, ipv6Subnet: 64 });
  await server.register(fastifyStatic, {
    root: page,
    preCompressed: true,
    cacheControl: false,
    // hashed assets are kept for good; the rest is asked for anew, so that an update arrives
    setHeaders: (reply, path) => {
      const forGood = path.startsWith(join(page, 'assets'));
      reply.header('cache-control', forGood ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  addErrorAnswers(server);
  if (accounts) await addAccountRoutes(server, accounts);
  if (tables) await addTableRoutes(server, tables);

  const endpoint = socketHandler && new SocketEndpoint(server, config, metrics, socketHandler);
  server.addHook('preClose', async () => {
    stopping = true;
    await endpoint?.close();
  });
  return server;
}
