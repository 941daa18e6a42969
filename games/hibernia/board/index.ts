export { Cover } from './cover/Cover.tsx';
export { prepareBoard } from './drawn-board.ts';
export { type Arrangement, arrangementFor, type BoardLayout, layoutBoard } from './geometry.ts';
export { type BoardPreview, HiberniaBoard, type HiberniaBoardProps } from './HiberniaBoard.tsx';
export { SMALLEST_LABEL } from './layout/settle.ts';
export {
  ARMY_COLOURS,
  ARMY_STYLES,
  type ArmyColour,
  type ArmyStyle,
  LAND_STYLES,
  MARK_PATHS,
  type MarkShape,
} from './palette.ts';
export { ArmyMark } from './pieces/ArmyMark.tsx';
export { HiberniaDie } from './pieces/HiberniaDie.tsx';
export { SHIELD_PLACE, type TargetKind } from './targets.ts';
export { walkMs } from './track/walk.ts';
