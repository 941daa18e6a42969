import type { Seat } from '@tessera/kernel';
import { withoutEnd } from '../core/end-told.ts';
import type { NewTable } from '../core/protocol.ts';
import { mayUndo, ownNews, redoer, seenByAll, undoer } from '../core/seen.ts';
import type { Table } from '../core/table.ts';
import { type Viewer, viewerOf, viewOf } from '../core/viewer.ts';
import type { MovedNews, News, WireMoved, WireUpdate } from './news-text.ts';
import { Telling } from './telling.ts';

export interface Listener {
  /** The seats it speaks for. */
  readonly own: readonly Seat[];
  readonly lean: boolean;
  /** It has asked for the table, and so knows what the news are about. */
  readonly listens: boolean;
  send(told: WireUpdate | WireMoved): void;
}

/** What a telling is about besides its steps. */
export interface About {
  readonly at: number;
  readonly paused: boolean;
  /** What is to be told of seats and settings. */
  readonly table?: NewTable | undefined;
  readonly answer?: Answered | undefined;
  /** The hash over all that has happened. */
  readonly link?: string | undefined;
}

/** Whose request is answered with it. */
export interface Answered {
  readonly to: Listener;
  readonly id: number;
}

/** All pages at a table: each hears what it may know. */
export class Audience {
  readonly listeners = new Set<Listener>();

  /**
   * A telling of something that is about to happen, for all who may hear of it whoever looks afterwards; `whole` if moves may
   * be taken back.
   */
  telling<S>(table: Table<S>, whole = false): Telling {
    let views = false;
    for (const { lean, listens } of this.listeners) views ||= listens && !lean;
    const brief = !whole && !table.hides;
    return new Telling(table.buffer.count, brief && !views ? [] : this.viewers(table), { views, brief });
  }

  viewers<S>(table: Table<S>): readonly Viewer[] {
    if (!table.hides) return ['spectator'];
    const viewers = new Set<Viewer>();
    for (const { own, listens } of this.listeners) {
      if (!listens) continue;
      for (const seat of own) viewers.add(seat);
      if (own.length !== 1) viewers.add('spectator');
      if (own.length > 1) viewers.add('revealed');
    }
    return [...viewers];
  }

  tell<S>(table: Table<S>, told: Telling, about: About): void {
    const { answer } = about;
    const brief = told.brief && !told.tellsLast && !about.paused && !about.table && !table.buffer.ended;
    const undoing = undoer(table);
    const redoing = redoer(table);
    let moved: MovedNews | undefined;
    let newsTo: Map<string, News> | undefined;
    for (const listener of this.listeners) {
      if (!listener.listens) continue;
      const re = answer?.to === listener ? answer.id : undefined;
      try {
        if (brief && listener.lean) {
          moved ??= movedFor(table, told, about);
          const undo = listener.own.includes(undoing) && mayUndo(table, listener.own);
          listener.send({ type: 'moved', re, undo, redo: listener.own.includes(redoing), news: moved });
          continue;
        }
        const own = ownNews(table, listener.own, listener.lean);
        // where nothing is hidden all are told the same
        const viewer = table.hides ? viewerOf(own.viewer) : 'spectator';
        // who knows the rules needs no views but the newest, whatever others want
        const views = told.views && !(listener.lean && table.hides);
        const key = `${viewer} ${views}`;
        newsTo ??= new Map();
        const news = newsTo.get(key) ?? newsFor(table, told, viewer, views, about);
        newsTo.set(key, news);
        listener.send({ type: 'update', re, news, own });
      } catch {
        // a line that broke: its page comes back by itself, and the others must not wait for it
        this.listeners.delete(listener);
      }
    }
  }

  /** Others sit at the same page as that seat, and must not see what it sees. */
  sharesDevice(seat: Seat): boolean {
    for (const { own } of this.listeners) if (own.length > 1 && own.includes(seat)) return true;
    return false;
  }
}

const movedFor = <S>(table: Table<S>, { kept, moves }: Telling, { at, link }: About): MovedNews => ({
  kept,
  moves,
  at,
  waiting: table.waiting(),
  seat: table.waitedFor() + 1,
  link,
});

function newsFor<S>(
  table: Table<S>,
  told: Telling,
  viewer: Viewer,
  views: boolean,
  { at, paused, table: head, link }: About,
): News {
  const last = told.lastFor(viewer);
  const happened = last ? [last] : told.stepsFor(viewer);
  const whole = table.awaitsOnlyDone ? happened.map((step) => withoutEnd(table.game, step)) : happened;
  const steps = views || !told.views ? whole : whole.map((step) => ({ ...step, view: undefined }));
  return {
    kept: last?.index ?? told.kept,
    steps,
    at,
    ...seenByAll(table),
    ...(steps.length === 0 || !views ? { view: viewOf(table.game, table.state, viewer) } : {}),
    ...(paused ? { paused } : {}),
    ...(head ? { table: head } : {}),
    ...(link ? { link } : {}),
  };
}
