import type { BoardLayout, Box } from './layout.ts';
import { animalHalfPlace, animalPlace, buildingPlace, questPlace, settlementPlace, slotPlace } from './places.ts';

const middle = (box: Box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** The middle of every place of the board, for the arrow keys. */
export function placeSpots(layout: BoardLayout): Map<string, { readonly x: number; readonly y: number }> {
  const spots = new Map([...layout.buildings].map(([building, box]) => [buildingPlace(building), middle(box)]));
  for (const [i, box] of layout.villageQuests.entries()) spots.set(questPlace(null, i + 1), middle(box));
  for (const [i, box] of layout.animals.entries()) {
    const half = { ...box, height: box.height / 2 };
    spots.set(animalPlace(i + 1), middle(box));
    spots.set(animalHalfPlace(i + 1, 'eagle'), middle(half));
    spots.set(animalHalfPlace(i + 1, 'horse'), middle({ ...half, y: box.y + half.height }));
  }
  for (const { settlement, box, slots } of layout.lands.flatMap((land) => land.settlements)) {
    spots.set(settlementPlace(settlement.name), middle(box));
    for (const { slot, box: at } of slots) {
      spots.set(slotPlace(settlement.name, slot), middle({ ...at, height: at.height * 0.6 }));
      spots.set(questPlace(settlement.name, slot), middle(at));
    }
  }
  return spots;
}
