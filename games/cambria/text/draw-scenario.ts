import type { Paint } from '@tessera/ui/text';
import type { Scenario } from '../index.ts';
import { bonusPoints } from './armies.ts';

export function drawScenario({ name, forts }: Scenario, paint: Paint): string {
  const longest = Math.max(...forts.map((fort) => fort.name.length));
  const roads = forts.reduce((sum, fort) => sum + fort.roads.length, 0) / 2;
  const points = forts.reduce((sum, fort) => sum + fort.value + bonusPoints(fort.value), 0);
  const rows = forts.map((fort) => `  ${fort.value}  ${fort.name.padEnd(longest)}  ${fort.roads.join(', ')}`);
  return [
    paint.bold(name),
    '',
    ...rows,
    '',
    `  ${forts.length} forts, ${roads} roads, ${points} points in tokens.`,
  ].join('\n');
}
