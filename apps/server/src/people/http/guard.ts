import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * A page of somebody else's must not act in the visitor's name. Whatever changes something under /api must come from a page of this
 * server, or from no page at all, and be JSON, which a form can't send. Cookies say SameSite=Lax besides.
 */
export function addGuard(server: FastifyInstance, publicUrl: string | undefined): void {
  server.addHook('onRequest', async (request, reply) => {
    if (!/^\/api(\/|$)/.test(request.url.split('?')[0])) return;
    reply.header('cache-control', 'no-store');
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (!isOurs(request, publicUrl))
      return reply.code(403).send({
        error: { code: 'bad-origin', message: 'Only pages of this server may do this. Open it at its own address.' },
      });
    if (!isJson(request))
      return reply.code(415).send({ error: { code: 'bad-type', message: 'The server takes JSON here.' } });
  });
}

function isOurs({ headers }: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, host = '', cookie, authorization } = headers;
  if (origin !== undefined)
    return publicUrl ? origin === publicUrl : URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  // a program: it sends no cookie, or it has a token, for which a cookie is not looked at
  return cookie === undefined || authorization !== undefined;
}

function isJson({ headers, method }: FastifyRequest): boolean {
  const type = headers['content-type'];
  if (type !== undefined) return /^application\/json\s*(;|$)/i.test(type);
  const empty = headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0';
  return empty && (method === 'DELETE' || headers.authorization !== undefined);
}
