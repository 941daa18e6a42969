export const WIDTH = 1000;
export const HEIGHT = 1160;
/** The track: a frame this far from the edge, this deep. */
export const TRACK_MARGIN = 8;
export const TRACK_DEPTH = 56;
/** Where the sea begins, inside the track. */
export const SHORE = TRACK_MARGIN + TRACK_DEPTH + 6;
export const SHIELD_RADIUS = 122;
