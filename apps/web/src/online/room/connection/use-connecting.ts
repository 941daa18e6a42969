import { useSyncExternalStore } from 'react';
import type { OnlineTableConnection } from '../../../host/online.ts';
import { useLasting } from './use-lasting.ts';

/** The connection has been gone for longer than one would not notice. */
export const useConnecting = (connection: OnlineTableConnection): boolean =>
  useLasting(!useSyncExternalStore(connection.watch, () => connection.connected));
