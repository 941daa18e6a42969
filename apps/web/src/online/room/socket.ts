/** Closed for good: signed out, the table is gone, or too many look on already. */
const FINAL = [1003, 4004, 4005, 4006];
export const isFinal = (code: number): boolean => FINAL.includes(code);

export const socketUrl = (table: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws?table=${encodeURIComponent(table)}`;

export interface RoomLine {
  /** False while there is no line. */
  say(message: object): boolean;
  close(): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;

/** Listens to a room where nothing is played yet; dials again after every break. `onGone`: there is no use in it any more. */
export function listenToRoom(table: string, onMessage: (message: unknown) => void, onGone: () => void): RoomLine {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let closed = false;
  const dial = () => {
    const own = new WebSocket(socketUrl(table));
    socket = own;
    own.onmessage = (event: MessageEvent<string>) => {
      tries = 0;
      try {
        onMessage(JSON.parse(event.data));
      } catch {
        // not for us
      }
    };
    own.onclose = ({ code }) => {
      if (closed) return;
      if (isFinal(code)) onGone();
      else timer = setTimeout(dial, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries++) * (0.5 + Math.random() / 2));
    };
  };
  dial();
  return {
    say: (message) => {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    close: () => {
      closed = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
}
