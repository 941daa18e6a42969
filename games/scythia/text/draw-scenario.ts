import { type Paint, padTo } from '@tessera/ui/text';
import type { Scenario } from '../index.ts';
import { effectToText } from '../rules/cards/effects.ts';
import { questKey } from '../rules/scenario/board.ts';
import { needsInWords } from './cards.ts';

export function drawScenario(scenario: Scenario, paint: Paint): string {
  const settlements = scenario.settlements.map((one) => `  ${padTo(paint.bold(one.name), 16)} ${needsInWords(one)}`);
  const crew = scenario.crew.map(
    (card) =>
      `  ${padTo(paint.bold(card.name), 14)} × ${card.copies}  cost ${card.cost}, strength ${card.strength}; ${effectToText(card.effect)}`,
  );
  const heroes = scenario.heroes.map((hero) => `  ${padTo(paint.bold(hero.name), 14)} ${effectToText(hero.effect)}`);
  return [
    paint.bold(scenario.name),
    '',
    ...settlements,
    '',
    ...heroes,
    '',
    ...crew,
    '',
    `  quests: ${scenario.quests.map(questKey).join(', ')}`,
    `  ${scenario.animals.length} kinds of animals, ${scenario.schemes.length} schemes`,
  ].join('\n');
}
