import { fail, isObject, type Outcome } from '@tessera/kernel';
import type { Answered, Asked, ROUTES, Route } from '@tessera/protocol';
import { parsed } from '../../host/browser-socket.ts';

const UNREACHABLE = fail('unreachable', 'The server can’t be reached. Check the connection, then try again.');

/** The contract is loaded with the first question, so that a page which asks nothing needs none of it. */
type Routes = typeof ROUTES;
export type RouteName = keyof Routes;
export type AskedBy<Name extends RouteName> = Asked<Routes[Name]>;

/** Asks the server that gave us this page, with a token where the cookie is not meant. A page that lies on a plain web space, or is offline, gets a calm problem. */
export async function ask<Name extends RouteName>(
  name: Name,
  asked: AskedBy<Name>,
  token?: string,
): Promise<Outcome<Answered<Routes[Name]>>> {
  const { ROUTES, addressOf, read, AnyRefusedSchema } = await import('@tessera/protocol');
  const route: Route = ROUTES[name];
  const { body = {}, ...address } = asked as {
    readonly params?: Readonly<Record<string, string>>;
    readonly query?: Readonly<Record<string, unknown>>;
    readonly body?: object;
  };
  const sends = route.body !== undefined;
  let response: Response;
  let text: string;
  try {
    response = await fetch(addressOf(route, address), {
      method: route.method,
      headers: {
        ...(sends ? { 'content-type': 'application/json' } : {}),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(sends ? { body: JSON.stringify(body) } : {}),
    });
    text = await response.text();
  } catch {
    // whatever broke the connection, the reader can only wait or try again
    return UNREACHABLE;
  }
  const json = parsed(text);
  if (response.ok && isObject(json))
    return read(route.answer, json, 'answer of the server') as Outcome<Answered<Routes[Name]>>;
  const refused = read(AnyRefusedSchema, json, 'refusal of the server');
  if (refused.ok) {
    const { error } = refused.value;
    return { ok: false, error: error.code === 'not-found' ? { ...error, code: 'no-server' } : error };
  }
  // a proxy whose game server is just being started anew
  if (response.status >= 500) return UNREACHABLE;
  return fail('no-server', 'There is no game server at this address.');
}
