import type { Text } from '@tessera/ui';
import { questKey } from '../../rules/scenario/board.ts';
import type { Amounts, ScenarioQuest } from '../../rules/scenario/scenario-types.ts';
import { type HasScenario, scenarioOf } from '../scenario-of.ts';
import { counted } from './card-names.ts';
import { amountsText } from './effect-text.ts';

export const FACE_DOWN = 'face down';

export const questOf = (view: HasScenario, key: string): ScenarioQuest | undefined =>
  scenarioOf(view).quests.find((quest) => questKey(quest) === key);

/** What a quest asks for: '1 wagon and 3 livestock', or 'cards whose strengths add up to 8'. */
export const questCost = (text: Text, quest: ScenarioQuest): string =>
  'strength' in quest
    ? text('scythia.quest.strength', { count: quest.strength })
    : amountsText(text, quest.cost as Amounts);

/** '1 wagon and 3 livestock: 5 points'. */
export function questText(text: Text, view: HasScenario, key: string): string {
  const quest = questOf(view, key);
  if (!quest) return text('scythia.quest.faceDown');
  return text('scythia.quest.says', { cost: questCost(text, quest), points: counted(text, 'points', quest.points) });
}
