import type { FastifyInstance } from 'fastify';

const TRIES = 100;

/** Listens on the port, or the next free one after it. */
export async function listen(server: FastifyInstance, port: number, host: string): Promise<number> {
  for (let next = port; ; next++) {
    try {
      await server.listen({ port: next, host });
      const address = server.server.address();
      return typeof address === 'object' && address ? address.port : next;
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || next - port >= TRIES || next >= 65_535) throw error;
    }
  }
}
