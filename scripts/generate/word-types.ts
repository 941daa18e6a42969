import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

type Messages = Readonly<Record<string, string>>;

interface Place {
  readonly folder: string;
  readonly messages: RegExp;
}
const PAGE: Place = { folder: 'apps/web/src/words', messages: /^\w+\.en\.json$/ };
/** What else a game says is asked for by data alone, such as the code of a problem: `Text.find`. */
const gameIn = (folder: string): Place => ({ folder: `${folder}/words`, messages: /^(ui|cards)\.en\.json$/ });

/** The files that hold the types of messages, one beside each catalogue, and what each should hold. */
export function wordTypes(root: string): readonly { readonly file: string; readonly code: string }[] {
  const games = ['scripts/new-game/template', ...readdirSync(join(root, 'games')).map((game) => `games/${game}`)];
  return [PAGE, ...games.map(gameIn)]
    .filter(({ folder }) => existsSync(join(root, folder)))
    .map((place) => ({ file: `${place.folder}/words.d.ts`, code: declarations(messagesIn(root, place)) }));
}

function messagesIn(root: string, { folder, messages }: Place): Messages {
  const files = readdirSync(join(root, folder)).filter((file) => messages.test(file));
  const game = folder.split('/').at(-2) ?? '';
  return Object.assign(
    {},
    ...files.map((file) => flat(game, JSON.parse(readFileSync(join(root, folder, file), 'utf8')))),
  );
}

/** Names of cards are kept in sections: 'scythia.crew.brawler'. */
const flat = (game: string, words: Messages | Readonly<Record<string, Messages>>): Messages =>
  Object.fromEntries(
    Object.entries(words).flatMap(([key, value]: [string, string | Messages]) =>
      typeof value === 'string'
        ? [[key, value]]
        : Object.entries(value).map(([name, words]) => [`${game}.${key}.${name}`, words]),
    ),
  );

/** What TypeScript must know of these messages. */
export function declarations(messages: Messages): string {
  const lines = Object.entries(messages).map(([key, message]) => `    '${key}': ${argumentsType(message)};`);
  return `// Made of the English messages beside it: \`npm run generate\`.
import type {} from '@tessera/ui';

declare module '@tessera/ui' {
  interface Words {
${lines.join('\n')}
  }
}
`;
}

function argumentsType(message: string): string {
  const fields = [...argumentsOf(message, parse(message, { ignoreTag: true }))].map(
    ([name, type]) => `${name}: ${type}`,
  );
  return fields.length > 0 ? `{ ${fields.join('; ')} }` : 'unknown';
}

/** A plural and a plain number want a number; what chooses between words is a word. */
function argumentsOf(
  message: string,
  elements: readonly MessageFormatElement[],
  found = new Map<string, string>(),
): ReadonlyMap<string, string> {
  for (const element of elements) {
    const type = typeOf(message, element);
    if (type !== undefined && 'value' in element)
      found.set(element.value, narrower(message, found.get(element.value), type));
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const option of Object.values(element.options)) argumentsOf(message, option.value, found);
  }
  return found;
}

/** What an argument has to be there; undefined for what is no argument. */
function typeOf(message: string, { type }: MessageFormatElement): string | undefined {
  switch (type) {
    case TYPE.literal:
    case TYPE.pound:
      return undefined;
    case TYPE.argument:
      return SHOWN;
    case TYPE.number:
    case TYPE.plural:
      return 'number';
    case TYPE.select:
      return 'string';
    default:
      throw new Error(`No type is known for the dates, times and tags of a message: ${message}`);
  }
}

const SHOWN = 'Shown';

/** Whatever is shown may be a number or a word besides; it can't be both. */
function narrower(message: string, before: string | undefined, type: string): string {
  if (before === undefined || before === SHOWN || before === type) return type;
  if (type === SHOWN) return before;
  throw new Error(`An argument is counted and chooses between words, too: ${message}`);
}
