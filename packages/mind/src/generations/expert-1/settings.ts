// The settings of this search, as they were when it got its name.

/** How readily the search looks past the move that seems best. */
export const CURIOSITY = 0.25;
export const MAX_NODES = 2_000_000;
export const MAX_DEPTH = 200;
/** A move this much worse than the best, in chances to win, gets 1/e of its attention. */
export const PRIOR_SPREAD = 0.02;
/** This part of the attention goes to all moves alike. */
export const FAIRNESS = 0.1;
/** After so many worlds what was found in them counts as much as first sight did. */
export const WORLDS_TO_BELIEVE = 3;
/** A move of the root that was looked at in so many worlds needs no first sight of another. */
export const WELL_KNOWN = 8;
/** As many outcomes have to be seen until they count as much, for those unseen, as what was thought beforehand. */
export const PATIENCE = 3;
export const MOST_WORLDS = 32;
export const FIRST_WORLDS = 8;
export const DESCENTS_PER_WORLD = 16;
/** Evaluations between two looks at the clock. */
export const PACE = 8;
