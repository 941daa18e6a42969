import { DECOR } from '@tessera/game-kit/board';
import type { ScenarioQuest } from '../../rules/scenario/scenario-types.ts';
import { QuestFace } from '../cards/QuestFace.tsx';
import type { Targets } from '../targets.ts';
import type { Box } from './layout.ts';
import { Place } from './Place.tsx';

interface QuestPlaceProps {
  readonly id: string;
  readonly box: Box;
  /** A quest face up, one face down, or none. */
  readonly quest: ScenarioQuest | 'face down' | null;
  /** Takes the taps while the quest is a target: larger than the quest. */
  readonly reach?: Box | undefined;
  readonly last: boolean;
  readonly targets: Targets;
}

/** A quest on the board: in the village, or under the plunder of a slot. */
export function QuestPlace({ id, box, quest, reach, last, targets }: QuestPlaceProps) {
  return (
    <g>
      <g {...DECOR}>
        <QuestFace box={box} quest={quest} />
      </g>
      <Place id={id} box={box} reach={reach} last={last} round={4} targets={targets} />
    </g>
  );
}
