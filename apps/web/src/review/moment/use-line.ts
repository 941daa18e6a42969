import type { Moment } from '@tessera/mind';
import { useEffect, useState } from 'react';
import type { Adviser } from '../job/adviser.ts';
import type { Line } from '../job/messages.ts';
import { topMoves } from './top-moves.ts';

/** Whoever steps quickly through a game asks nothing of the moments in between. */
const WAIT_MS = 150;

/** How the turn would best have gone on in a decision; undefined until that is known. */
export function useLine(adviser: Adviser, moment: Moment | undefined, isMoving: boolean): Line | undefined {
  const [found, setFound] = useState<{ readonly at: number; readonly best: string; readonly line: Line }>();
  const at = moment?.at;
  const played = moment?.move;
  const { best, moves } = moment?.decision ?? {};
  useEffect(() => {
    if (at === undefined || best === undefined || moves === undefined || played === undefined || isMoving) return;
    let current = true;
    const timer = setTimeout(async () => {
      const compared = topMoves({ moves }, played);
      const line = await adviser.line(
        at,
        best,
        compared.map(({ move }) => move),
      );
      if (current && line.ok) setFound({ at, best, line: line.value });
      else if (!line.ok) console.warn('The line could not be worked out:', line.error.message);
    }, WAIT_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [adviser, at, best, moves, played, isMoving]);
  return found && found.at === at && found.best === best ? found.line : undefined;
}
