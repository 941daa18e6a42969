import type { GameText } from '@tessera/ui/text';
import type { HiberniaEvent, HiberniaPosition, Scenario } from '../index.ts';
import { count } from './count.ts';
import { drawPosition } from './draw.ts';
import { drawScenario } from './draw-scenario.ts';
import { chanceShorthand, prompt } from './prompt.ts';
import { say } from './say.ts';

export const hiberniaText: GameText = {
  draw: (view, names, paint) => drawPosition(view as HiberniaPosition, names, paint),
  say: (event, names, paint) => say(event as HiberniaEvent, names, paint),
  count: (view, result, names, paint) => count(view as HiberniaPosition, result, names, paint),
  prompt: (view) => prompt(view as HiberniaPosition),
  chanceShorthand: (view, typed) => chanceShorthand(view as HiberniaPosition, typed),
  drawScenario: (scenario, paint) => drawScenario(scenario as Scenario, paint),
  notation: ['march Uí Maine', 'take Aidne', 'raise'],
};
