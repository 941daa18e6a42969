import type { Queries } from '../../store/index.ts';
import { hashOf } from '../sign-in/secret.ts';

const CHALLENGE_MS = 5 * 60 * 1000;

/** What a passkey is asked to sign: good for a few minutes, for one purpose, once. */
export class ChallengeStore {
  private readonly queries: Queries;

  constructor(queries: Queries) {
    this.queries = queries;
  }

  async keep(challenge: string, purpose: string, now: number): Promise<void> {
    await this.queries.run('INSERT INTO challenges (hash, purpose, expires_at) VALUES (?, ?, ?)', [
      hashOf(challenge),
      purpose,
      now + CHALLENGE_MS,
    ]);
  }

  /** False if it was not asked for this purpose, or too long ago, or has been answered. */
  async take(challenge: string, purpose: string, now: number): Promise<boolean> {
    const taken = await this.queries.run('DELETE FROM challenges WHERE hash = ? AND purpose = ? AND expires_at > ?', [
      hashOf(challenge),
      purpose,
      now,
    ]);
    return taken > 0;
  }
}
