import type { Problem } from '@tessera/kernel';
import type { Device, Transport, TransportEvents } from '@tessera/table';

/** A phone that wakes up, or a train out of its tunnel, doesn't wait for the next try. */
export const page: Device = {
  isAwake: () => document.visibilityState === 'visible',
  onWake: (wake) => {
    const seen = () => {
      if (page.isAwake()) wake();
    };
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', seen);
    };
  },
};

/** `whyClosed`: why the server closed for good with that code; after anything else it is tried again. */
export function socketTo(
  url: string,
  whyClosed: (code: number) => Problem | undefined,
  events: TransportEvents,
): Transport {
  const socket = new WebSocket(url);
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

/** A message as it came over the socket; nothing if it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // whoever asked for it treats it as no message
    return undefined;
  }
}
