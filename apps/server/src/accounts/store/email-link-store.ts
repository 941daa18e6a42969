import type { Queries } from '../../store/index.ts';
import { hashOf, newSecret } from '../sign-in/secret.ts';

export type EmailLinkPurpose = 'reset' | 'confirm';

export interface EmailLink {
  readonly person: string;
  /** The address it went to; it may not be theirs any more. */
  readonly email: string;
}

const HOUR = 60 * 60 * 1000;
const GOOD_FOR: Readonly<Record<EmailLinkPurpose, number>> = { reset: HOUR, confirm: 7 * 24 * HOUR };

const GOOD = 'WHERE hash = ? AND purpose = ? AND expires_at > ?';

/** Links in e-mails, each good once. */
export class EmailLinkStore {
  private readonly queries: Queries;

  constructor(queries: Queries) {
    this.queries = queries;
  }

  /** Gives the secret for the link; links sent before for the same purpose are good no more. */
  async write({ person, email }: EmailLink, purpose: EmailLinkPurpose, now: number): Promise<string> {
    const secret = newSecret();
    await this.queries.run('DELETE FROM email_links WHERE person = ? AND purpose = ?', [person, purpose]);
    await this.queries.run(
      'INSERT INTO email_links (hash, person, purpose, email, expires_at) VALUES (?, ?, ?, ?, ?)',
      [hashOf(secret), person, purpose, email, now + GOOD_FOR[purpose]],
    );
    return secret;
  }

  /** Whether the link can still be followed; it stays so. */
  async isGood(secret: string, purpose: EmailLinkPurpose, now: number): Promise<boolean> {
    const values = [hashOf(secret), purpose, now];
    return Boolean(await this.queries.get(`SELECT 1 FROM email_links ${GOOD}`, values));
  }

  /** Opens it once. */
  async take(secret: string, purpose: EmailLinkPurpose, now: number): Promise<EmailLink | undefined> {
    const values = [hashOf(secret), purpose, now];
    const link = await this.queries.get<EmailLink>(`SELECT person, email FROM email_links ${GOOD}`, values);
    const taken = await this.queries.run(`DELETE FROM email_links ${GOOD}`, values);
    return taken > 0 ? link : undefined;
  }

  /** Links that are still good. */
  async of(person: string, now: number): Promise<{ purpose: EmailLinkPurpose; email: string; until: number }[]> {
    const rows = await this.queries.all<{ purpose: EmailLinkPurpose; email: string; expires_at: number }>(
      'SELECT purpose, email, expires_at FROM email_links WHERE person = ? AND expires_at > ? ORDER BY expires_at',
      [person, now],
    );
    return rows.map(({ purpose, email, expires_at }) => ({ purpose, email, until: expires_at }));
  }

  async burn(person: string): Promise<void> {
    await this.queries.run('DELETE FROM email_links WHERE person = ?', [person]);
  }
}
