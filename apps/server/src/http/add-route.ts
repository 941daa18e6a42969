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
  api.route({
    method: route.method,
    url: route.path,
    ...limit,
    handler: (request, reply) => {
      if (route.status !== undefined) reply.code(route.status);
      return answer(request, reply);
    },
  });
}
