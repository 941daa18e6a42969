import { hash, verify } from '@node-rs/argon2';
import { fail, type Outcome, ok } from '@tessera/kernel';
import type { ProblemCode } from '@tessera/protocol/lists';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '@tessera/protocol/lists';
import { Refusal } from '../../http/refusal.ts';

const FEWEST_DIFFERENT = 5;

/** argon2id with 19 MiB and two passes, which is what OWASP asks for. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each takes a core for a while and its memory: the rest waits in line, and beyond that line is sent away. */
const AT_ONCE = 2;
const LONGEST_QUEUE = 100;

/** Compared with when there is no such account, so that it takes as long. */
const NOBODYS = '$argon2id$v=19$m=19456,t=2,p=1$lBKMIyDdIicuMsECd+QPcw$Aj/lZHD8egmYt7y2E1klpZfj2ABytzOD8X48D4g55Cs';

/** A password good enough to take, or why it isn't. */
export function readPassword(given: string, email: string): Outcome<string, ProblemCode> {
  const password = given.normalize('NFC');
  const characters = [...password.toLowerCase()];
  if (characters.length < SHORTEST_PASSWORD)
    return fail('bad-password', `A password has at least ${SHORTEST_PASSWORD} characters; a few words work well.`);
  if (characters.length > LONGEST_PASSWORD)
    return fail('bad-password', `A password has at most ${LONGEST_PASSWORD} characters.`);
  if (new Set(characters).size < FEWEST_DIFFERENT || '12345678901234567890'.includes(password))
    return fail('bad-password', 'This password is too easy to guess; a few words work well.');
  if (password.toLowerCase() === email.toLowerCase())
    return fail('bad-password', 'A password must not be the e-mail address.');
  return ok(password);
}

export class Passwords {
  private working = 0;
  private readonly queue: (() => void)[] = [];

  hash(password: string): Promise<string> {
    return this.inLine(() => hash(password.normalize('NFC'), COST));
  }

  /** In about the same time whether there is an account or not. */
  async fits(password: string, hashed: string | null | undefined): Promise<boolean> {
    const against = hashed ?? NOBODYS;
    const fits = await this.inLine(() => verify(against, password.normalize('NFC')));
    return fits && typeof hashed === 'string';
  }

  private async inLine<T>(work: () => Promise<T>): Promise<T> {
    if (this.queue.length >= LONGEST_QUEUE)
      throw new Refusal(503, 'busy', 'Too many people are signing in at this moment; try again in a little while.');
    if (this.working >= AT_ONCE) await new Promise<void>((resolve) => this.queue.push(resolve));
    else this.working++;
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      if (next) next();
      else this.working--;
    }
  }
}
