/** Bad input is a value, never an exception: an error has a code for programs and a sentence for people. */
export interface Problem<Code extends string = string> {
  readonly code: Code;
  readonly message: string;
  /** A key of the game's own words, where the same is said in the language of the reader, with `args` to fill in. */
  readonly key?: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

export type Outcome<T, Code extends string = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Problem<Code> };

export const ok = <T>(value: T): Outcome<T, never> => ({ ok: true, value });

export const fail = <const Code extends string>(code: Code, message: string): { ok: false; error: Problem<Code> } => ({
  ok: false,
  error: { code, message },
});

/** What somebody sent, short enough for a sentence. It never goes into lists and objects: they may be deep enough to break the stack. */
export function quote(sent: unknown): string {
  if (typeof sent === 'string') return JSON.stringify(sent.slice(0, 40));
  if (typeof sent === 'object' && sent !== null) return Array.isArray(sent) ? 'a list' : 'an object';
  return sent === undefined ? 'nothing' : String(sent);
}

/** For places where a failure is a bug of ours, such as a scenario we ship. */
export function unwrap<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new Error(`${outcome.error.code}: ${outcome.error.message}`);
}
