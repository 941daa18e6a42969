import type { GameText } from '@tessera/ui/text';
import type { Scenario, ScythiaEvent, ScythiaPosition } from '../index.ts';
import { count } from './count.ts';
import { drawPosition } from './draw.ts';
import { drawScenario } from './draw-scenario.ts';
import { chanceShorthand, prompt } from './prompt.ts';
import { say } from './say.ts';

export const scythiaText: GameText = {
  draw: (view, names, paint) => drawPosition(view as ScythiaPosition, names, paint),
  say: (event, names, paint) => say(event as ScythiaEvent, names, paint),
  count: (view, result, names, paint) => count(view as ScythiaPosition, result, names, paint),
  prompt: (view) => prompt(view as ScythiaPosition),
  chanceShorthand: (view, typed) => chanceShorthand(view as ScythiaPosition, typed),
  drawScenario: (scenario, paint) => drawScenario(scenario as Scenario, paint),
  notation: ['place Farm', 'raid Cimmeria left', 'hire Brawler at 2', 'play Scout', 'wound 3', 'skip'],
};
