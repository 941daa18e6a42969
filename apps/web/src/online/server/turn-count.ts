import { useEffect, useState } from 'react';
import { listTables } from './tables.ts';

const EVERY_MS = 60_000;
const KEY = 'tessera online';

const curious = new Set<() => void>();

let who: string | undefined;

/** Whoever has never been online is no business of the server's: it isn't asked for them. */
export function noteOnline(person: string | undefined): void {
  const known = person !== undefined;
  const news = known !== hasBeenOnline() || (who !== undefined && who !== person);
  who = person;
  try {
    if (known) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // a browser that keeps nothing
  }
  if (news) for (const look of curious) look();
}

function hasBeenOnline(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** At how many tables it is my turn, as far as is known. */
export function useTurnCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let here = true;
    const look = async () => {
      if (!hasBeenOnline()) setCount(0);
      if (document.hidden || !navigator.onLine || !hasBeenOnline()) return;
      const list = await listTables('turn=1');
      if (!list.ok && list.error.code === 'sign-in') noteOnline(undefined);
      if (here) setCount(list.ok ? list.value.tables.length : 0);
    };
    void look();
    const again = () => void look();
    curious.add(again);
    const timer = setInterval(again, EVERY_MS);
    document.addEventListener('visibilitychange', again);
    return () => {
      here = false;
      curious.delete(again);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, []);
  return count;
}
