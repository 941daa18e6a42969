import type { ZoomProps } from '@tessera/ui';
import { type ReactNode, useRef } from 'react';
import { PanZoom } from './PanZoom.tsx';

interface BoardStageProps extends ZoomProps {
  /** Without pan and zoom: a table of cards lays itself out, and has its own about its board. */
  readonly plain?: boolean | undefined;
  /** Takes the next tap anywhere on the board; used while steps are being shown. */
  readonly onSkip: (() => void) | undefined;
  /** What floats over the board for a moment. */
  readonly over: ReactNode;
}

/** The board, and what floats over it. */
export function BoardStage({ plain, onSkip, over, ...zoom }: BoardStageProps) {
  const pressed = useRef({ x: 0, y: 0 });
  return (
    <div
      className="stage"
      data-guide="board"
      onPointerDownCapture={(event) => {
        pressed.current = { x: event.clientX, y: event.clientY };
      }}
      onClickCapture={(event) => {
        const { x, y } = pressed.current;
        // the end of a pan is no tap; a click by key has no place
        const panned = event.detail > 0 && Math.hypot(event.clientX - x, event.clientY - y) > 10;
        const onBoard = event.target instanceof Element && event.target.closest('.stage-board');
        if (onBoard && (panned || onSkip)) event.stopPropagation();
        if (onBoard && !panned) onSkip?.();
      }}
    >
      {plain ? <div className="stage-board stage-plain">{zoom.children}</div> : <PanZoom {...zoom} />}
      <div className="stage-over">{over}</div>
    </div>
  );
}
