import { useSyncExternalStore } from 'react';

/** Room for a board, its column and the chat side by side; a whole table of cards needs more. */
const BOARD = '(min-width: 1200px) and (min-height: 561px)';
const CARDS = '(min-width: 1800px) and (min-height: 561px)';

const subscribe = (listener: () => void) => {
  const changing = [BOARD, CARDS].map((query) => matchMedia(query));
  for (const query of changing) query.addEventListener('change', listener);
  return () => {
    for (const query of changing) query.removeEventListener('change', listener);
  };
};

/** Whether the chat stands beside the board; elsewhere it is a sheet over it. */
export const useChatBeside = (ownTable: boolean): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(ownTable ? CARDS : BOARD).matches);
