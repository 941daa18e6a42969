import { fail, isObject, type Outcome, ok } from '@tessera/kernel';
import { parsed } from '../../host/browser-socket.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

const UNREACHABLE = fail('unreachable', 'The server can’t be reached. Check the connection, then try again.');

/** Asks the server that gave us this page, with a token where the cookie is not meant. A page that lies on a plain web space, or is offline, gets a calm problem. */
export async function ask<T>(method: Method, path: string, body?: object, token?: string): Promise<Outcome<T>> {
  const sends = method !== 'GET' && (body !== undefined || method !== 'DELETE');
  let response: Response;
  let text: string;
  try {
    response = await fetch(`/api/${path}`, {
      method,
      headers: {
        ...(sends ? { 'content-type': 'application/json' } : {}),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(sends ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    text = await response.text();
  } catch {
    return UNREACHABLE;
  }
  const json = parsed(text);
  if (response.ok && typeof json === 'object' && json !== null) return ok(json as T);
  const error = isObject(json) ? json['error'] : undefined;
  if (isObject(error) && typeof error['code'] === 'string' && typeof error['message'] === 'string')
    return fail(error['code'] === 'not-found' ? 'no-server' : error['code'], error['message']);
  // a proxy whose game server is just being started anew
  if (response.status >= 500) return UNREACHABLE;
  return fail('no-server', 'There is no game server at this address.');
}

/** How tables and people are named in addresses; anything else was mistyped. */
export const isId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);

export const get = <T>(path: string): Promise<Outcome<T>> => ask<T>('GET', path);
export const post = <T>(path: string, body?: object): Promise<Outcome<T>> => ask<T>('POST', path, body);
