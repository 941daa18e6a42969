// Panels and the home page use parts of the board without the board itself, and need its inks too.
import './board.css';

export { CambriaBoard, type CambriaBoardProps } from './CambriaBoard.tsx';
export { Cover } from './cover/Cover.tsx';
export { layoutOf as layoutBoard } from './draw-board.ts';
export type { BoardLayout } from './geometry.ts';
export { ARMY_COLOURS, ARMY_STYLES, type ArmyColour, type ArmyStyle, MARK_PATHS, type MarkShape } from './palette.ts';
export { ArmyMark } from './pieces/ArmyMark.tsx';
export { Die } from './pieces/Die.tsx';
export { type PieceState, trackPieces } from './pieces/pieces.ts';
export { Token } from './pieces/Token.tsx';
export type { TargetKind } from './targets.ts';
