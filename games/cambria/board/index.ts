// Panels and the home page use parts of the board without the board itself, and need its inks too.
import './board.css';

export { CambriaBoard } from './CambriaBoard.tsx';
export { layoutOf as layoutBoard } from './draw-board.ts';
export type { BoardLayout } from './geometry.ts';
export type { ArmyColour } from './palette.ts';
export { ArmyMark } from './pieces/ArmyMark.tsx';
export { Die } from './pieces/Die.tsx';

export { Token } from './pieces/Token.tsx';
export type { TargetKind } from './targets.ts';
