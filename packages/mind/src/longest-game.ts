/** Moves. No game of ours is this long: one where nobody makes headway is left here, and counts as it then stands. */
export const LONGEST_GAME = 20_000;
