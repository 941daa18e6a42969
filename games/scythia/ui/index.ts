import './scythia-ui.css';
import type { GameUi } from '@tessera/ui';
import { ArmyMark, placeSelector } from '../board/index.ts';
import type { ScythiaPosition } from '../rules/position/position-types.ts';
import { END_EVENT } from '../rules/state/events.ts';
import { Board } from './Board.tsx';
import { DiceTray } from './DiceTray.tsx';
import { choices } from './decision/choices.ts';
import { hint } from './decision/hint.ts';
import { cancelPicking, type Picking, startPicking } from './decision/picking.ts';
import { prompt, rollLabel } from './decision/prompt.ts';
import { EndCount } from './end/EndCount.tsx';
import { pointsOf } from './end/points.ts';
import { summary } from './end/summary.ts';
import { verdict } from './end/verdict.ts';
import { guide } from './guide.ts';
import { placesOf } from './log/last-move.ts';
import { banner, describeStep, inSetUp, turnTitle } from './log/log.ts';
import { armiesOf } from './names.ts';
import { Panel } from './Panel.tsx';
import { FullCard } from './parts/FullCard.tsx';
import { TARGET_UNITS } from './parts/ZoomedBoard.tsx';
import { cardName } from './sentences/cards.ts';
import { durationMs, sounds, tumbles } from './timing.ts';

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
  endEvent: END_EVENT,
  durationMs,
  tumbles,
  sounds,
  summary,
  verdict,
  hint,
  guide,
};
