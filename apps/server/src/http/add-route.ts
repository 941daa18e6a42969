import type { Answered, Route } from '@tessera/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { perAddress } from './limits.ts';

/** Serves a route of the contract: at its address, with its status, and with an answer of its type. */
export function addRoute<R extends Route>(
  api: FastifyInstance,
  route: R,
  limit: ReturnType<typeof perAddress>,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<Answered<R>>,
): void {
  for (const url of [route.path, ...(route.formerPath === undefined ? [] : [route.formerPath])])
    api.route({
      method: route.method,
      url,
      ...limit,
      handler: (request, reply) => {
        if (route.status !== undefined) reply.code(route.status);
        return answer(request, reply);
      },
    });
}
