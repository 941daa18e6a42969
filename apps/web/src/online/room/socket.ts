import type { Problem } from '@tessera/kernel';
import type { Wire, WireEvents } from '@tessera/table';
import { RoomLine, type RoomLineEvents } from './room-line.ts';

const CLOSED_FOR_GOOD: Readonly<Record<number, Problem>> = {
  1003: { code: 'closed-by-server', message: 'The server has closed the connection.' },
  4004: { code: 'signed-out', message: 'You have signed out.' },
  4005: { code: 'no-such-table', message: 'This table is no more.' },
  4006: { code: 'table-full', message: 'Too many people look at this table already.' },
};

/** Why the server closed for good with that code; after any other it is worth while to dial again. */
export const whyClosed = (code: number): Problem | undefined => CLOSED_FOR_GOOD[code];

export const socketUrl = (table: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws?table=${encodeURIComponent(table)}`;

/** A line to the room of that table; it wakes with the device and the network. Returns how to say something, and how to leave. */
export function listenToRoom(table: string, events: RoomLineEvents): Pick<RoomLine, 'say' | 'close'> {
  const line = new RoomLine((wire) => socketTo(table, wire), events);
  const seen = () => {
    if (!document.hidden) line.wake();
  };
  window.addEventListener('online', line.wake);
  document.addEventListener('visibilitychange', seen);
  return {
    say: line.say,
    close: () => {
      window.removeEventListener('online', line.wake);
      document.removeEventListener('visibilitychange', seen);
      line.close();
    },
  };
}

function socketTo(table: string, events: WireEvents): Wire {
  const socket = new WebSocket(socketUrl(table));
  socket.onopen = () => events.opened();
  socket.onmessage = (event: MessageEvent<string>) => events.heard(event.data);
  socket.onclose = ({ code }) => events.gone(whyClosed(code));
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
}
