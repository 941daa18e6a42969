import type { Wire, WireEvents } from '@tessera/table';
import { RoomLine, type RoomLineEvents } from './room-line.ts';

/** Closed for good: signed out, the table is gone, or too many look on already. */
const FINAL = [1003, 4004, 4005, 4006];
export const isFinal = (code: number): boolean => FINAL.includes(code);

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

const GONE = { code: 'no-such-table', message: 'This table is no more.' };

function socketTo(table: string, events: WireEvents): Wire {
  const socket = new WebSocket(socketUrl(table));
  socket.onopen = () => events.opened();
  socket.onmessage = (event: MessageEvent<string>) => events.heard(event.data);
  socket.onclose = ({ code }) => events.gone(isFinal(code) ? GONE : undefined);
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
}
