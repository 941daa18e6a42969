import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../rules/scenario/board.ts';
import { boardOf, SCENARIOS } from '../../rules/scenario/setup.ts';
import { drawBoard } from '../draw-board.ts';
import { SHIP_SEAT } from '../geometry.ts';
import { drawAnew } from './draw.ts';
import { packDrawing, unpackDrawing } from './pack.ts';
import { shippedDrawing } from './shipped.ts';

const shipped = Object.entries(SCENARIOS) as [string, Scenario][];

describe.each(shipped)('the drawing of %s', (id, scenario) => {
  it('is the one its scenario gives; if not, run node games/cambria/board/drawn/draw-boards.mjs', () => {
    const drawing = shippedDrawing(scenario);
    if (!drawing) throw new Error(`${id} isn't drawn`);
    // Compared whole but told by a part: the texts are too long to be read in a report.
    const [stored, anew] = [packDrawing(drawing), packDrawing(drawAnew(scenario))];
    expect(stored.layout).toEqual(anew.layout);
    for (const [part, shape] of Object.entries(anew.terrain))
      expect(JSON.stringify(stored.terrain[part as keyof typeof stored.terrain]) === JSON.stringify(shape), part).toBe(
        true,
      );
  });

  it('serves every copy of the scenario, as rules and pages have their own', () => {
    const board = boardOf(id);
    expect(board.ok && drawBoard(board.value.scenario)).toBe(drawBoard(scenario));
    expect(drawBoard(structuredClone(scenario), (fort) => fort)).toBe(drawBoard(scenario));
  });

  it('loses nothing that shows', () => {
    const anew = drawAnew(scenario);
    const { layout, terrain } = unpackDrawing(packDrawing(anew));
    expect(terrain.land).toEqual(anew.terrain.land);
    expect(terrain.marks).toHaveLength(anew.terrain.marks.length);
    expect([...layout.places.keys()]).toEqual([...anew.layout.places.keys()]);
    for (const [place, at] of layout.places) {
      expect(Math.abs(at.x - (anew.layout.places.get(place)?.x ?? 0)), place).toBeLessThan(0.06);
      expect(Math.abs(at.y - (anew.layout.places.get(place)?.y ?? 0)), place).toBeLessThan(0.06);
    }
    const ship = layout.ships[0];
    expect(layout.places.get('ship 2')).toEqual({ x: ship.x + SHIP_SEAT.x, y: ship.y + SHIP_SEAT.y });
  });
});

it('is not taken for a board of the same id with a fort elsewhere', () => {
  const [, scenario] = shipped[0];
  const [first, ...rest] = scenario.forts;
  const moved = { ...scenario, forts: [{ ...first, lat: first.lat + 0.1 }, ...rest] };
  expect(shippedDrawing(moved)).toBeUndefined();
  expect(drawBoard(moved).layout.forts[0].y).not.toBe(drawBoard(scenario).layout.forts[0].y);
});

it('is not used where the names on it are others', () => {
  const [, scenario] = shipped[0];
  const { layout } = drawBoard(scenario, (fort) => `Castra ${fort}`);
  expect(layout.forts[0].label.lines.join(' ')).toBe(`Castra ${scenario.forts[0].name}`);
});
