import './scythia-ui.css';
import type { GameUi } from '@tessera/ui';
import { ArmyMark, placeSelector } from '../board/index.ts';
import type { ScythiaPosition } from '../rules/position/position-types.ts';
import { Board } from './Board.tsx';
import { cardName } from './cards.ts';
import { choices } from './choices.ts';
import { DiceTray } from './DiceTray.tsx';
import { EndCount } from './EndCount.tsx';
import { guide, guideWords } from './guide.ts';
import { placesOf } from './last-move.ts';
import { banner, describeStep, inSetUp, turnTitle } from './log.ts';
import { armiesOf } from './names.ts';
import { Panel } from './Panel.tsx';
import { FullCard } from './parts/FullCard.tsx';
import { TARGET_UNITS } from './parts/ZoomedBoard.tsx';
import { cancelPicking, type Picking, startPicking } from './picking.ts';
import { pointsOf } from './points.ts';
import { prompt, rollLabel } from './prompt.ts';
import { summary } from './summary.ts';
import { durationMs, sounds, tumbles } from './timing.ts';
import { verdict } from './verdict.ts';

export { CardReference } from './reference/CardReference.tsx';

export const scythiaUi: GameUi<ScythiaPosition, Picking> = {
  id: 'scythia',
  startPicking,
  cancelPicking: ({ picking }) => cancelPicking(picking),
  prompt,
  choices,
  rollLabel,
  Board,
  Panel,
  DiceTray,
  EndCount,
  Card: FullCard,
  cardName,
  Mark: ArmyMark as GameUi['Mark'],
  ownTable: true,
  targetUnits: TARGET_UNITS,
  scenesOf: (step) => placesOf(step).map(placeSelector),
  armies: armiesOf,
  points: pointsOf,
  turnOf: (view) => view.turn,
  describeStep,
  inSetUp,
  turnTitle,
  banner,
  endEvent: 'over',
  durationMs,
  tumbles,
  sounds,
  summary,
  verdict,
  guide,
  guideWords,
};
