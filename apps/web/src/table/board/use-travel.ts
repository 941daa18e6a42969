import { useEffect, useState } from 'react';

/** Long enough for the board to be drawn where it stands now. */
const DRAWN = 100;

/** How long pieces travel: a look back is a cut, and so is the return from it, which is no move of anybody's. */
export function useTravel(motion: number, looking: number | null): number {
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (looking !== null) return setAway(true);
    const timer = setTimeout(() => setAway(false), DRAWN);
    return () => clearTimeout(timer);
  }, [looking]);
  return looking !== null || away ? 0 : motion;
}
