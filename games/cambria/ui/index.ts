import './cambria-ui.css';
import type { GameUi } from '@tessera/ui';
import { ArmyMark } from '../board/index.ts';
import { END_EVENT } from '../rules/events.ts';
import type { CambriaPosition } from '../rules/position/position-types.ts';
import { Board } from './Board.tsx';
import { Details } from './Details.tsx';
import { DiceTray } from './DiceTray.tsx';
import { hint } from './decision/hint.ts';
import { cancelPicking, type Picking, startPicking } from './decision/picking.ts';
import { choices, prompt } from './decision/prompt.ts';
import { EndCount } from './end/EndCount.tsx';
import { summary } from './end/summary.ts';
import { verdict } from './end/verdict.ts';
import { guide } from './guide.ts';
import { placesOf } from './log/last-move.ts';
import { banner, describeStep, turnTitle } from './log/log.ts';
import { armiesOf } from './names.ts';
import { Panel } from './Panel.tsx';
import { durationMs, sounds, tumbles } from './timing.ts';

export const cambriaUi: GameUi<CambriaPosition, Picking> = {
  id: 'cambria',
  startPicking,
  cancelPicking: ({ picking }) => cancelPicking(picking),
  prompt,
  choices,
  Board,
  Panel,
  Details,
  DiceTray,
  EndCount,
  Mark: ArmyMark as GameUi['Mark'],
  targetUnits: 60,
  textUnits: 19,
  scenesOf: (step) => placesOf(step).map((place) => `[data-place="${CSS.escape(place)}"]`),
  armies: armiesOf,
  points: (view) => view.armies.map((army) => army.points),
  turnOf: (view) => view.turn,
  describeStep,
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
