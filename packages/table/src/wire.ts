import { fail, isObject, type Outcome, ok, type Result } from '@tessera/kernel';
import type { Ended } from './journal.ts';
import type { Answer, LegalMove, NewTable, Step, TableState, Update, Waiting } from './protocol.ts';
import type { ToldTo } from './viewer.ts';

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
  readonly paused?: boolean;
  /** Only when something about it has changed. */
  readonly table?: NewTable;
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
  readonly re?: number;
  readonly news: News;
  readonly own: OwnNews;
}

export type WireMessage = Answer | WireUpdate;

const texts = new WeakMap<News, string>();

function textOf(news: News): string {
  const known = texts.get(news);
  if (known !== undefined) return known;
  const text = JSON.stringify(news);
  texts.set(news, text);
  return text;
}

/** A message as text. News that go to several pages are written once. */
export function encode(message: WireMessage): string {
  if (!('type' in message)) return JSON.stringify(message);
  const re = message.re === undefined ? '' : `"re":${message.re},`;
  return `{"type":"update",${re}"own":${JSON.stringify(message.own)},"news":${textOf(message.news)}}`;
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
export function decode(text: string): Outcome<WireMessage> {
  try {
    const json: unknown = JSON.parse(text);
    if (isObject(json) && (json['type'] === 'update' || typeof json['ok'] === 'boolean'))
      return ok(json as unknown as WireMessage);
  } catch {
    // told below
  }
  return fail('bad-message', 'The server sent something that is no message of a table.');
}
