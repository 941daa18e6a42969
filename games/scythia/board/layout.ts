import type { SlotPosition } from '../rules/position-types.ts';
import { BUILDINGS, type Building, REGIONS, type Region, type ScenarioSettlement } from '../rules/scenario-types.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface SettlementLayout {
  readonly settlement: ScenarioSettlement;
  readonly box: Box;
  /** Only those in use (S-13). */
  readonly slots: readonly { readonly slot: number; readonly box: Box }[];
}

export interface LandLayout {
  readonly region: Region;
  readonly box: Box;
  readonly settlements: readonly SettlementLayout[];
}

export interface BoardLayout {
  readonly width: number;
  readonly height: number;
  readonly village: Box;
  readonly buildings: ReadonlyMap<Building, Box>;
  readonly villageQuests: readonly Box[];
  readonly animals: readonly Box[];
  readonly deck: Box;
  readonly lands: readonly LandLayout[];
}

/** The name of a land runs up its left side. */
export const LAND_NAME = 24;
const GAP = 6;
const SLOT_GAP = 5;
/** What a settlement asks and gives stands above its slots. */
export const SETTLEMENT_HEAD = 68;

/** Boxes side by side, as wide as their weights. */
function across(box: Box, weights: readonly number[], gap: number): Box[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const unit = (box.width - gap * (weights.length - 1)) / sum;
  let x = box.x;
  return weights.map((weight) => {
    const width = unit * weight;
    const at = { x, y: box.y, width, height: box.height };
    x += width + gap;
    return at;
  });
}

const grid = (box: Box, columns: number, rows: number, gap: number): Box[] =>
  Array.from({ length: rows }, (_, row) => {
    const height = (box.height - gap * (rows - 1)) / rows;
    return across({ ...box, y: box.y + row * (height + gap), height }, Array(columns).fill(1), gap);
  }).flat();

function layoutSettlement(settlement: ScenarioSettlement, box: Box, used: readonly number[]): SettlementLayout {
  const row = {
    x: box.x + SLOT_GAP,
    y: box.y + SETTLEMENT_HEAD,
    width: box.width - 2 * SLOT_GAP,
    height: box.height - SETTLEMENT_HEAD - SLOT_GAP,
  };
  const boxes = across(row, Array(used.length).fill(1), SLOT_GAP);
  return { settlement, box, slots: used.map((slot, i) => ({ slot, box: boxes[i] ?? row })) };
}

function layoutLand(
  region: Region,
  box: Box,
  settlements: readonly ScenarioSettlement[],
  slots: readonly SlotPosition[],
): LandLayout {
  const inUse = settlements.flatMap((settlement) => {
    const used = slots.filter((slot) => slot.settlement === settlement.name && slot.used).map((slot) => slot.slot);
    return used.length > 0 ? [{ settlement, used }] : [];
  });
  const room = {
    x: box.x + LAND_NAME,
    y: box.y + GAP,
    width: box.width - LAND_NAME - GAP,
    height: box.height - 2 * GAP,
  };
  const boxes = across(room, Array(inUse.length).fill(1), GAP);
  return {
    region,
    box,
    settlements: inUse.map(({ settlement, used }, i) => layoutSettlement(settlement, boxes[i] ?? room, used)),
  };
}

/** Where all is: the village beside the lands on a wide board, above them on a tall one; Greece, the farthest, at the foot. */
export function layoutBoard(
  settlements: readonly ScenarioSettlement[],
  slots: readonly SlotPosition[],
  tall: boolean,
): BoardLayout {
  const [width, height] = tall ? [620, 900] : [940, 585];
  const village: Box = tall ? { x: 0, y: 0, width, height: 334 } : { x: 0, y: 0, width: 304, height };
  const lands: Box = tall
    ? { x: 0, y: village.height, width, height: height - village.height }
    : { x: village.width, y: 0, width: width - village.width, height };

  const inner = { x: village.x + 10, y: village.y + 8, width: village.width - 20, height: village.height - 16 };
  const rows = tall ? 2 : 4;
  const buildings = grid({ ...inner, height: rows * 88 - 6 }, tall ? 4 : 2, rows, 6);
  const below = inner.y + rows * 88;
  const left = inner.y + inner.height - below;
  // Quests: beneath the buildings on a wide board, at the right of the animals on a tall one.
  const quests: Box = tall
    ? { x: inner.x + inner.width - 220, y: below + 2, width: 220, height: left - 4 }
    : { x: inner.x, y: below + 1, width: inner.width, height: 38 };
  const animals: Box = tall
    ? { x: inner.x, y: below + 2, width: inner.width - 232, height: left - 4 }
    : { x: inner.x, y: below + 46, width: inner.width, height: left - 46 };
  const cards = across(animals, [1, 1, 1, 1], 6);
  const bands = grid(lands, 1, REGIONS.length, 0);
  return {
    width,
    height,
    village,
    buildings: new Map(BUILDINGS.map((building, i) => [building, buildings[i] ?? inner])),
    villageQuests: tall ? grid(quests, 1, 2, 6) : grid(quests, 2, 1, 6),
    animals: cards.slice(1),
    deck: cards[0] ?? animals,
    lands: REGIONS.map((region, i) =>
      layoutLand(
        region,
        bands[i] ?? lands,
        settlements.filter((settlement) => settlement.region === region),
        slots,
      ),
    ),
  };
}
