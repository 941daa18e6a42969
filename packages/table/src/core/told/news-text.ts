import { fail, isObject, type Outcome, ok } from '@tessera/kernel';
import type { MovedNews, News, TableState, Update, WireMessage, WirePong, WireUpdate } from '@tessera/protocol';
import { quoted } from './quoted.ts';

export type { MovedNews, News, OwnNews, WireMessage, WireMoved, WirePong, WireUpdate } from '@tessera/protocol';

/** Whether the connection still stands. It is no request and has no number; an older server complains of it, which says as much. */
export const PING = '{"type":"ping"}';
const TYPES: readonly unknown[] = ['update', 'moved', 'pong'];

/** News in words, for as long as they go to one page after another. */
const texts = new WeakMap<News | MovedNews, string>();
const textsToMost = new WeakMap<MovedNews, string>();

function textOf(news: News | MovedNews): string {
  const known = texts.get(news);
  if (known !== undefined) return known;
  const text = 'steps' in news ? JSON.stringify(news) : movedText(news);
  texts.set(news, text);
  return text;
}

const movedText = ({ kept, moves, at, waiting, seat, link }: MovedNews): string =>
  `{"kept":${kept},"moves":[${moves.map(quoted).join(',')}],"at":${at},"waiting":"${waiting}","seat":${seat}${link ? `,"link":"${link}"` : ''}}`;

/** Whoever did nothing and may do nothing reads the same, letter by letter. */
function toMost(news: MovedNews): string {
  const known = textsToMost.get(news);
  if (known !== undefined) return known;
  const text = `{"type":"moved","news":${textOf(news)},"undo":false,"redo":false}`;
  textsToMost.set(news, text);
  return text;
}

/** A message as text. What goes to several pages is written once. */
export function encode(message: WireMessage): string {
  if (!('type' in message)) return JSON.stringify(message);
  const { type, re } = message;
  if (type === 'update') {
    const news = textOf(message.news);
    return `{"type":"update",${re === undefined ? '' : `"re":${re},`}"own":${JSON.stringify(message.own)},"news":${news}}`;
  }
  const { news, undo, redo } = message;
  if (re === undefined && !undo && !redo) return toMost(news);
  return `{"type":"moved",${re === undefined ? '' : `"re":${re},`}"news":${textOf(news)},"undo":${undo},"redo":${redo}}`;
}

/** The update that a page goes on with, made of the state it had and the news. */
export function updateOf(before: TableState, { news, own }: WireUpdate): Update {
  const { kept, steps, view, ended, paused, table = before.table, ...rest } = news;
  const { id, hides } = before;
  const state: TableState = {
    id,
    hides,
    table,
    ...rest,
    ...own,
    view: view ?? steps.at(-1)?.view,
    ...(ended ? { ended } : {}),
    ...(paused ? { paused } : {}),
  };
  return { type: 'update', kept, steps, state };
}

/** What came from a server. It is our own, so only its outline is looked at. */
export function decode(text: string): Outcome<WireMessage | WirePong> {
  try {
    const json: unknown = JSON.parse(text);
    if (isObject(json) && (TYPES.includes(json['type']) || typeof json['ok'] === 'boolean'))
      return ok(json as unknown as WireMessage | WirePong);
  } catch {
    // what is no JSON is no message: told below
  }
  return fail('bad-message', 'The server sent something that is no message of a table.');
}
