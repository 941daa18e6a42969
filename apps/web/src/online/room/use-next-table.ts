import { useEffect, useState } from 'react';
import { listTables, type TableInfo } from '../server/tables.ts';

const EVERY_MS = 30_000;

/** Other tables where one is waited for: asked for while one isn't here. */
export function useNextTables(id: string, signedIn: boolean, mine: boolean): readonly TableInfo[] {
  const [tables, setTables] = useState<readonly TableInfo[]>([]);
  useEffect(() => {
    if (!signedIn || mine) return;
    let here = true;
    const look = async () => {
      if (document.hidden) return;
      const list = await listTables('turn=1');
      if (here && list.ok) setTables(list.value.tables.filter((table) => table.id !== id));
    };
    void look();
    const timer = setInterval(() => void look(), EVERY_MS);
    return () => {
      here = false;
      clearInterval(timer);
    };
  }, [id, signedIn, mine]);
  return tables;
}
