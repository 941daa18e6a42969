import { useEffect, useState } from 'react';
import { nextShown, same, stepMs } from './walk.ts';

/** The markers' distances to show now: they follow the true ones space by space. */
export function useWalk(distances: readonly number[], durationMs: number): readonly number[] {
  const [walk, setWalk] = useState({ goal: distances, shown: distances });
  let now = walk;
  if (!same(walk.goal, distances)) {
    // The first step is taken at once, the others when the one before has been seen.
    now = { goal: distances, shown: durationMs > 0 ? nextShown(walk.shown, distances) : distances };
    setWalk(now);
  }
  const arrived = same(now.shown, now.goal);
  useEffect(() => {
    if (arrived) return;
    const timer = setTimeout(
      () => setWalk(({ goal, shown }) => ({ goal, shown: nextShown(shown, goal) })),
      stepMs(durationMs),
    );
    return () => clearTimeout(timer);
  });
  return durationMs > 0 ? now.shown : distances;
}
