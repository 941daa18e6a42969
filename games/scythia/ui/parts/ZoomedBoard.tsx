import { LEAST_TEXT, placeSelector } from '../../board/index.ts';
import type { Play } from '../decision/use-play.ts';
import { placesOf } from '../log/last-move.ts';
import { MainBoard } from './MainBoard.tsx';

/** A building, the smallest of what is usually tapped. */
export const TARGET_UNITS = 80;

interface ZoomedBoardProps {
  readonly play: Play;
  readonly tall?: boolean;
  /** A phone has no room for all of it: it starts at its top, so large that it can be read. */
  readonly from?: 'middle' | 'top';
}

/** The board that everybody shares, with the pan and zoom of the frame. */
export function ZoomedBoard({ play, tall = false, from = 'middle' }: ZoomedBoardProps) {
  const { Zoom, steps, suggestedPaths, durationMs } = play;
  const board = <MainBoard play={play} tall={tall} />;
  if (!Zoom) return board;
  const step = steps.at(-1);
  const suggested = suggestedPaths.flatMap(({ places }) => places);
  const places = suggested.length > 0 ? suggested : step ? placesOf(step) : [];
  return (
    <Zoom
      targetUnits={TARGET_UNITS}
      textUnits={LEAST_TEXT}
      from={from}
      scenes={places.map(placeSelector)}
      durationMs={durationMs}
    >
      {board}
    </Zoom>
  );
}
