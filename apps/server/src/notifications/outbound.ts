import { type LookupAddress, lookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { fail, type Outcome, ok } from '@tessera/kernel';
import type { ProblemCode } from '@tessera/protocol/lists';
import { isPublic } from './addresses.ts';

const PATIENCE_MS = 10_000;
const LONGEST_URL = 1_000;

export interface Posted {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Sends to an address that a person has given, and says with which status it was answered. */
export type Post = (url: string, posted: Posted) => Promise<number>;

/** An address that may be sent to, as far as it can be told before asking for the name's address. */
export function readTarget(given: string, allowPrivate: boolean): Outcome<URL, ProblemCode> {
  if (given.length > LONGEST_URL || !URL.canParse(given))
    return fail('bad-address', 'This is not an address; it looks like https://example.org/turns.');
  const url = new URL(given);
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:'))
    return fail('bad-address', 'The address must start with https://.');
  if (url.username || url.password) return fail('bad-address', 'The address must not have a user or a password in it.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const ofOurNetwork = isIP(host) ? !isPublic(host) : /(^|\.)(localhost|local|internal|home\.arpa)\.?$/.test(host);
  if (ofOurNetwork && !allowPrivate)
    return fail('bad-address', 'The address must be on the public internet, not in a private network.');
  return ok(url);
}

export function poster({
  allowPrivate,
  resolve = lookup as Resolve,
  patienceMs = PATIENCE_MS,
}: {
  readonly allowPrivate: boolean;
  readonly resolve?: Resolve;
  readonly patienceMs?: number;
}): Post {
  return async (given, { headers, body }) => {
    const target = readTarget(given, allowPrivate);
    if (!target.ok) throw new Error(target.error.message);
    const url = target.value;
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    return new Promise<number>((done, failed) => {
      const sent = request(
        url,
        {
          method: 'POST',
          headers: { 'user-agent': 'Tessera', ...headers, 'content-length': Buffer.byteLength(body) },
          lookup: allowPrivate ? lookup : onlyPublic(resolve),
          signal: AbortSignal.timeout(patienceMs),
          // a connection that stays open could be one to an address that was checked long ago
          agent: false,
        },
        (answer) => {
          // a redirection is not followed, and what it says doesn't matter
          answer.destroy();
          done(answer.statusCode ?? 0);
        },
      );
      // without a listener it would be neither an answer nor an error
      sent.on('upgrade', (answer, socket) => {
        socket.destroy();
        done(answer.statusCode ?? 0);
      });
      sent.on('error', failed);
      sent.end(body);
    });
  };
}

export type Resolve = (
  host: string,
  options: { all: true },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/** Checked where the connection is made: a name may have another address now than a moment ago. */
function onlyPublic(resolve: Resolve): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const refused = error ?? (addresses.every(({ address }) => isPublic(address)) ? null : new Error(PRIVATE));
      if (refused || addresses.length === 0) done(refused ?? new Error('This name has no address.'), []);
      else if (options.all) done(null, addresses);
      else done(null, addresses[0].address, addresses[0].family);
    });
  };
}

const PRIVATE = 'This name leads into a private network.';
