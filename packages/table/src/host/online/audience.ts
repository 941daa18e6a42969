import { type Seat, seatNumber } from '@tessera/kernel';
import type { NewTable } from '../../core/protocol.ts';
import type { Table } from '../../core/table.ts';
import { withoutEnd } from '../../core/told/end-told.ts';
import type { MovedNews, News, WireMoved, WireUpdate } from '../../core/told/news-text.ts';
import { mayUndo, ownNews, redoer, seenByAll, undoer } from '../../core/told/seen.ts';
import { Telling } from '../../core/told/telling.ts';
import { type Viewer, viewerOf, viewOf } from '../../core/told/viewer.ts';

export interface Listener {
  /** The seats it speaks for. */
  readonly own: readonly Seat[];
  readonly lean: boolean;
  /** It has asked for the table, and so knows what the news are about. */
  readonly listens: boolean;
  send(told: WireUpdate | WireMoved): void;
  /** Something could not be told to it: it hears no more, and has to open the table anew. */
  lose(): void;
}

/** What a telling is about besides its steps. */
export interface About {
  readonly at: number;
  readonly paused: boolean;
  /** What is to be told of seats and settings. */
  readonly table?: NewTable | undefined;
  /** Who did it: they are answered with what they are told. */
  readonly actor?: Listener | undefined;
  /** The hash over all that has happened. */
  readonly link?: string | undefined;
}

/** All pages at a table: each hears what it may know. */
export class Audience {
  readonly listeners = new Set<Listener>();
  private readonly logError: (error: unknown) => void;

  constructor(logError: (error: unknown) => void) {
    this.logError = logError;
  }

  /**
   * A telling of something that is about to happen, for all who may hear of it whoever looks afterwards; `whole` if there is more
   * to tell than moves.
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

  /** Tells everybody but the actor, and returns what is to be told to that one. */
  tell<S>(table: Table<S>, told: Telling, about: About): WireUpdate | WireMoved | undefined {
    let toActor: WireUpdate | WireMoved | undefined;
    const brief = told.brief && !told.tellsLast && !about.paused && !about.table && !table.buffer.ended;
    const undoing = undoer(table);
    const redoing = redoer(table);
    let moved: MovedNews | undefined;
    let newsTo: Map<string, News> | undefined;
    for (const listener of this.listeners) {
      if (!listener.listens) continue;
      try {
        let update: WireUpdate | WireMoved;
        if (brief && listener.lean) {
          moved ??= movedFor(table, told, about);
          const undo = listener.own.includes(undoing) && mayUndo(table, listener.own);
          update = { type: 'moved', undo, redo: listener.own.includes(redoing), news: moved };
        } else {
          const own = ownNews(table, listener.own, listener.lean);
          // where nothing is hidden all are told the same
          const viewer = table.hides ? viewerOf(own.viewer) : 'spectator';
          // who knows the rules needs no views but the newest, whatever others want
          const views = told.views && !(listener.lean && table.hides);
          const key = `${viewer} ${views}`;
          newsTo ??= new Map();
          const news = newsTo.get(key) ?? newsFor(table, told, viewer, views, about);
          newsTo.set(key, news);
          update = { type: 'update', news, own };
        }
        if (listener === about.actor) toActor = update;
        else listener.send(update);
      } catch (error) {
        // the others must not wait for it, and the table has not failed
        this.listeners.delete(listener);
        this.logError(error);
        listener.lose();
      }
    }
    return toActor;
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
  seat: seatNumber(table.waitedFor()),
  ...(link !== undefined && { link }),
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
