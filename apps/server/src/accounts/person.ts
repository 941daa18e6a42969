import type { NotifyChoice } from '@tessera/protocol';
import type { Language } from '@tessera/protocol/lists';

/** Somebody who plays, as everybody at a table may know them. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** The language they want to be written in; null while they haven't said. */
  readonly language: Language | null;
  readonly since: number;
}

/** What only they themselves may know. */
export interface Account extends Person {
  readonly email: string | null;
  readonly emailConfirmedAt: number | null;
  /** An address that they gave, and that is not known to be theirs yet: nobody can sign in with it. */
  readonly pendingEmail: string | null;
  /** An argon2id hash. */
  readonly password: string | null;
  readonly notify: NotifyChoice;
}
