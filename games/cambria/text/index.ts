import type { GameText } from '@tessera/ui/text';
import type { CambriaEvent, CambriaPosition, CambriaResult, Scenario } from '../index.ts';
import { count } from './count.ts';
import { drawPosition } from './draw.ts';
import { drawScenario } from './draw-scenario.ts';
import { chanceShorthand, prompt } from './prompt.ts';
import { say } from './say.ts';

export const cambriaText: GameText = {
  draw: (view, names, paint) => drawPosition(view as CambriaPosition, names, paint),
  say: (event, names, paint) => say(event as CambriaEvent, names, paint),
  count: (view, result, names, paint) => count(view as CambriaPosition, result as CambriaResult, names, paint),
  prompt: (view) => prompt(view as CambriaPosition),
  chanceShorthand: (view, typed) => chanceShorthand(view as CambriaPosition, typed),
  drawScenario: (scenario, paint) => drawScenario(scenario as Scenario, paint),
  notation: [
    'put Caer Gai/Deva',
    'move ship 4 to Caer Gai/Deva',
    'ship 4 for 2',
    'legion Caer Gai/Deva',
    'board 5',
    'ashore',
    'pass',
  ],
};
