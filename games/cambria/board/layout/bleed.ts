import type { Point } from '@tessera/game-kit/board';

/** The country is drawn this far past the frame, so that a board fills any window without bars beside it. */
export const BLEED: Point = { x: 460, y: 460 };
