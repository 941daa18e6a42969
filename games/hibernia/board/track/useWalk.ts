import { useEffect, useState } from 'react';
import { nextShown, oneScores, same, stepMs } from './walk.ts';

/** The markers' distances to show now: they follow the true ones space by space. */
export function useWalk(distances: readonly number[], durationMs: number): readonly number[] {
  const [walk, setWalk] = useState({ goal: distances, shown: distances });
  let now = walk;
  if (!same(walk.goal, distances)) {
    // The first step is taken at once, the others when the one before has been seen.
    const walks = durationMs > 0 && oneScores(walk.goal, distances);
    now = { goal: distances, shown: walks ? nextShown(walk.shown, distances) : distances };
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
