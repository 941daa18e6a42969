import type { Scenario } from '../../rules/scenario/board.ts';
import cambria from '../../scenarios/cambria.json' with { type: 'json' };
import cumbria from '../../scenarios/cumbria.json' with { type: 'json' };
import drawnCambria from './cambria.json' with { type: 'json' };
import drawnCumbria from './cumbria.json' with { type: 'json' };
import { type BoardDrawing, type PackedDrawing, unpackDrawing } from './pack.ts';

interface Shipped {
  readonly scenario: Scenario;
  readonly packed: PackedDrawing;
  drawing?: BoardDrawing;
}

const SHIPPED: readonly Shipped[] = [
  { scenario: cambria, packed: drawnCambria },
  { scenario: cumbria, packed: drawnCumbria },
];

/** All of a scenario that its drawing depends on. */
const asDrawn = ({ id, forts }: Scenario): string =>
  JSON.stringify([id, forts.map(({ name, value, lon, lat, roads }) => [name, value, lon, lat, roads])]);

/**
 * The drawing of a board we ship, made beforehand by draw-boards.mjs: to lay one out and survey its country
 * takes the better part of a second, during which the page would stand still; to unpack it, a few milliseconds.
 */
export function shippedDrawing(scenario: Scenario): BoardDrawing | undefined {
  const shipped = SHIPPED.find((one) => one.scenario.id === scenario.id);
  if (!shipped || (shipped.scenario !== scenario && asDrawn(shipped.scenario) !== asDrawn(scenario))) return undefined;
  shipped.drawing ??= unpackDrawing(shipped.packed);
  return shipped.drawing;
}
