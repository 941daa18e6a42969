export { prepareBoard } from './drawn-board.ts';
export { type Arrangement, arrangementFor, type BoardLayout } from './geometry.ts';
export { type BoardPreview, HiberniaBoard } from './HiberniaBoard.tsx';
export { SMALLEST_LABEL } from './layout/settle.ts';
export {
  ARMY_STYLES,
  type ArmyColour,
} from './palette.ts';
export { ArmyMark } from './pieces/ArmyMark.tsx';
export { HiberniaDie } from './pieces/HiberniaDie.tsx';
export { SHIELD_PLACE, type TargetKind } from './targets.ts';
export { walkMs } from './track/walk.ts';
