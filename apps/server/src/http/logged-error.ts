import type { Refused } from '@tessera/protocol';
import { NO_ROOM, NoRoomError } from '@tessera/table';
import type { FastifyError, FastifyInstance } from 'fastify';

const SENTENCES: Readonly<Record<number, Refused['error']>> = {
  400: { code: 'bad-request', message: 'The server did not understand this request.' },
  404: { code: 'not-found', message: 'There is nothing at this address.' },
  405: { code: 'bad-method', message: 'This address does not take such requests.' },
  413: { code: 'too-big', message: 'This is too much at once.' },
  414: { code: 'too-big', message: 'This address is too long.' },
  415: { code: 'bad-type', message: 'The server takes JSON here.' },
  429: { code: 'too-many-requests', message: 'That was too often; wait a little and try again.' },
  431: { code: 'too-big', message: 'The headers of this request are too long.' },
};
const OUR_FAULT: Refused['error'] = {
  code: 'failed',
  message: 'Something went wrong on the server; nothing has changed. Try again.',
};

const DISK_FULL: Refused['error'] = { code: 'disk-full', message: NO_ROOM };

/** Without the rest of it: PostgreSQL adds the row that it was about, in which a seed or an address may stand. */
export function errorLogged(error: Error & { readonly code?: unknown }): ErrorLogged {
  const { name: type, message = String(error), stack = '', code } = error;
  return { type, message, stack, ...(code === undefined ? {} : { code: String(code) }) };
}

type ErrorLogged = Readonly<Record<'type' | 'message' | 'stack', string> & Record<string, string>>;

/** Every error is JSON with a code and a sentence; what went wrong inside is logged and not told. */
export function addErrorAnswers(server: FastifyInstance): void {
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof NoRoomError) {
      request.log.error({ err: error, route: request.routeOptions.url }, 'the disk is full');
      return reply.code(503).send({ error: DISK_FULL });
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) {
      request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
      return reply.code(500).send({ error: OUR_FAULT });
    }
    const known = SENTENCES[status] ?? SENTENCES[400];
    // a schema's complaint names what is wrong with what was sent
    return reply.code(status).send({ error: error.validation ? { ...known, message: error.message } : known });
  });

  // an address of the page itself, such as /table/…, is answered by the page
  server.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    const ofThePage = !/^\/(api|ws|assets)(\/|$)/.test(request.url.split('?')[0]);
    if (wantsPage && ofThePage) return reply.sendFile('index.html');
    return reply.code(404).send({ error: SENTENCES[404] });
  });
}
