import { fail, isObject, type Outcome, ok, type Result } from '@tessera/kernel';
import type { Ended } from '../core/journal.ts';
import type { Answer, LegalMove, NewTable, Step, TableState, Update, Waiting } from '../core/protocol.ts';
import { quoted } from '../core/quoted.ts';
import type { ToldTo } from '../core/viewer.ts';

/** What is the same for all who look with the same eyes: put into text once, sent to many. */
export interface News {
  readonly kept: number;
  readonly steps: readonly Step[];
  readonly at: number;
  readonly moves: number;
  readonly waiting: Waiting;
  readonly seat: number;
  readonly result: Result;
  /** Left out where the last of the steps has it. */
  readonly view?: unknown;
  readonly ended?: Ended;
  readonly practice?: true;
  readonly paused?: boolean;
  /** Only when something about it has changed. */
  readonly table?: NewTable;
  readonly link?: string;
}

/** What is told to one page alone. */
export interface OwnNews {
  readonly viewer: ToldTo;
  readonly yours: readonly number[];
  readonly legal: readonly LegalMove[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** An update on its way to a page. With `re` it is also the answer to that request of the page: it is done. */
export interface WireUpdate {
  readonly type: 'update';
  readonly re?: number | undefined;
  readonly news: News;
  readonly own: OwnNews;
}

/** Where nothing is hidden moves say all there is to say, to whoever knows the rules. They follow the first `kept` moves, which are those that stood before. */
export interface MovedNews {
  readonly kept: number;
  readonly moves: readonly string[];
  readonly at: number;
  readonly waiting: Waiting;
  readonly seat: number;
  readonly link?: string | undefined;
}

/** The same as an update for a page that was opened lean; whether it may take back or do again is for that page alone. */
export interface WireMoved {
  readonly type: 'moved';
  readonly re?: number | undefined;
  readonly undo: boolean;
  readonly redo: boolean;
  readonly news: MovedNews;
}

export type WireMessage = Answer | WireUpdate | WireMoved;

/** Whether the line is still there. It is no request and has no number; an older server complains of it, which says as much. */
export const PING = '{"type":"ping"}';
export interface WirePong {
  readonly type: 'pong';
}

const TYPES: readonly unknown[] = ['update', 'moved', 'pong'];

/** The news last written: they go to one page after another. */
let last: object | undefined;
let lastText = '';
let lastToMost = '';

function textOf(news: News | MovedNews): string {
  if (news !== last) {
    lastText = 'steps' in news ? JSON.stringify(news) : movedText(news);
    lastToMost = '';
    last = news;
  }
  return lastText;
}

const movedText = ({ kept, moves, at, waiting, seat, link }: MovedNews): string =>
  `{"kept":${kept},"moves":[${moves.map(quoted).join(',')}],"at":${at},"waiting":"${waiting}","seat":${seat}${link ? `,"link":"${link}"` : ''}}`;

/** Whoever did nothing and may do nothing reads the same, letter by letter. */
function toMost(news: MovedNews): string {
  const text = textOf(news);
  lastToMost ||= `{"type":"moved","news":${text},"undo":false,"redo":false}`;
  return lastToMost;
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
    // told below
  }
  return fail('bad-message', 'The server sent something that is no message of a table.');
}
