import type { FastifyInstance } from 'fastify';

/** Scripts only from here, and WebAssembly, which the networks of bots run in; React sets style attributes, hence 'unsafe-inline' for styles. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HOST = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i;

/** A year; only where people are known to come by https. */
const HSTS = 'max-age=31536000';

export function addSecurityHeaders(server: FastifyInstance, publicUrl: string | undefined): void {
  server.addHook('onSend', async (request, reply) => {
    const host = publicUrl ? new URL(publicUrl).host : request.headers.host;
    reply.header('content-security-policy', `${CONTENT_SECURITY_POLICY}; connect-src ${ownAddresses(host)}`);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('cross-origin-resource-policy', 'same-origin');
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    if (publicUrl?.startsWith('https:')) reply.header('strict-transport-security', HSTS);
  });
}

/** Safari before 15.4 doesn't count the WebSocket of the same host as 'self'. */
function ownAddresses(host: string | undefined): string {
  return host && HOST.test(host) ? `'self' ws://${host} wss://${host}` : "'self'";
}
