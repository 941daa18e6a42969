export { ArmyMark } from './ArmyMark.tsx';
export { Cover } from './Cover.tsx';
export { prepareBoard } from './drawn-board.ts';
export { type Arrangement, arrangementFor, type BoardLayout, layoutBoard } from './geometry.ts';
export { type BoardPreview, HiberniaBoard, type HiberniaBoardProps } from './HiberniaBoard.tsx';
export { HiberniaDie } from './HiberniaDie.tsx';
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
export { SHIELD_PLACE, type TargetKind } from './targets.ts';
export { walkMs } from './walk.ts';
