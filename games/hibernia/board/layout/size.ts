export const WIDTH = 1000;
export const HEIGHT = 1160;
/** The track's bed begins this far from the edge of its ring. */
export const TRACK_MARGIN = 8;
export const TRACK_DEPTH = 56;
/** The map lies this far from the edges, where a track around it leaves it room. */
export const SHORE = TRACK_MARGIN + TRACK_DEPTH + 6;
export const SHIELD_RADIUS = 122;
