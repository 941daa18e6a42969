import type { SlotPosition } from '../../rules/position/position-types.ts';
import {
  BUILDINGS,
  type Building,
  REGIONS,
  type Region,
  type ScenarioSettlement,
} from '../../rules/scenario/scenario-types.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface SettlementLayout {
  readonly settlement: ScenarioSettlement;
  readonly box: Box;
  /** Too narrow for the dice beside what a raid needs, and for its slots side by side. */
  readonly narrow: boolean;
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
/** What a settlement asks and gives stands above its slots; where it is narrow, its dice take a line of their own. */
const HEAD = 69;
const NARROW_HEAD = 87;
/** The least width for a settlement that shows everything side by side. */
const SIDE_BY_SIDE = 180;
/** A land on a tall board: of settlements side by side, and of narrow ones with and without quests. */
const LAND = { broad: 152, narrow: 215, withoutQuests: 167 };

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
  const narrow = box.width < SIDE_BY_SIDE;
  const head = narrow ? NARROW_HEAD : HEAD;
  const row = {
    x: box.x + SLOT_GAP,
    y: box.y + head,
    width: box.width - 2 * SLOT_GAP,
    height: box.height - head - SLOT_GAP,
  };
  // one slot of a narrow settlement is no taller than two would be
  const boxes = narrow ? grid(row, 1, 2, SLOT_GAP) : across(row, Array(used.length).fill(1), SLOT_GAP);
  return { settlement, box, narrow, slots: used.map((slot, i) => ({ slot, box: boxes[i] ?? row })) };
}

const inUse = (settlements: readonly ScenarioSettlement[], slots: readonly SlotPosition[]) =>
  settlements.flatMap((settlement) => {
    const used = slots.filter((slot) => slot.settlement === settlement.name && slot.used).map((slot) => slot.slot);
    return used.length > 0 ? [{ settlement, used }] : [];
  });
type InUse = ReturnType<typeof inUse>;

/** Where the settlements of a land lie side by side. */
const roomIn = (box: Box): Box => ({
  x: box.x + LAND_NAME,
  y: box.y + GAP,
  width: box.width - LAND_NAME - GAP,
  height: box.height - 2 * GAP,
});

/** How high a land of a tall board must be for its settlements. */
function landHeight(region: Region, settlements: InUse, width: number): number {
  const [first] = across(roomIn({ x: 0, y: 0, width, height: 0 }), Array(settlements.length).fill(1), GAP);
  if (!first || first.width >= SIDE_BY_SIDE) return LAND.broad;
  return region === 'Greece' ? LAND.withoutQuests : LAND.narrow;
}

function layoutLand(region: Region, box: Box, settlements: InUse): LandLayout {
  const room = roomIn(box);
  const boxes = across(room, Array(settlements.length).fill(1), GAP);
  return {
    region,
    box,
    settlements: settlements.map(({ settlement, used }, i) => layoutSettlement(settlement, boxes[i] ?? room, used)),
  };
}

const VILLAGE_GAP = 6;
const LOT = 82;

/** The village of a tall board: buildings in threes with the quests as the ninth, the animals below. */
function tallVillage(width: number) {
  const inner = { x: 10, y: 8, width: width - 20 };
  const lots = grid({ ...inner, height: 3 * LOT + 2 * VILLAGE_GAP }, 3, 3, VILLAGE_GAP);
  const ninth = lots[8] ?? { ...inner, height: LOT };
  const animals = { ...inner, y: ninth.y + ninth.height + VILLAGE_GAP, height: 118 };
  return { lots, villageQuests: grid(ninth, 1, 2, VILLAGE_GAP), animals, height: animals.y + animals.height + 8 };
}

/** The village of a wide board: buildings in pairs, beneath them the quests, beneath those the animals. */
function wideVillage(width: number, height: number) {
  const inner = { x: 10, y: 8, width: width - 20 };
  const lots = grid({ ...inner, height: 4 * (LOT + VILLAGE_GAP) - VILLAGE_GAP }, 2, 4, VILLAGE_GAP);
  const quests = { ...inner, y: inner.y + 4 * (LOT + VILLAGE_GAP) + 1, height: 38 };
  const animals = { ...inner, y: quests.y + 45, height: height - quests.y - 45 - 8 };
  return { lots, villageQuests: grid(quests, 2, 1, VILLAGE_GAP), animals, height };
}

/** Where all is: the village beside the lands on a wide board, above them on a tall one; Greece, the farthest, at the foot. */
export function layoutBoard(
  settlements: readonly ScenarioSettlement[],
  slots: readonly SlotPosition[],
  tall: boolean,
): BoardLayout {
  const width = tall ? 500 : 960;
  const { lots, villageQuests, animals, ...measured } = tall ? tallVillage(width) : wideVillage(324, 600);
  const village: Box = { x: 0, y: 0, width: tall ? width : 324, height: measured.height };
  const lands = REGIONS.map((region) => {
    const those = settlements.filter((settlement) => settlement.region === region);
    return { region, settlements: inUse(those, slots) };
  });
  const left = tall ? 0 : village.width;
  let y = tall ? village.height : 0;
  const laid = lands.map((land) => {
    const height = tall ? landHeight(land.region, land.settlements, width) : village.height / REGIONS.length;
    const box = { x: left, y, width: width - left, height };
    y += height;
    return layoutLand(land.region, box, land.settlements);
  });
  const cards = across(animals, [1, 1, 1, 1], 6);
  return {
    width,
    height: y,
    village,
    buildings: new Map(BUILDINGS.map((building, i) => [building, lots[i] ?? village])),
    villageQuests,
    animals: cards.slice(1),
    deck: cards[0] ?? animals,
    lands: laid,
  };
}
