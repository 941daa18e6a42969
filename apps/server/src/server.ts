import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';

/** Scripts only from here; React sets style attributes, hence 'unsafe-inline' for styles. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the built page. Hashed assets are kept for good; the rest is asked for anew, so that an update arrives. */
export async function createServer({ page }: { page: string }): Promise<FastifyInstance> {
  if (!existsSync(join(page, 'index.html'))) throw new Error('The page is not built yet: run `npm start`.');
  const server = Fastify({ logger: false, forceCloseConnections: true });

  server.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', CONTENT_SECURITY_POLICY);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
    reply.header('cross-origin-opener-policy', 'same-origin');
  });

  await server.register(fastifyStatic, {
    root: page,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const forGood = path.startsWith(join(page, 'assets'));
      reply.header('cache-control', forGood ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  server.get('/healthz', async () => ({ ok: true }));

  // an address of the page itself, such as /table/…, is answered by the page
  server.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (wantsPage) return reply.sendFile('index.html');
    return reply.code(404).send({ error: { code: 'not-found', message: 'There is nothing at this address.' } });
  });
  return server;
}
