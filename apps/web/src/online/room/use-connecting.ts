import { useEffect, useState } from 'react';
import type { OnlineTableConnection } from '../../host/online.ts';

/** A blink of a break is nobody's business. */
const PATIENCE_MS = 1000;

/** The line has been gone for longer than one would not notice. */
export function useConnecting(connection: OnlineTableConnection): boolean {
  const [connecting, setConnecting] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = (connected: boolean) => {
      clearTimeout(timer);
      if (connected) setConnecting(false);
      else timer = setTimeout(() => setConnecting(true), PATIENCE_MS);
    };
    hear(connection.connected);
    const stop = connection.watch(hear);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [connection]);
  return connecting;
}
