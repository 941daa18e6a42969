import type { IncomingMessage } from 'node:http';
import { fail, type Outcome, ok } from '@tessera/kernel';
import type { ProblemCode } from '@tessera/protocol/lists';

/** A WebSocket that asks to be let in. */
export interface UpgradeRequest {
  readonly url: URL;
  /** The visitor's address, from behind the proxies that are trusted. */
  readonly address: string;
  /** A page of ours, or no page at all: a bot. Only a page may be known by its cookie. */
  readonly from: 'page' | 'program';
  readonly cookie: string;
  readonly authorization: string;
}

/** A page of somebody else's must not speak in the visitor's name. */
export function readUpgrade(
  { url, headers, socket }: IncomingMessage,
  { publicUrl, trustProxy }: { publicUrl: string | undefined; trustProxy: number },
): Outcome<UpgradeRequest, ProblemCode> {
  const { origin, host = 'localhost' } = headers;
  if (origin !== undefined && !(publicUrl ? origin === publicUrl : sameHost(origin, host)))
    return fail('bad-origin', 'Only pages of this server may connect here.');
  if (!url || !URL.canParse(url, 'http://localhost')) return fail('bad-address', 'There is nothing at this address.');
  return ok({
    url: new URL(url, 'http://localhost'),
    address: addressOf(socket.remoteAddress ?? '', String(headers['x-forwarded-for'] ?? ''), trustProxy),
    from: origin === undefined ? 'program' : 'page',
    cookie: headers.cookie ?? '',
    authorization: headers.authorization ?? '',
  });
}

const sameHost = (origin: string, host: string): boolean =>
  URL.canParse(origin) && new URL(origin).host === host.toLowerCase();

/** Each proxy adds the address it was called from; what stands before those can be anybody's invention. */
export function addressOf(remote: string, forwarded: string, proxies: number): string {
  const chain = [...forwarded.split(',').flatMap((part) => part.trim() || []), remote];
  return chain[Math.max(0, chain.length - 1 - proxies)];
}

/** One network: the address itself, or the first half of an IPv6 address. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [head, tail = ''] = plain.split('::');
  const parts = head.split(':');
  const missing = plain.includes('::') ? 8 - parts.length - tail.split(':').length : 0;
  return [...parts, ...Array<string>(Math.max(0, missing)).fill('0'), ...tail.split(':')].slice(0, 4).join(':');
}
