import { DECOR } from '@tessera/game-kit/board';
import { memo } from 'react';
import type { Point } from '../geometry.ts';
import type { ArmyColour } from '../palette.ts';
import { Legion } from './Legion.tsx';
import { Soldier } from './Soldier.tsx';

interface PieceProps {
  readonly piece: ArmyColour | 'legion';
  /** Where it stands; null off the board. */
  readonly at: Point | null;
  readonly offBoard: Point;
  readonly lifted: boolean;
  /** It would be thrown out by the move one is pointing at. */
  readonly ousted?: boolean;
  readonly ghost?: boolean;
}

/** A piece at its place. Off the board it waits, unseen, below the edge, and comes and goes from there. */
export const Piece = memo(function Piece({ piece, at, offBoard, lifted, ousted = false, ghost = false }: PieceProps) {
  const { x, y } = at ?? offBoard;
  return (
    <g
      className={`${ghost ? 'cb-ghost' : 'cb-piece'}${lifted ? ' cb-lifted' : ''}${ousted ? ' cb-ousted' : ''}`}
      style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`, opacity: at ? undefined : 0 }}
      {...DECOR}
    >
      {piece === 'legion' ? <Legion /> : <Soldier colour={piece} />}
    </g>
  );
});
