import type { FastifyReply, FastifyRequest } from 'fastify';
import { GuessDelay } from '../../http/guess-delay.ts';
import { Refusal } from '../../http/refusal.ts';
import { networkOf } from '../../sockets/index.ts';
import { hashOf } from './secret.ts';

const LONGEST_MS = 60_000;

/** What a guess counts for. */
interface Counted {
  readonly by: GuessDelay;
  readonly key: string;
}

/** A guess that is under way. */
export interface Guess {
  /** It was the right password. */
  right(): void;
}

/**
 * Slows down guessing at passwords. Who signs in from a browser that this account knows is slowed down by that browser's own mistakes
 * alone, so nobody else can keep them out. Everybody else shares two waits: one for the account, wherever the guesses come from, and one
 * for the network address, whichever account they are for. Whether there is such an account makes no difference.
 */
export class PasswordGuesses {
  private readonly accounts: GuessDelay;
  private readonly addresses: GuessDelay;
  private readonly devices: GuessDelay;
  private readonly owners: GuessDelay;

  constructor(now: () => number) {
    this.accounts = new GuessDelay({ free: 5, longestMs: LONGEST_MS }, now);
    this.addresses = new GuessDelay({ free: 20, longestMs: LONGEST_MS }, now);
    this.devices = new GuessDelay({ free: 10, longestMs: LONGEST_MS }, now);
    this.owners = new GuessDelay({ free: 10, longestMs: LONGEST_MS }, now);
  }

  /** To sign in with that e-mail address, from a browser that the account may know. */
  signIn(request: FastifyRequest, reply: FastifyReply, email: string, device: string | undefined): Guess {
    if (device !== undefined) return guess(reply, [{ by: this.devices, key: device }]);
    const account = { by: this.accounts, key: hashOf(email) };
    return guess(reply, [account], { by: this.addresses, key: networkOf(request.ip) });
  }

  /** Who is signed in gives their password once more, to change something. */
  change(reply: FastifyReply, person: string): Guess {
    return guess(reply, [{ by: this.owners, key: person }]);
  }
}

/** `shared` is not cleared by one right password: whoever guesses would sign in to an account of their own now and then. */
function guess(reply: FastifyReply, own: readonly Counted[], shared?: Counted): Guess {
  const all = shared ? [...own, shared] : own;
  const seconds = Math.ceil(Math.max(...all.map(({ by, key }) => by.wait(key))) / 1000);
  if (seconds > 0) {
    reply.header('retry-after', seconds);
    throw new Refusal(
      429,
      'too-many-requests',
      `That was wrong too often; try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
    );
  }
  for (const { by, key } of all) by.made(key);
  return {
    right: () => {
      for (const { by, key } of own) by.right(key);
      shared?.by.unmade(shared.key);
    },
  };
}
