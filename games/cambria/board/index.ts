// Panels and the home page use parts of the board without the board itself, and need its inks too.
import './board.css';

export { ArmyMark } from './ArmyMark.tsx';
export { CambriaBoard, type CambriaBoardProps } from './CambriaBoard.tsx';
export { Cover } from './Cover.tsx';
export { Die } from './Die.tsx';
export { layoutOf as layoutBoard } from './draw-board.ts';
export type { BoardLayout } from './geometry.ts';
export { ARMY_COLOURS, ARMY_STYLES, type ArmyColour, type ArmyStyle, MARK_PATHS, type MarkShape } from './palette.ts';
export { type PieceState, trackPieces } from './pieces.ts';
export { Token } from './Token.tsx';
export type { TargetKind } from './targets.ts';
