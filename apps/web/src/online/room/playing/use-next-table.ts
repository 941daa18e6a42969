import { useEffect } from 'react';
import type { TableInfo } from '../../server/tables.ts';
import { lookAgain, useTurns } from '../../server/turn-count.ts';

/** Other tables where one is waited for; looked for anew when one has done one's part here. */
export function useNextTables(id: string, mine: boolean): readonly TableInfo[] {
  const turns = useTurns();
  useEffect(() => {
    if (!mine) lookAgain();
  }, [mine]);
  return turns?.filter((table) => table.id !== id) ?? [];
}
