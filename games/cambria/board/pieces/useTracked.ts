import { useState } from 'react';
import type { CambriaPosition } from '../../rules/position/position-types.ts';
import { type PieceState, trackPieces } from './pieces.ts';

export interface Tracked {
  readonly position: CambriaPosition;
  readonly pieces: readonly PieceState[];
  /** Forts that fell while one was watching: their fall is played once, not each time the board is opened. */
  readonly seenFall: ReadonlySet<string>;
}

const takenForts = (position: CambriaPosition): string[] => position.armies.flatMap((army) => army.forts);

function follow(before: Tracked | null, position: CambriaPosition): Tracked {
  const pieces = trackPieces(before?.pieces ?? [], position);
  if (!before) return { position, pieces, seenFall: new Set() };
  const old = new Set(takenForts(before.position));
  return {
    position,
    pieces,
    seenFall: new Set(takenForts(position).filter((fort) => !old.has(fort) || before.seenFall.has(fort))),
  };
}

/** What the last positions tell about this one: which piece came from where, which fort fell just now. */
export function useTracked(position: CambriaPosition): Tracked {
  const [tracked, setTracked] = useState(() => follow(null, position));
  if (tracked.position === position) return tracked;
  const next = follow(tracked, position);
  setTracked(next);
  return next;
}
