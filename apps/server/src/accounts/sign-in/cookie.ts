import cookies from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_MS } from '../store/session-store.ts';

/** The session that somebody is signed in with, and the browser they have signed in from. */
export type CookieOf = 'session' | 'device';

/** By its name a browser takes it only by https, from this very host: no neighbour under the same domain can put one of theirs in its place. */
const SECURE: Readonly<Record<CookieOf, string>> = { session: '__Host-tessera', device: '__Host-tessera-device' };
/** Where there is no https, on localhost and in a club's own network. */
const PLAIN: Readonly<Record<CookieOf, string>> = { session: 'tessera', device: 'tessera-device' };

const isHttps = (publicUrl: string | undefined): boolean => publicUrl?.startsWith('https:') ?? false;

export function readCookie(of: CookieOf, header: string, publicUrl: string | undefined): string | undefined {
  const sent = cookies.parse(header);
  return sent[SECURE[of]] ?? (isHttps(publicUrl) ? undefined : sent[PLAIN[of]]);
}

export function setCookie(
  of: CookieOf,
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
  publicUrl: string | undefined,
): void {
  const secure = isHttps(publicUrl) || request.protocol === 'https';
  reply.setCookie((secure ? SECURE : PLAIN)[of], secret, {
    path: '/',
    httpOnly: true,
    sameSite: of === 'device' ? 'strict' : 'lax',
    secure,
    maxAge: SESSION_MS / 1000,
  });
}

export function clearCookie(of: CookieOf, reply: FastifyReply): void {
  reply.clearCookie(SECURE[of], { path: '/', secure: true });
  reply.clearCookie(PLAIN[of], { path: '/' });
}
