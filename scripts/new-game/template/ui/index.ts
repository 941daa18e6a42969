import { ArmyPicture } from '@tessera/game-kit/ui';
import type { ArmyColour, GameUi } from '@tessera/ui';
import { createElement } from 'react';
import { placeName } from '../board/layout.ts';
import { STYLES } from '../board/StepstoneBoard.tsx';
import { END_EVENT } from '../rules/events.ts';
import type { StepstonePosition } from '../rules/position.ts';
import { Board } from './Board.tsx';
import { DiceTray } from './DiceTray.tsx';
import { EndCount } from './EndCount.tsx';
import { guide } from './guide.ts';
import { banner, describeStep, turnTitle } from './log.ts';
import { Panel } from './Panel.tsx';
import { prompt } from './prompt.ts';
import { eventsOf, type Picking, scenarioOf } from './scene.ts';
import { summary, verdict } from './summary.ts';
import { durationMs, sounds, tumbles } from './timing.ts';

export const stepstoneUi: GameUi<StepstonePosition, Picking> = {
  id: 'stepstone',
  startPicking: () => null,
  cancelPicking: () => undefined,
  prompt,
  choices: () => [],
  Board,
  Panel,
  DiceTray,
  EndCount,
  Mark: ({ colour, size = 16 }) =>
    createElement(ArmyPicture, { className: 'stepstone-mark', styles: STYLES, colour: colour as ArmyColour, size }),
  targetUnits: 108,
  textUnits: 22,
  scenesOf: (step) =>
    eventsOf(step).flatMap((event) =>
      event.type === 'walked'
        ? `[data-place="${placeName(scenarioOf(step.view as StepstonePosition), event.to)}"]`
        : [],
    ),
  armies: ({ players }) => players,
  points: (view) => view.players.map(({ home }) => home),
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
  guide,
};
