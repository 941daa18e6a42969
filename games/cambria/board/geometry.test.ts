import { boxesOverlap, distance, distanceToLine, sample } from '@tessera/game-kit/board';
import { describe, expect, it } from 'vitest';
import type { Scenario } from '../rules/scenario/board.ts';
import cambria from '../scenarios/cambria.json' with { type: 'json' };
import cumbria from '../scenarios/cumbria.json' with { type: 'json' };
import { type Box, layoutBoard, type Point } from './geometry.ts';
import { pieceBox } from './layout/labels.ts';
import { SHIP_BOX, STANDARD_BOX } from './layout/sea.ts';

const SLOT_RADIUS = 22;

/** Two rings of forts and spokes between them, far from any coast we have. */
function wheel(spokes: number): Scenario {
  const names = Array.from({ length: spokes }, (_, i) => [`Inner ${i}`, `Outer ${i}`]).flat();
  const forts = names.map((name, i) => {
    const spoke = i >> 1;
    const inner = i % 2 === 0;
    const angle = (spoke / spokes) * 2 * Math.PI;
    const next = (spoke + 1) % spokes;
    const before = (spoke + spokes - 1) % spokes;
    const ring = inner ? 'Inner' : 'Outer';
    return {
      name,
      value: 3,
      lon: 20 + Math.cos(angle) * (inner ? 0.4 : 1),
      lat: 44 + Math.sin(angle) * (inner ? 0.3 : 0.7),
      roads: [`${ring} ${next}`, `${ring} ${before}`, `${inner ? 'Outer' : 'Inner'} ${spoke}`],
    };
  });
  return { id: 'wheel', name: 'Wheel', custom: true, forts };
}

const scenarios: readonly Scenario[] = [cambria, cumbria, wheel(6)];

describe.each(scenarios.map((scenario) => [scenario.name, scenario] as const))('the board %s', (_, scenario) => {
  const layout = layoutBoard(scenario);
  const slots = layout.roads.map((road) => road.slot);

  const expectInside = (p: Point, by: number) => {
    expect(p.x).toBeGreaterThanOrEqual(by);
    expect(p.y).toBeGreaterThanOrEqual(by);
    expect(p.x).toBeLessThanOrEqual(layout.width - by);
    expect(p.y).toBeLessThanOrEqual(layout.height - by);
  };

  it('keeps slots apart from each other and from forts', () => {
    for (const [i, slot] of slots.entries()) {
      for (const other of slots.slice(i + 1)) expect(distance(slot, other)).toBeGreaterThan(44);
      for (const fort of layout.forts) expect(distance(slot, fort)).toBeGreaterThan(50);
    }
  });

  it('runs no road through a fort of others', () => {
    for (const road of layout.roads)
      for (const [i, fort] of layout.forts.entries())
        if (!road.ends.includes(i)) expect(distanceToLine(fort, road.points)).toBeGreaterThan(fort.box.halfWidth);
  });

  it('writes no name over a slot, a fort or another name', () => {
    for (const [i, { label, name }] of layout.forts.entries()) {
      for (const slot of slots) expect(boxesOverlap(pieceBox(slot), label.box), name).toBe(false);
      for (const fort of layout.forts)
        expect(boxesOverlap(label.box, fort.box), `${name} over ${fort.name}`).toBe(false);
      for (const other of layout.forts.slice(i + 1)) expect(boxesOverlap(label.box, other.label.box)).toBe(false);
      for (const x of [-1, 1])
        for (const y of [-1, 1])
          expectInside({ x: label.box.x + x * label.box.halfWidth, y: label.box.y + y * label.box.halfHeight }, 0);
    }
  });

  it('has its ships and the standard at sea, clear of everything', () => {
    const boxes: Box[] = [
      ...layout.ships.map(({ x, y }) => ({ x, y, ...SHIP_BOX })),
      { ...layout.standard, ...STANDARD_BOX },
    ];
    expect(layout.ships.map((ship) => ship.value)).toEqual([2, 3, 4, 5, 6]);
    for (const [i, box] of boxes.entries()) {
      expect(sample(layout.land, box)).toBeLessThan(-20);
      for (const other of boxes.slice(i + 1)) expect(boxesOverlap(box, other)).toBe(false);
      for (const fort of layout.forts) {
        expect(boxesOverlap(box, fort.box)).toBe(false);
        expect(boxesOverlap(box, fort.label.box)).toBe(false);
      }
    }
  });

  it('has all of it inside the frame, on land where it should be', () => {
    for (const fort of layout.forts) {
      expectInside(fort, fort.box.halfWidth);
      expect(sample(layout.land, fort)).toBeGreaterThan(20);
    }
    for (const slot of slots) expectInside(slot, SLOT_RADIUS + 4);
    for (const place of layout.places.values()) expectInside(place, 22);
  });

  it('is the same every time', () => {
    expect(layoutBoard(scenario)).toEqual(layout);
  });
});
