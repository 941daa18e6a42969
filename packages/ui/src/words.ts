/**
 * Every message of the product, by its key, with what it must be told. Each words.d.ts, which `npm run generate` makes of
 * English messages, adds its own.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled where the messages are
export interface Words {}

/** What is shown as it is. */
export type Shown = string | number;

export type TextArguments = Readonly<Record<string, Shown | boolean>>;

export type TextKey = keyof Words;

/** How keys go on after a beginning: `KeyEnd<'cambria.log'>` is `'rolled' | …`. */
export type KeyEnd<Start extends string, Key = TextKey> = Key extends `${Start}.${infer End}` ? End : never;

/** What a message must be told; one of several, what all of them must be. */
export type ArgumentsOf<Key extends TextKey> = (Key extends TextKey ? (told: Words[Key]) => void : never) extends (
  told: infer Told,
) => void
  ? Told
  : never;

/** A key and its arguments to a sentence in the reader's language. */
export interface Text {
  <Key extends TextKey>(
    key: Key,
    ...told: TextKey extends Key
      ? [thereIsNoSuchKey: never]
      : unknown extends ArgumentsOf<Key>
        ? []
        : [told: Readonly<ArgumentsOf<Key>>]
  ): string;
  /** For a key that comes with data, such as the name of a card in somebody's own file: undefined where there are no words for it. */
  readonly find: (key: string, told?: TextArguments) => string | undefined;
}

/** A text as a function, of one that finds it; `missing` is for a key whose words are not loaded. */
export const textOf = (find: Text['find'], missing = (key: string): string => key): Text =>
  Object.assign((key: string, told?: TextArguments) => find(key, told) ?? missing(key), { find }) as Text;
