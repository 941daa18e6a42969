import { useSyncExternalStore } from 'react';

/** Room for a board, its column and the chat side by side. */
const WIDE = '(min-width: 1200px) and (min-height: 561px)';

const subscribe = (listener: () => void) => {
  const wide = matchMedia(WIDE);
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
};

/** Whether the chat stands beside the board; elsewhere it is a sheet over it. */
export const useChatBeside = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
