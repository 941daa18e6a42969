import { lazy, Suspense, useState } from 'react';
import { wantWords } from '../i18n/words.ts';
import { hasBeenOnline } from '../online/server/turn-count.ts';
import { reservedHeight } from './reserved.ts';

/** Whoever can't have them, offline after an update for one, has a home page all the same. */
const Cards = lazy(async () => {
  try {
    const [cards] = await Promise.all([import('../online/lobby/TablesAtHome.tsx'), wantWords(['online'])]);
    return cards;
  } catch {
    // said above
    return { default: () => null };
  }
});

/** One's tables across the network, one tap away; nothing for whoever has never been there, or can't go there now. */
export function OnlineTables() {
  const [reachable] = useState(() => hasBeenOnline() && navigator.onLine);
  return reachable ? (
    <Suspense fallback={<Reserved />}>
      <Cards waiting={<Reserved />} />
    </Suspense>
  ) : null;
}

/** The place that they took last time, so that nothing jumps when they come. */
function Reserved() {
  const [height] = useState(reservedHeight);
  return height > 0 ? <div aria-hidden="true" style={{ minHeight: height }} /> : null;
}
