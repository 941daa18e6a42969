import cookies from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_MS } from './store/session-store.ts';

/** By its name a browser takes it only by https, from this very host: no neighbour under the same domain can put one of theirs in its place. */
const SECURE = '__Host-tessera';
/** Where there is no https, on localhost and in a club's own network. */
const PLAIN = 'tessera';

const isHttps = (publicUrl: string | undefined): boolean => publicUrl?.startsWith('https:') ?? false;

export function readCookie(header: string, publicUrl: string | undefined): string | undefined {
  const sent = cookies.parse(header);
  return sent[SECURE] ?? (isHttps(publicUrl) ? undefined : sent[PLAIN]);
}

export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
  publicUrl: string | undefined,
): void {
  const secure = isHttps(publicUrl) || request.protocol === 'https';
  reply.setCookie(secure ? SECURE : PLAIN, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: SESSION_MS / 1000,
  });
}

export function clearCookie(reply: FastifyReply): void {
  reply.clearCookie(SECURE, { path: '/', secure: true });
  reply.clearCookie(PLAIN, { path: '/' });
}
