export const LANGUAGES = ['en', 'ru', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Somebody who plays, as everybody at a table may know them. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** The language they want to be written in; null while they haven't said. */
  readonly language: Language | null;
  readonly since: number;
}

/** Somebody as others meet them. */
export interface PersonRef {
  readonly id: string;
  readonly name: string;
  /** Without anything to sign in with: whoever was kept by that name may be somebody else. */
  readonly guest?: true;
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

/** How they want to hear of their turn. */
export interface NotifyChoice {
  readonly push: boolean;
  readonly email: boolean;
  readonly webhook: string | null;
}
