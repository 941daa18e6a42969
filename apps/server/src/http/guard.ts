import type { Refused } from '@tessera/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A page of somebody else's must not act in the visitor's name. Whatever may change something, at any address and however that is
 * written, must come from a page of this server, or from no page at all, and be JSON, which a form can't send. Cookies say
 * SameSite=Lax besides.
 */
export function addGuard(server: FastifyInstance, publicUrl: string | undefined): void {
  server.addHook('onRequest', async (request, reply) => {
    const harmless = HARMLESS.has(request.method);
    if (!harmless || isOfApi(request)) reply.header('cache-control', 'no-store');
    if (harmless) return;
    if (!isOurs(request, publicUrl))
      return reply.code(403).send({
        error: { code: 'bad-origin', message: 'Only pages of this server may do this. Open it at its own address.' },
      } satisfies Refused);
    if (!isJson(request))
      return reply
        .code(415)
        .send({ error: { code: 'bad-type', message: 'The server takes JSON here.' } } satisfies Refused);
  });
}

/** By its route, since an address can be written in many ways; what has none, by the address. */
const isOfApi = ({ routeOptions, url }: FastifyRequest): boolean =>
  [routeOptions.url ?? '', url].some((path) => /^\/api(\/|\?|$)/.test(path));

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
