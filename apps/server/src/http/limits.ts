import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** For the options of a route: so many from one address, or one /64 of IPv6. */
export const perAddress = (max: number, timeWindow = MINUTE) => ({ config: { rateLimit: { max, timeWindow } } });

/** Counts what one person, account or the like does, wherever it comes from. */
export class Limit {
  private readonly count: ReturnType<FastifyInstance['createRateLimit']>;
  private readonly keys = new WeakMap<FastifyRequest, string>();

  constructor(server: FastifyInstance, max: number, timeWindow = MINUTE) {
    const keyGenerator = (request: FastifyRequest) => this.keys.get(request) ?? '';
    this.count = server.createRateLimit({ max, timeWindow, keyGenerator });
  }

  /** Refuses when it has been too often. */
  async take(request: FastifyRequest, key: string): Promise<void> {
    this.keys.set(request, key);
    const counted = await this.count(request);
    if (!counted.isAllowed && counted.isExceeded)
      throw new Refusal(429, 'too-many-requests', `That was too often; try again in ${inWords(counted.ttlInSeconds)}.`);
  }
}

const inWords = (seconds: number): string =>
  seconds < 60 ? `${seconds} seconds` : seconds < 120 ? 'a minute' : `${Math.ceil(seconds / 60)} minutes`;
