import type { GameUi } from '@tessera/ui';
import { useSyncExternalStore } from 'react';
import { isWide, type Layout } from '../table/use-layout.ts';

/** A table of cards needs this much for itself and a column beside it. */
const OWN_TABLE_AND_SIDE = 1500;

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** Whether there is room for a column beside the board. */
export function useHasSide(layout: Layout, ui: GameUi): boolean {
  const isBroad = useSyncExternalStore(subscribe, () => innerWidth >= OWN_TABLE_AND_SIDE);
  return isWide(layout) && (!ui.ownTable || isBroad);
}
